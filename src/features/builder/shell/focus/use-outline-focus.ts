import { useEffect, useRef } from 'react';
import type { OpenQuestion } from './use-open-question';

/** When a narrow screen returns to the outline, focus moves to the row of the item that was open. */
export function useOutlineFocus( { id, isFirst }: OpenQuestion ): void {
	const was = useRef( { id, isFirst } );

	useEffect( () => {
		const { id: left, isFirst: wasFirst } = was.current;
		was.current = { id, isFirst };
		if ( isFirst && ! wasFirst && isNowhere() ) {
			document.querySelector< HTMLElement >( `[data-outline-row="${ left }"]` )?.focus();
		}
	}, [ id, isFirst ] );
}

function isNowhere(): boolean {
	const { activeElement, body } = document;
	return activeElement === body || activeElement?.checkVisibility() === false;
}
