import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares';

/** What the server's shares are held against too. */
const fixtures = JSON.parse(
	readFileSync( join( import.meta.dirname, '../../../../tests/fixtures/results/shares.json' ), 'utf8' )
) as { counts: number[]; answered: number; percents: number[] }[];

const percents = ( counts: readonly number[], total: number ) =>
	sharesOf(
		counts.map( ( count, index ) => ( { value: String( index ), count, is_current: true } ) ),
		total
	).map( ( { percent } ) => percent );

describe( 'shares', () => {
	it.each( fixtures )(
		'of $counts of $answered are what a public link shows too',
		( { counts, answered, percents: are } ) => {
			expect( percents( counts, answered ) ).toEqual( are );
		}
	);

	it( 'of a single choice add up to 100 with one decimal', () => {
		for ( const { counts, answered } of fixtures ) {
			if ( answered > 0 && counts.reduce( ( all, count ) => all + count, 0 ) === answered ) {
				const tenths = percents( counts, answered ).map( ( percent ) => Math.round( 10 * percent ) );
				expect( tenths.reduce( ( all, part ) => all + part, 0 ) ).toBe( 1000 );
			}
		}
	} );
} );
