/** Distance between the lines of the count axis; above 100 the chart chooses its own. */
export function stepFor( highest: number ): number | undefined {
	if ( highest > 100 ) {
		return undefined;
	}
	return highest > 10 ? 10 : 2;
}
