import { useCallback, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { wholeNumber } from '@/lib/hooks/use-route-id';

export interface BuilderSession {
	/** Changes when another survey is opened. */
	key: number;
	id: number | null;
	/** The form began as a new survey, whatever id it has by now. */
	startsNew: boolean;
	/** The browser's Back led to an address from before the survey had its id. */
	isBack: boolean;
	/** To be told the id that the server has just given to the survey of this session; its address follows. */
	adopt: ( id: number ) => void;
}

interface State {
	key: number;
	id: number | null;
	startsNew: boolean;
	adopted: number | null;
}

/**
 * One form a survey: another address is another form, except when a new survey gets the address of its id. Back to the
 * steps of a new survey then leads to the same survey; only `/new` itself begins another.
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
