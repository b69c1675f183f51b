import { createContext, type Dispatch, type ReactNode, useContext, useDeferredValue } from 'react';
import type { BuilderAction } from './builder-reducer';
import type { BuilderState } from './builder-state';
import type { FieldErrors } from './errors/field-errors';
import type { Saving } from './saving/use-save';
import type { Moves } from './steps/use-moves';

export interface Builder
	extends Pick< BuilderState, 'form' | 'base' | 'storedStatus' | 'conflicts' | 'takenIn' >, Moves {
	/** What is marked now; not all that is missing. */
	errors: FieldErrors;
	isDirty: boolean;
	saving: Saving;
	/** Opens what a field is drawn in, and moves focus there. Fields are named by ids, as fieldName() does. */
	openField: ( field: string ) => void;
	/** See useOpened(). */
	noteOpened: ( search: string ) => void;
}

const BuilderContext = createContext< Builder | null >( null );
const DispatchContext = createContext< Dispatch< BuilderAction > | null >( null );

interface Props {
	builder: Builder;
	dispatch: Dispatch< BuilderAction >;
	children: ReactNode;
}

export function BuilderProvider( { builder, dispatch, children }: Props ) {
	return (
		<DispatchContext.Provider value={ dispatch }>
			<BuilderContext.Provider value={ builder }>{ children }</BuilderContext.Provider>
		</DispatchContext.Provider>
	);
}

/** What only shows what was typed may follow a moment later; no key waits for it. Never what saves: it is to know at once that it is busy. */
export function InItsTime( { children }: { children: ReactNode } ) {
	return <BuilderContext.Provider value={ useDeferredValue( useBuilder() ) }>{ children }</BuilderContext.Provider>;
}

export function useBuilder(): Builder {
	return within( useContext( BuilderContext ) );
}

/** Never another one: what only changes the form is not drawn again when the form changes elsewhere. */
export function useDispatch(): Dispatch< BuilderAction > {
	return within( useContext( DispatchContext ) );
}

function within< T >( value: T | null ): T {
	if ( value === null ) {
		throw new Error( 'This needs the builder screen above it.' );
	}
	return value;
}
