/** In percent; null if there is nothing to compare with. */
export function changeOf( now: number, before: number ): number | null {
	return before === 0 ? null : ( ( now - before ) / before ) * 100;
}
