import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noCompletionReason, noRateReason, rateOf } from './rate';

/** Fixtures that also test the server's rates. */
const fixtures = JSON.parse(
	readFileSync( join( import.meta.dirname, '../../../tests/fixtures/statistics/rates.json' ), 'utf8' )
) as { responses: number; total: number; rate: number | null }[];

it.each( fixtures )( 'the rate of $responses of $total is $rate', ( { responses, total, rate } ) => {
	expect( rateOf( responses, total ) ).toBe( rate );
} );

it( 'a reason is given only if there are too many responses for a rate', () => {
	expect( noRateReason( 6, 1 ) ).toBe( 'Not available: more responses than impressions' );
	expect( noCompletionReason( 6, 0 ) ).toBe( 'Not available: more responses than visitors who started' );
	for ( const [ responses, total ] of [
		[ 0, 0 ],
		[ 13, 12 ],
	] as const ) {
		expect( noRateReason( responses, total ) + noCompletionReason( responses, total ) ).toBe( '' );
	}
} );
