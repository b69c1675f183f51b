import { __ } from '@wordpress/i18n';

/** See ResponseRate of the server, which this must match; tests/fixtures/statistics/rates.json tests both. */
const MOST = 1.1;

/** Returns responses in percent of impressions or starts; null if there were none, or if there are many more responses. */
export function rateOf( responses: number, total: number ): number | null {
	return total === 0 || responses > MOST * total ? null : Math.min( 100, ( responses / total ) * 100 );
}

/** Returns why there is no response rate; empty if there is one, and without responses. */
export function noRateReason( responses: number, impressions: number ): string {
	return hasTooMany( responses, impressions )
		? __( 'Not available: more responses than impressions', 'userfeedback' )
		: '';
}

/** The same for the completion rate. */
export function noCompletionReason( responses: number, starts: number ): string {
	return hasTooMany( responses, starts )
		? __( 'Not available: more responses than visitors who started', 'userfeedback' )
		: '';
}

function hasTooMany( responses: number, total: number ): boolean {
	return responses > 0 && rateOf( responses, total ) === null;
}
