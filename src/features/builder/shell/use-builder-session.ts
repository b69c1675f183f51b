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
	/**
	 * Called with the new id from the server for this session's survey; its address follows.
	 *
	 * @param left the path that the address replaces
	 */
	adopt: ( id: number, left: string ) => void;
}

interface State {
	key: number;
	id: number | null;
	startsNew: boolean;
	/** Until the address with the id is drawn, the path that it replaces. */
	left: string | null;
}

/**
 * Uses one form per survey: another address opens another form, except when a new survey gets the address of its id. Back to a
 * new survey's steps then opens the same survey; only `/new` itself starts another.
 */
export function useBuilderSession(): BuilderSession {
	const { pathname } = useLocation();
	const param = useMatch( '/edit/:id/*' )?.params.id;
	const id = param === undefined ? null : ( wholeNumber( param ) ?? 0 );
	const [ state, setState ] = useState< State >( { key: 0, id, startsNew: id === null, left: null } );
	// The id counts at once: a quick Back or another new survey may be drawn before the address with the id, or instead of it.
	const adopt = useCallback(
		( adopted: number, left: string ) => setState( ( current ) => ( { ...current, id: adopted, left } ) ),
		[]
	);

	const isStart = id === null && state.startsNew && pathname !== '/new';
	const isBack = isStart && state.id !== null && pathname !== state.left;
	if ( state.id === id ) {
		if ( id !== null && state.left !== null ) {
			setState( { ...state, left: null } );
		}
	} else if ( ! isStart ) {
		setState( { key: state.key + 1, id, startsNew: id === null, left: null } );
	}

	return { key: state.key, id: state.id, startsNew: state.startsNew, isBack, adopt };
}
