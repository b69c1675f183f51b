import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares';

const percents = ( counts: readonly number[], total: number ) =>
	sharesOf(
		counts.map( ( count, index ) => ( { value: String( index ), count, is_current: true } ) ),
		total
	).map( ( { percent } ) => percent );

describe( 'shares', () => {
	it( 'of a single choice add up to 100 with one decimal', () => {
		expect( percents( [ 1, 1, 1 ], 3 ) ).toEqual( [ 33.4, 33.3, 33.3 ] );
		for ( const counts of [
			[ 64, 20, 15 ],
			[ 1, 2, 4 ],
			[ 0, 0, 7 ],
			[ 5, 6, 13, 17, 23, 29, 31 ],
		] ) {
			const tenths = percents(
				counts,
				counts.reduce( ( all, count ) => all + count, 0 )
			).map( ( percent ) => Math.round( 10 * percent ) );
			expect( tenths.reduce( ( all, part ) => all + part, 0 ) ).toBe( 1000 );
		}
	} );

	it( 'give what is left to whom rounding down took most', () => {
		expect( percents( [ 1, 2, 4 ], 7 ) ).toEqual( [ 14.3, 28.6, 57.1 ] );
	} );

	it( 'of several choices are of those who answered, each by itself', () => {
		expect( percents( [ 3, 2 ], 3 ) ).toEqual( [ 100, 66.7 ] );
	} );

	it( 'of nobody are none', () => {
		expect( percents( [ 0, 0 ], 0 ) ).toEqual( [ 0, 0 ] );
	} );
} );
