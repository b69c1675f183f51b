import { useEffect, useState } from 'react';

/**
 * Focus goes to the field that was undone or redone; where it is on another step, that step opens first.
 *
 * @param openStep of a field
 */
export function useRevisedFocus(
	revised: { field: string } | null,
	openStep: ( field: string ) => Promise< void >
): void {
	const [ wanted, setWanted ] = useState< { field: string } | null >( null );

	useEffect( () => {
		if ( revised && ! focusField( revised.field ) ) {
			void openStep( revised.field ).then( () => setWanted( revised ) );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each undo, whatever the way to a step is by then.
	}, [ revised ] );

	useEffect( () => {
		if ( wanted ) {
			focusField( wanted.field ); // The step's heading had it first.
		}
	}, [ wanted ] );
}

/** The field itself, or else its question's title. */
function focusField( field: string ): boolean {
	const marked = [ ...document.querySelectorAll< HTMLElement >( '[data-field]' ) ];
	const named = ( name: string ) => marked.find( ( element ) => element.dataset[ 'field' ] === name );
	const found = named( field ) ?? named( field.replace( /\].*/, '].title' ) );
	const control = found?.matches( CONTROLS ) === true ? found : found?.querySelector< HTMLElement >( CONTROLS );
	control?.focus();
	return control !== null && control !== undefined;
}

const CONTROLS = 'input, select, textarea, button';
