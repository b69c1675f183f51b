import { createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { BuilderAction } from './builder-reducer';
import type { BuilderNow } from './builder-now';
import { type BuilderStore, useSelected } from './builder-store';
import type { Saving } from './saving/use-save';
import type { Moves } from './steps/use-moves';

/** What is around the form: another one when a save begins or ends and when another step is opened, never by a key. */
export interface Frame extends Moves {
	saving: Saving;
	/** Opens what a field is drawn in, and moves focus there. Fields are named by ids, as fieldName() does. */
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
 * What the caller shows of the form, and nothing more: it is drawn again when that is another.
 *
 * @param select gives the same for the same state: what is a part of it, or a plain value; never a new object
 */
export function useBuilder< T >( select: ( now: BuilderNow ) => T ): T {
	return useSelected( useStore(), select );
}

/** For what is asked when something happens, and not shown. */
export function useLatest(): BuilderStore[ 'latest' ] {
	return useStore().latest;
}

/** Never another one. */
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
