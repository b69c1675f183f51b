export const GRAPH_TYPES = [ 'table', 'column', 'bar', 'line', 'pie' ] as const;

export type GraphType = ( typeof GRAPH_TYPES )[ number ];

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
