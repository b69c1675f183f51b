import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './shares';

/** Fixtures that also test the server's shares. */
const fixtures = JSON.parse(
	readFileSync( join( import.meta.dirname, '../../../../tests/fixtures/rules/shares.json' ), 'utf8' )
) as { counts: number[]; answered: number; percents: number[] }[];

const percents = ( counts: readonly number[], total: number ) =>
	sharesOf(
		counts.map( ( count, index ) => ( { value: String( index ), count, is_current: true } ) ),
		total
	).map( ( { percent } ) => percent );

describe( 'shares', () => {
	it.each( fixtures )(
		'of $counts of $answered match those of a public link',
		( { counts, answered, percents: are } ) => {
			expect( percents( counts, answered ) ).toEqual( are );
		}
	);

	/** Guards against: of two answers with equal counts, one showed 7.2% and the other 7.1%. */
	it( 'of equal counts are equal', () => {
		for ( const { counts, answered } of fixtures ) {
			const shares = percents( counts, answered );
			counts.forEach( ( count, index ) => expect( shares[ index ] ).toBe( shares[ counts.indexOf( count ) ] ) );
		}
	} );
} );
