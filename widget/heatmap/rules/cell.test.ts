import { expect, it } from 'vitest';
import { cellOf, GRID, isInBox, cellCenter } from './cell';

const BOX = { left: 100, top: 50, width: 320, height: 40 };

it( 'finds the column and the row of a point', () => {
	expect( cellOf( BOX, 100, 50 ) ).toEqual( [ 0, 0 ] );
	expect( cellOf( BOX, 261, 71 ) ).toEqual( [ 8, 8 ] );
	expect( cellOf( BOX, 420, 90 ) ).toEqual( [ 15, 15 ] );
} );

it( 'finds a point in each cell and the cell of that point, in boxes of any size', () => {
	for ( const box of [ BOX, { left: -3.5, top: 0.25, width: 7, height: 900.1 } ] ) {
		for ( let cell = 0; cell < GRID * GRID; cell++ ) {
			const [ x, y ] = cellCenter( box, cell );
			const [ column, row ] = cellOf( box, x, y );
			expect( isInBox( box, x, y ) ).toBe( true );
			expect( row * GRID + column ).toBe( cell );
		}
	}
} );

it( 'contains no point outside the box, and none in a box without size', () => {
	expect( isInBox( BOX, 99, 60 ) ).toBe( false );
	expect( isInBox( BOX, 200, 91 ) ).toBe( false );
	expect( isInBox( { left: 0, top: 0, width: 0, height: 10 }, 0, 5 ) ).toBe( false );
} );
