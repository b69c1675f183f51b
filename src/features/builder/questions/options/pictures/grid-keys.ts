interface Grid {
	count: number;
	columns: number;
	isRtl: boolean;
}

/**
 * Returns the target of a key from an index in a grid, from 0.
 *
 * @returns 'out' above the first row; null for a key that leads nowhere
 */
export function placeBy( key: string, place: number, { count, columns, isRtl }: Grid ): number | 'out' | null {
	const within = ( to: number ) => ( to >= 0 && to < count ? to : place );
	switch ( key ) {
		case 'ArrowRight':
			return within( place + ( isRtl ? -1 : 1 ) );
		case 'ArrowLeft':
			return within( place + ( isRtl ? 1 : -1 ) );
		case 'ArrowDown':
			return within( place + columns );
		case 'ArrowUp':
			return place < columns ? 'out' : place - columns;
		case 'Home':
			return 0;
		case 'End':
			return count - 1;
		default:
			return null;
	}
}
