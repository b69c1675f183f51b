import { useMemo, useState } from 'react';

export interface Selection {
	ids: ReadonlySet< number >;
	toggle: ( id: number ) => void;
	/** Between all rows and none. */
	toggleAll: () => void;
	clear: () => void;
}

/** Chosen rows of the page that is shown. `view` names what is listed: when it changes, nothing is chosen any more. */
export function useSelection( shownIds: readonly number[], view: string ): Selection {
	const [ chosen, setChosen ] = useState< { view: string; ids: ReadonlySet< number > } >( { view, ids: new Set() } );
	const ids = useMemo(
		() => new Set( chosen.view === view ? shownIds.filter( ( id ) => chosen.ids.has( id ) ) : [] ),
		[ chosen, view, shownIds ]
	);
	const choose = ( next: Iterable< number > ) => setChosen( { view, ids: new Set( next ) } );

	return {
		ids,
		toggle: ( id ) => choose( ids.has( id ) ? [ ...ids ].filter( ( other ) => other !== id ) : [ ...ids, id ] ),
		toggleAll: () => choose( ids.size === shownIds.length ? [] : shownIds ),
		clear: () => choose( [] ),
	};
}
