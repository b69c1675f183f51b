import type { HeatmapMap } from '@/contract/types';

type Reach = Pick< HeatmapMap, 'reach' | 'views' >;

/** Percentages of visits that get a line. */
export const LINES = [ 75, 50, 25 ] as const;

/** Distance between counts, in percent of the page's height. */
const STEP = 5;

/** Returns how far down this percentage of visits saw the page, in percent of its height: where the overlay draws its line. */
export function reachedBy( percent: number, { reach, views }: Reach ): number {
	const shares = reach.map( ( count ) => ( 100 * count ) / Math.max( 1, views ) );
	const next = shares.findIndex( ( share ) => share < percent );
	const [ above = 100, below = 0 ] = [ shares[ next - 1 ], shares[ next ] ];
	if ( next < 1 ) {
		return next === 0 ? 0 : 100;
	}
	return ( next - 1 + ( above - percent ) / ( above - below ) ) * STEP;
}

interface Depth {
	/** In percent of the page's height. */
	depth: number;
	visits: number;
	/** Percentage of all visits, 0 to 100. */
	share: number;
}

/** Counts visits that saw each tenth. */
export function depths( { reach, views }: Reach ): Depth[] {
	return reach
		.map( ( visits, step ) => ( { depth: step * STEP, visits, share: ( 100 * visits ) / Math.max( 1, views ) } ) )
		.filter( ( { depth } ) => depth > 0 && depth % ( 2 * STEP ) === 0 );
}
