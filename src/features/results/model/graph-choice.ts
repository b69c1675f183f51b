import type { QuestionStats } from '@/contract/types';

export const GRAPH_TYPES = [ 'table', 'column', 'bar', 'line', 'pie' ] as const;

export type GraphType = ( typeof GRAPH_TYPES )[ number ];

/**
 * A pie says that its slices are parts of one whole. Where people can choose several answers the shares add up to more
 * than 100%, and each slice would be smaller than the share in the table.
 */
export function graphsOf( { type, options, total_answers: answered }: QuestionStats ): readonly GraphType[] {
	const sum = options.reduce( ( all, { count } ) => all + count, 0 );
	return type !== 'checkbox' && sum === answered ? GRAPH_TYPES : GRAPH_TYPES.filter( ( graph ) => graph !== 'pie' );
}

/** Which graph a question had last. Kept in this browser only, and not at all where it is told to keep nothing. */
export function keptGraph( questionId: string ): GraphType {
	try {
		const kept = window.localStorage.getItem( keyOf( questionId ) );
		return GRAPH_TYPES.find( ( type ) => type === kept ) ?? 'table';
	} catch {
		return 'table';
	}
}

export function keepGraph( questionId: string, type: GraphType ): void {
	try {
		if ( type === 'table' ) {
			window.localStorage.removeItem( keyOf( questionId ) );
		} else {
			window.localStorage.setItem( keyOf( questionId ), type );
		}
	} catch {
		// Then it is a table again on the next page.
	}
}

function keyOf( questionId: string ): string {
	return `userfeedback-graph-${ questionId }`;
}
