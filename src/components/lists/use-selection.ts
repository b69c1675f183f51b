import { useState } from 'react';

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
	view: object
): Selection< Id > {
	const list = JSON.stringify( view );
	const [ chosen, setChosen ] = useState< { list: string; ids: ReadonlySet< Id > } >( { list, ids: new Set() } );
	const ids = new Set( chosen.list === list ? shownIds.filter( ( id ) => chosen.ids.has( id ) ) : [] );
	const choose = ( next: Iterable< Id > ) => setChosen( { list, ids: new Set( next ) } );

	return {
		ids,
		toggle: ( id ) => choose( ids.has( id ) ? [ ...ids ].filter( ( other ) => other !== id ) : [ ...ids, id ] ),
		toggleAll: () => choose( ids.size === shownIds.length ? [] : shownIds ),
		clear: () => choose( [] ),
	};
}
