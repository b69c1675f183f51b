/** In percent; null if there is nothing to compare with. */
export function changeOf( now: number, before: number ): number | null {
	return before === 0 ? null : ( ( now - before ) / before ) * 100;
}

/**
 * In percent; null if the total is 0. A visitor who saw a survey yesterday may answer it today, so the part can be larger than
 * the total.
 */
export function rateOf( part: number, whole: number ): number | null {
	return whole === 0 ? null : Math.min( 100, ( part / whole ) * 100 );
}
