import { createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { BuilderAction } from './builder-reducer';
import type { BuilderNow } from './builder-now';
import { type BuilderStore, useSelected } from './builder-store';
import type { Saving } from '../save/use-save';
import type { Moves } from '@/features/builder/shell/steps/use-step-navigation';

/** Context around the form: changes when a save starts or ends and when another step opens, never on a key press. */
export interface Frame extends Moves {
	saving: Saving;
	/** Opens the part of the screen with a field, and moves focus there. Fields are named by ids, as in fieldName(). */
	openField: ( field: string ) => void;
	/** See useOpened(). */
	noteOpened: ( search: string ) => void;
}

const StoreContext = createContext< BuilderStore | null >( null );
const FrameContext = createContext< Frame | null >( null );

interface Props {
	store: BuilderStore;
	frame: Frame;
	children: ReactNode;
}

export function BuilderProvider( { store, frame, children }: Props ) {
	return (
		<StoreContext.Provider value={ store }>
			<FrameContext.Provider value={ frame }>{ children }</FrameContext.Provider>
		</StoreContext.Provider>
	);
}

/**
 * Returns only what the caller shows of the form: it rerenders when that changes.
 *
 * @param select gives the same for the same state: what is a part of it, or a plain value; never a new object
 */
export function useBuilder< T >( select: ( now: BuilderNow ) => T ): T {
	return useSelected( useStore(), select );
}

/** For values that are read in event handlers, not shown. */
export function useLatest(): BuilderStore[ 'latest' ] {
	return useStore().latest;
}

/** Always the same one. */
export function useDispatch(): Dispatch< BuilderAction > {
	return useStore().dispatch;
}

export function useFrame(): Frame {
	return within( useContext( FrameContext ) );
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
