import type { QuestionStats } from '@/contract/types';
import { TYPES } from '@/question-types/types';

export const GRAPH_TYPES = [ 'table', 'column', 'bar', 'line', 'pie' ] as const;

export type GraphType = ( typeof GRAPH_TYPES )[ number ];

/**
 * A pie chart implies that its slices add up to 100%. If respondents can choose several answers, the shares add up to more, and
 * each slice would be smaller than the share in the table. Its slices have the numbers of the table's rows, which ranges lack.
 */
export function graphsOf( { type, options, ranges, total_answers: answered }: QuestionStats ): readonly GraphType[] {
	const sum = options.reduce( ( all, { count } ) => all + count, 0 );
	return ! TYPES[ type ].isMultiple && ! ranges && sum === answered
		? GRAPH_TYPES
		: GRAPH_TYPES.filter( ( graph ) => graph !== 'pie' );
}

/** Returns the graph last chosen for a question. Stored only in this browser, and not at all if storage is blocked. */
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
		// The next page then shows a table again.
	}
}

function keyOf( questionId: string ): string {
	return `userfeedback-graph-${ questionId }`;
}
