import { useMemo, useState } from 'react';

export interface Selection< Id extends number | string = number > {
	ids: ReadonlySet< Id >;
	toggle: ( id: Id ) => void;
	/** Toggles between all rows and none. */
	toggleAll: () => void;
	clear: () => void;
}

/** Selected rows of the current page. `view` identifies the list: when it changes, the selection is cleared. */
export function useSelection< Id extends number | string = number >(
	shownIds: readonly Id[],
	view: string
): Selection< Id > {
	const [ chosen, setChosen ] = useState< { view: string; ids: ReadonlySet< Id > } >( { view, ids: new Set() } );
	const ids = useMemo(
		() => new Set( chosen.view === view ? shownIds.filter( ( id ) => chosen.ids.has( id ) ) : [] ),
		[ chosen, view, shownIds ]
	);
	const choose = ( next: Iterable< Id > ) => setChosen( { view, ids: new Set( next ) } );

	return {
		ids,
		toggle: ( id ) => choose( ids.has( id ) ? [ ...ids ].filter( ( other ) => other !== id ) : [ ...ids, id ] ),
		toggleAll: () => choose( ids.size === shownIds.length ? [] : shownIds ),
		clear: () => choose( [] ),
	};
}
