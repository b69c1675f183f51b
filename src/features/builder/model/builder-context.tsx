import { createContext, type Dispatch, useContext } from 'react';
import type { BuilderAction } from './builder-reducer';
import type { FieldErrors } from './field-errors';
import type { SurveyForm } from './survey-form';
import type { Saving } from './use-save';

export interface Builder {
	form: SurveyForm;
	dispatch: Dispatch< BuilderAction >;
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

export const BuilderProvider = BuilderContext.Provider;

export function useBuilder(): Builder {
	const builder = useContext( BuilderContext );
	if ( ! builder ) {
		throw new Error( 'useBuilder needs the builder screen above it.' );
	}
	return builder;
}
