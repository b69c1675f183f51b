import type { HeatmapMap } from '../../../../src/contract/types';

/** A share of the page's height, and a share of its visits. */
export interface Mark {
	depth: number;
	share: number;
}

/** Shares of which owners want to know where they are reached. */
const MARKED = [ 0.75, 0.5, 0.25 ];

/** How many of the visits saw the page at least down to there, for each twentieth of its height. */
export const sharesOf = ( { reach, views }: Pick< HeatmapMap, 'reach' | 'views' > ): number[] =>
	reach.map( ( count ) => ( views ? Math.min( 1, count / views ) : 0 ) );

/** The same for any place in between. */
export function shareAt( shares: readonly number[], depth: number ): number {
	const at = Math.max( 0, Math.min( 1, depth ) ) * ( shares.length - 1 );
	const [ above = 0, below = 0 ] = [ shares[ Math.floor( at ) ], shares[ Math.ceil( at ) ] ];
	return above + ( below - above ) * ( at % 1 );
}

/** Where no more than three quarters, a half and a quarter of the visits are left; those that all keep to the end are left out. */
export function marksOf( shares: readonly number[] ): Mark[] {
	return MARKED.flatMap( ( share ) => {
		const next = shares.findIndex( ( each ) => each < share );
		const [ above = 1, below = 0 ] = [ shares[ next - 1 ], shares[ next ] ];
		return next < 1
			? []
			: [ { share, depth: ( next - 1 + ( above - share ) / ( above - below ) ) / ( shares.length - 1 ) } ];
	} );
}
