import { expect, it } from 'vitest';
import { marksOf, shareAt, sharesOf } from './reach';

/** Visits left at each twentieth: all down to half the page, then a tenth fewer at each. */
const REACH = Array.from( { length: 21 }, ( _, step ) => ( step <= 10 ? 200 : 200 - ( step - 10 ) * 20 ) );

const shares = sharesOf( { reach: REACH, views: 200 } );

it( 'calculates the share of visitors who saw each position on a page', () => {
	expect( shareAt( shares, 0 ) ).toBe( 1 );
	expect( shareAt( shares, 0.5 ) ).toBe( 1 );
	expect( shareAt( shares, 0.525 ) ).toBeCloseTo( 0.95 );
	expect( shareAt( shares, 1 ) ).toBe( 0 );
	expect( shareAt( shares, 7 ) ).toBe( 0 );
} );

it( 'finds where three quarters, half, and a quarter of the visitors remain', () => {
	expect( marksOf( shares ).map( ( { share } ) => share ) ).toEqual( [ 0.75, 0.5, 0.25 ] );
	for ( const { share, depth } of marksOf( shares ) ) {
		expect( shareAt( shares, depth ) ).toBeCloseTo( share );
	}
} );

it( 'marks nothing that everyone has seen, and nothing on a page without visits', () => {
	expect( marksOf( sharesOf( { reach: Array< number >( 21 ).fill( 9 ), views: 9 } ) ) ).toEqual( [] );
	expect( marksOf( sharesOf( { reach: Array< number >( 21 ).fill( 0 ), views: 0 } ) ) ).toEqual( [] );
	expect( marksOf( [ 1, 0.6, 0.6 ] ).map( ( { share } ) => share ) ).toEqual( [ 0.75 ] );
} );
