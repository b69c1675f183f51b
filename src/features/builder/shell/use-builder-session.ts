import { useCallback, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { wholeNumber } from '@/lib/hooks/use-route-id';

export interface BuilderSession {
	/** Changes when another survey is opened. */
	key: number;
	id: number | null;
	/** The form started as a new survey, even if it has an id now. */
	startsNew: boolean;
	/** The browser's Back led to an address from before the survey had its id. */
	isBack: boolean;
	/** Called with the new id from the server for this session's survey; its address follows. */
	adopt: ( id: number ) => void;
}

interface State {
	key: number;
	id: number | null;
	startsNew: boolean;
	adopted: number | null;
}

/**
 * Uses one form per survey: another address opens another form, except when a new survey gets the address of its id. Back to a
 * new survey's steps then opens the same survey; only `/new` itself starts another.
 */
export function useBuilderSession(): BuilderSession {
	const { pathname } = useLocation();
	const param = useMatch( '/edit/:id/*' )?.params.id;
	const id = param === undefined ? null : ( wholeNumber( param ) ?? 0 );
	const [ state, setState ] = useState< State >( { key: 0, id, startsNew: id === null, adopted: null } );
	const adopt = useCallback( ( adopted: number ) => setState( ( current ) => ( { ...current, adopted } ) ), [] );

	const isBack = state.startsNew && state.id !== null && id === null && pathname !== '/new';
	if ( state.id !== id && ! isBack ) {
		const isSame = id !== null && state.adopted === id;
		setState(
			isSame ? { ...state, id, adopted: null } : { key: state.key + 1, id, startsNew: id === null, adopted: null }
		);
	}

	return { key: state.key, id: state.id, startsNew: state.startsNew, isBack, adopt };
}
