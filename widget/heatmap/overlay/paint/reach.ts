import type { HeatmapMap } from '../../../../src/contract/types';

/** A share of the page's height, and a share of its visits. */
export interface Mark {
	depth: number;
	share: number;
}

/** Shares whose depth owners want to know. */
const MARKED = [ 0.75, 0.5, 0.25 ];

/** Returns the share of visits that saw the page at least down to each twentieth of its height. */
export const sharesOf = ( { reach, views }: Pick< HeatmapMap, 'reach' | 'views' > ): number[] =>
	reach.map( ( count ) => ( views ? Math.min( 1, count / views ) : 0 ) );

/** Interpolates the share at any depth. */
export function shareAt( shares: readonly number[], depth: number ): number {
	const at = Math.max( 0, Math.min( 1, depth ) ) * ( shares.length - 1 );
	const [ above = 0, below = 0 ] = [ shares[ Math.floor( at ) ], shares[ Math.ceil( at ) ] ];
	return above + ( below - above ) * ( at % 1 );
}

/** Returns the depths where the share falls to three quarters, a half, and a quarter; shares that last to the end are left out. */
export function marksOf( shares: readonly number[] ): Mark[] {
	return MARKED.flatMap( ( share ) => {
		const next = shares.findIndex( ( each ) => each < share );
		const [ above = 1, below = 0 ] = [ shares[ next - 1 ], shares[ next ] ];
		return next < 1
			? []
			: [ { share, depth: ( next - 1 + ( above - share ) / ( above - below ) ) / ( shares.length - 1 ) } ];
	} );
}
