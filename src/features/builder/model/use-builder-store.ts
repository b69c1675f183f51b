import { type Dispatch, useCallback, useRef, useState } from 'react';
import { type BuilderAction, builderReducer } from './builder-reducer';
import type { BuilderState } from './builder-state';

export interface BuilderStore {
	state: BuilderState;
	/** Never another function. */
	dispatch: Dispatch< BuilderAction >;
	/** The state after all that was dispatched, drawn or not: a timer, an answer or a closing window asks between two drawings. */
	latest: () => BuilderState;
}

export function useBuilderStore( first: () => BuilderState ): BuilderStore {
	const [ state, setState ] = useState( first );
	const current = useRef( state );

	const dispatch = useCallback( ( action: BuilderAction ) => {
		current.current = builderReducer( current.current, action );
		setState( current.current );
	}, [] );
	const latest = useCallback( () => current.current, [] );

	return { state, dispatch, latest };
}
