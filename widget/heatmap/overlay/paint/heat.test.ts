import { expect, it } from 'vitest';
import type { Spot } from '../layout/spots';
import { colorField, fieldOf, GRAIN, peakOf } from './heat';
import type { Field } from './heat';
import { colorOf } from './palette';

const spot = ( x: number, y: number, count = 1, within = { left: 20, top: 20, right: 60, bottom: 40 } ): Spot => ( {
	x,
	y,
	count,
	radius: 30,
	within,
} );

/** Returns glowing grains as areas of the window. */
const glowing = ( { glow, columns }: Field ): { x: number; y: number }[] =>
	[ ...glow ].flatMap( ( value, at ) =>
		value > 0 ? [ { x: ( at % columns ) * GRAIN, y: Math.floor( at / columns ) * GRAIN } ] : []
	);

it( 'does not glow outside the element, however far a click reaches', () => {
	const grains = glowing( fieldOf( [ spot( 21, 21 ), spot( 59, 39 ) ], 200, 100 ) );

	expect( grains.length ).toBeGreaterThan( 100 );
	for ( const { x, y } of grains ) {
		expect( x ).toBeGreaterThanOrEqual( 20 );
		expect( x + GRAIN ).toBeLessThanOrEqual( 60 );
		expect( y ).toBeGreaterThanOrEqual( 20 );
		expect( y + GRAIN ).toBeLessThanOrEqual( 40 );
	}
} );

it( 'paints only within the window', () => {
	const beyond = { left: -50, top: -50, right: 500, bottom: 500 };

	expect( glowing( fieldOf( [ spot( -10, -10, 1, beyond ), spot( 205, 101, 1, beyond ) ], 200, 100 ) ) ).not.toEqual(
		[]
	);
} );

it( 'uses the strongest point as the peak', () => {
	expect( peakOf( [] ) ).toBe( 0 );
	expect( peakOf( [ spot( 30, 30, 4 ) ] ) ).toBe( 4 );
	expect( peakOf( [ spot( 30, 30, 4 ), spot( 30, 30, 3 ), spot( 300, 30, 5 ) ] ) ).toBe( 7 );
} );

it( 'shows a hundredth of the peak, and nothing where there are no clicks', () => {
	const pixels = colorField(
		{ columns: 3, rows: 1, glow: Float32Array.of( 0, 1, 100 ), nearness: Float32Array.of( 0, 1, 1 ) },
		100
	);
	const opacity = [ 3, 7, 11 ].map( ( at ) => pixels[ at ] ?? 0 );

	expect( opacity[ 0 ] ).toBe( 0 );
	expect( opacity[ 1 ] ).toBeGreaterThan( 80 );
	expect( opacity[ 2 ] ).toBeGreaterThan( opacity[ 1 ] ?? 255 );
} );

/** Returns the perceived lightness of a color. */
const lightness = ( step: number ): number => {
	const [ red, green, blue ] = colorOf( step );
	return red * 0.2126 + green * 0.7152 + blue * 0.0722;
};

it( 'uses a scale that only grows lighter, so red and green need not be told apart', () => {
	for ( let step = 0.02; step <= 1; step += 0.02 ) {
		expect( lightness( step ) ).toBeGreaterThan( lightness( step - 0.02 ) );
	}
} );
