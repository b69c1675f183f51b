/** In percent; null where there is nothing to compare with. */
export function changeOf( now: number, before: number ): number | null {
	return before === 0 ? null : ( ( now - before ) / before ) * 100;
}

/**
 * In percent; null without a whole. Who saw a survey yesterday may answer it today, so there can be more of a part than
 * of its whole.
 */
export function rateOf( part: number, whole: number ): number | null {
	return whole === 0 ? null : Math.min( 100, ( part / whole ) * 100 );
}
