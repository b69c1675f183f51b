/** Distance between the lines of the axis of counts; above a hundred the chart finds its own. */
export function stepFor( highest: number ): number | undefined {
	if ( highest > 100 ) {
		return undefined;
	}
	return highest > 10 ? 10 : 2;
}
