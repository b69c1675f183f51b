import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useStable } from '@/lib/hooks/use-stable';
import { stepAt, stepPath } from '../steps/steps';
import { placeOf, searchFor, searchForCard } from './places';
import type { Opened } from './use-opened';

/** Where the browser's Back leads from what was opened first, however many were opened since. */
export const FROM_OUTLINE = 'from-outline';

/**
 * Opens what a field is drawn in, whichever step, question and tab that is, and moves focus to the field. Never another
 * function: what is given it, such as the rows of all questions, is not drawn again because another one was opened.
 *
 * @param surveyId null while it has none; a save that comes back may have given it one since the last drawing
 * @param note     told what is to be open, see useOpened()
 */
export function useOpenField( surveyId: () => number | null, note: Opened[ 'note' ] ): ( field: string ) => void {
	const navigate = useNavigate();
	const { pathname, search, state } = useLocation() as Location< unknown >;
	const [ wanted, setWanted ] = useState< { field: string; at: string } | null >( null );
	const met = useRef( wanted );
	const address = pathname + search;
	const at = stepAt( pathname ) + search; // A new survey gets another address while it is open.

	useEffect( () => {
		if ( wanted?.at === at && wanted !== met.current ) {
			met.current = wanted;
			queueMicrotask( () => focusField( wanted.field ) ); // A new step's heading takes it first.
		}
	}, [ wanted, at ] );

	return useStable( ( field: string ): void => {
		const place = placeOf( field );
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

/** The field itself, or else what it is a part of: a condition of its question's logic, the question. */
function focusField( field: string ): void {
	const marked = [ ...document.querySelectorAll< HTMLElement >( '[data-field]' ) ];
	for ( let name = field; name !== ''; name = name.replace( /(^|\.)[^.[]*$|\[[^\]]*\]$/, '' ) ) {
		const found = marked.find( ( element ) => element.dataset[ 'field' ] === name );
		const control =
			found?.matches( `${ CONTROLS }, [tabindex]` ) === true
				? found
				: ( found?.querySelector< HTMLElement >( CONTROLS ) ?? // What is drawn around one may take focus as well.
					found?.querySelector< HTMLElement >( '[tabindex]' ) );
		if ( control ) {
			control.focus();
			return;
		}
	}
}

const CONTROLS = 'input, select, textarea, button';
