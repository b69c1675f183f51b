import { type Dispatch, useState, useSyncExternalStore } from 'react';
import { type BuilderAction, builderReducer } from './builder-reducer';
import { type DerivedState, deriveState } from './derived-state';
import type { BuilderState } from './builder-state';

type Subscribe = ( listener: () => void ) => () => void;

/** The form's state outside React, so that each part of the screen rerenders only for the data it shows. */
export interface BuilderStore {
	dispatch: Dispatch< BuilderAction >;
	/**
	 * Returns the state after all dispatched actions, rendered or not: timers, responses and a closing window need it between
	 * two renders.
	 */
	latest: () => DerivedState;
	/** @returns to be called to unsubscribe */
	subscribe: Subscribe;
	/** Calls the listener after the next frame, so that it doesn't delay the typed text. */
	subscribeLater: Subscribe;
}

export function builderStore( first: BuilderState ): BuilderStore {
	const listeners = new Set< () => void >();
	const laterListeners = new Set< () => void >();
	let now = deriveState( first, null );
	let isLate = false;

	const callLater = () => {
		isLate = false;
		laterListeners.forEach( ( listener ) => listener() );
	};
	return {
		latest: () => now,
		dispatch: ( action ) => {
			const next = builderReducer( now, action );
			if ( next === now ) {
				return;
			}
			now = deriveState( next, now );
			listeners.forEach( ( listener ) => listener() );
			if ( ! isLate ) {
				isLate = true;
				requestAnimationFrame( () => setTimeout( callLater ) );
			}
		},
		subscribe: subscribeTo( listeners ),
		subscribeLater: subscribeTo( laterListeners ),
	};
}

function subscribeTo( listeners: Set< () => void > ): Subscribe {
	return ( listener ) => {
		listeners.add( listener );
		return () => listeners.delete( listener );
	};
}

/** Creates one store per screen. */
export function useBuilderStore( first: () => BuilderState ): BuilderStore {
	const [ store ] = useState( () => builderStore( first() ) );
	return store;
}

/** @param select returns the same for the same state: a part of it, or a plain value */
export function useSelected< T >(
	{ subscribe, latest }: Pick< BuilderStore, 'subscribe' | 'latest' >,
	select: ( now: DerivedState ) => T
): T {
	return useSyncExternalStore( subscribe, () => select( latest() ) );
}
