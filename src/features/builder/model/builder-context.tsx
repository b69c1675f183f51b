import { createContext, type Dispatch, type ReactNode, useContext } from 'react';
import type { BuilderAction } from './builder-reducer';
import type { FieldErrors } from './errors/field-errors';
import type { SurveyForm } from './form/draft';
import type { Saving } from './use-save';

export interface Builder {
	form: SurveyForm;
	/** What is marked now; not all that is missing. */
	errors: FieldErrors;
	saving: Saving;
	/** Saves what may be saved; marks and goes to what is missing where that would take a public survey down. */
	saveHere: () => Promise< void >;
	/** Saves if there is something to save, then opens the Publish step; marks what is missing instead. */
	goToPublish: () => Promise< void >;
	/** Leaves the builder without asking, after everything was saved. */
	leave: ( to: string, state?: object ) => void;
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
