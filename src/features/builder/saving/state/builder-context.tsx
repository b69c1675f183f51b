import { createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { Saving } from '../save/use-save';
import type { DerivedState } from './derived-state';
import type { BuilderAction } from './builder-reducer';
import { type BuilderStore, useSelected } from './builder-store';

const StoreContext = createContext< BuilderStore | null >( null );
const SavingContext = createContext< Saving | null >( null );

interface Props {
	store: BuilderStore;
	saving: Saving;
	children: ReactNode;
}

export function BuilderProvider( { store, saving, children }: Props ) {
	return (
		<StoreContext.Provider value={ store }>
			<SavingContext.Provider value={ saving }>{ children }</SavingContext.Provider>
		</StoreContext.Provider>
	);
}

/**
 * Returns only what the caller shows of the form: it rerenders when that changes.
 *
 * @param select gives the same for the same state: what is a part of it, or a plain value; never a new object
 */
export function useBuilder< T >( select: ( now: DerivedState ) => T ): T {
	return useSelected( useStore(), select );
}

/** The same, a frame later: for parts away from the field that is typed in, so that each key appears immediately. */
export function useBuilderLater< T >( select: ( now: DerivedState ) => T ): T {
	const { subscribeLater, latest } = useStore();
	return useSelected( { subscribe: subscribeLater, latest }, select );
}

/** For values that are read in event handlers, not shown. */
export function useLatest(): BuilderStore[ 'latest' ] {
	return useStore().latest;
}

/** Always the same one. */
export function useDispatch(): Dispatch< BuilderAction > {
	return useStore().dispatch;
}

/** Changes when a save starts or ends, never on a key press. */
export function useSaving(): Saving {
	return within( useContext( SavingContext ) );
}

function useStore(): BuilderStore {
	return within( useContext( StoreContext ) );
}

function within< T >( value: T | null ): T {
	if ( value === null ) {
		throw new Error( 'This needs the builder screen above it.' );
	}
	return value;
}
