import { type Dispatch, useState, useSyncExternalStore } from 'react';
import { type BuilderAction, builderReducer } from './builder-reducer';
import { type BuilderNow, nowOf } from './builder-now';
import type { BuilderState } from './builder-state';

/** The form outside of what is drawn of it, so that each part of the screen is drawn again only for what it shows. */
export interface BuilderStore {
	dispatch: Dispatch< BuilderAction >;
	/** After all that was dispatched, drawn or not: a timer, an answer or a closing window asks between two drawings. */
	latest: () => BuilderNow;
	/** @returns to be called when no more is to be told */
	subscribe: ( told: () => void ) => () => void;
}

export function builderStore( first: BuilderState ): BuilderStore {
	const listeners = new Set< () => void >();
	let now = nowOf( first, null );

	return {
		latest: () => now,
		dispatch: ( action ) => {
			const next = builderReducer( now, action );
			if ( next !== now ) {
				now = nowOf( next, now );
				listeners.forEach( ( told ) => told() );
			}
		},
		subscribe: ( told ) => {
			listeners.add( told );
			return () => listeners.delete( told );
		},
	};
}

/** One for as long as the screen is there. */
export function useBuilderStore( first: () => BuilderState ): BuilderStore {
	const [ store ] = useState( () => builderStore( first() ) );
	return store;
}

/** @param select gives the same for the same state: what is a part of it, or a plain value */
export function useSelected< T >( { subscribe, latest }: BuilderStore, select: ( now: BuilderNow ) => T ): T {
	return useSyncExternalStore( subscribe, () => select( latest() ) );
}
