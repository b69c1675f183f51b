import { useCallback, useState } from 'react';
import { useMatch } from 'react-router-dom';

export interface BuilderSession {
	/** Changes when another survey is opened. */
	key: number;
	id: number | null;
	/** The form began as a new survey, whatever id it has by now. */
	starts_new: boolean;
	/** To be told the id that the server has just given to the survey of this session; its address follows. */
	adopt: ( id: number ) => void;
}

interface State {
	key: number;
	id: number | null;
	starts_new: boolean;
	adopted: number | null;
}

/** One form a survey: another address is another form, except when a new survey gets the address of its id. */
export function useBuilderSession(): BuilderSession {
	const param = useMatch( '/edit/:id/*' )?.params.id;
	const id = param === undefined ? null : Number( param );
	const [ state, setState ] = useState< State >( { key: 0, id, starts_new: id === null, adopted: null } );
	const adopt = useCallback( ( adopted: number ) => setState( ( current ) => ( { ...current, adopted } ) ), [] );

	if ( ! Object.is( state.id, id ) ) {
		const is_same = id !== null && state.adopted === id;
		setState(
			is_same
				? { ...state, id, adopted: null }
				: { key: state.key + 1, id, starts_new: id === null, adopted: null }
		);
	}

	return { key: state.key, id, starts_new: state.starts_new, adopt };
}
