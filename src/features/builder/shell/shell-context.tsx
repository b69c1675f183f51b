import { createContext, useContext } from 'react';
import type { StepNavigation } from './steps/use-step-navigation';

/** Navigation between steps and fields: changes when another step opens, never on a key press. */
export interface Shell extends StepNavigation {
	/** Opens the part of the screen with a field, and moves focus there. Fields are named by ids, as in fieldName(). */
	openField: ( field: string ) => void;
	/** See useOpenedSearch(). */
	noteOpened: ( search: string ) => void;
}

const ShellContext = createContext< Shell | null >( null );

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
	const shell = useContext( ShellContext );
	if ( shell === null ) {
		throw new Error( 'This needs the builder screen above it.' );
	}
	return shell;
}
