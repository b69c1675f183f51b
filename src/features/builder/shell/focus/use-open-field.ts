import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useStable } from '@/lib/hooks/use-stable';
import { stepAt, stepPath } from '@/features/builder/draft/steps';
import { locationOf, searchFor, searchForCard } from './field-locations';
import type { OpenedSearch } from './use-opened-search';

/** The target of the browser's Back from the item opened first, however many were opened since. */
export const FROM_OUTLINE = 'from-outline';

/**
 * Opens the step, question and tab with a field, and moves focus to the field. Always the same function: components that
 * receive it, such as the rows of all questions, don't rerender when another one opens.
 *
 * @param surveyId null while it has none; a finished save may have set it since the last render
 * @param note     receives what will be open, see useOpenedSearch()
 */
export function useOpenField( surveyId: () => number | null, note: OpenedSearch[ 'note' ] ): ( field: string ) => void {
	const navigate = useNavigate();
	const { pathname, search, state } = useLocation() as Location< unknown >;
	const [ wanted, setWanted ] = useState< { field: string; at: string } | null >( null );
	const met = useRef( wanted );
	const address = pathname + search;
	const at = stepAt( pathname ) + search; // A new survey's address changes while open.

	useEffect( () => {
		if ( wanted?.at === at && wanted !== met.current ) {
			met.current = wanted;
			queueMicrotask( () => focusField( wanted.field ) ); // A new step's heading takes focus first.
		}
	}, [ wanted, at ] );

	return useStable( ( field: string ): void => {
		const place = locationOf( field );
		if ( place === null ) {
			setWanted( { field, at } );
			return;
		}
		const opened =
			place.step === 'notifications' ? searchForCard( place.opened ) : searchFor( place.opened, place.tab );
		const to = stepPath( surveyId(), place.step ) + opened;
		setWanted( { field, at: place.step + opened } );
		if ( to !== address ) {
			note( opened );
			const isHere = to.startsWith( `${ pathname }?` );
			const replaced = { replace: true, state };
			navigate( to, isHere ? ( search === '' ? { state: FROM_OUTLINE } : replaced ) : {} );
		}
	} );
}

/** Focuses the field itself, or else its parent: a condition of its question's logic, then the question. */
function focusField( field: string ): void {
	const marked = [ ...document.querySelectorAll< HTMLElement >( '[data-field]' ) ];
	for ( let name = field; name !== ''; name = name.replace( /(^|\.)[^.[]*$|\[[^\]]*\]$/, '' ) ) {
		const found = marked.find( ( element ) => element.dataset[ 'field' ] === name );
		const control =
			found?.matches( `${ CONTROLS }, [tabindex]` ) === true
				? found
				: ( found?.querySelector< HTMLElement >( CONTROLS ) ?? // Elements around it may be focusable too.
					found?.querySelector< HTMLElement >( '[tabindex]' ) );
		if ( control ) {
			control.focus();
			return;
		}
	}
}

const CONTROLS = 'input, select, textarea, button';
