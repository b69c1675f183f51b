import { describe, expect, it } from 'vitest';
import { contrast, readableFill } from './colours';

it( 'measures contrast as WCAG does', () => {
	expect( contrast( '#000000', '#ffffff' ) ).toBeCloseTo( 21, 5 );
	expect( contrast( '#ffffff', '#2D87F1' ) ).toBeCloseTo( 3.6, 1 );
	expect( contrast( '#777777', '#777777' ) ).toBe( 1 );
} );

describe( 'a button in the colour of the owner', () => {
	it( 'stays the blue that it is by default, just dark enough for white text', () => {
		const { background, text } = readableFill( '#2D87F1' );

		expect( text ).toBe( '#ffffff' );
		expect( contrast( background, text ) ).toBeGreaterThanOrEqual( 4.5 );
		expect( contrast( background, '#2D87F1' ) ).toBeLessThan( 1.4 );
	} );

	it( 'keeps a colour that is dark enough, to the digit', () => {
		expect( readableFill( '#23282d' ) ).toEqual( { background: '#23282d', text: '#ffffff' } );
	} );

	it( 'keeps a light colour and takes black text', () => {
		expect( readableFill( '#ffd23f' ) ).toEqual( { background: '#ffd23f', text: '#000000' } );
	} );

	it.each( [
		'#2D87F1',
		'#1579ef',
		'#ff0000',
		'#00ff00',
		'#808080',
		'#949494',
		'#959595',
		'#ff6f00',
		'#000000',
		'#ffffff',
	] )( 'can be read in %s', ( colour ) => {
		const { background, text } = readableFill( colour );

		expect( contrast( background, text ) ).toBeGreaterThanOrEqual( 4.5 );
	} );
} );
