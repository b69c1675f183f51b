import { useEffect } from 'react';
import type { BuilderStore } from '../builder-store';

/** Tells the form which of its fields focus has left, so that what is missing is marked then and not before. */
export function useLeftFields( { dispatch }: Pick< BuilderStore, 'dispatch' > ): void {
	useEffect( () => {
		const onFocusOut = ( { target, relatedTarget }: FocusEvent ) => {
			const isField = target instanceof HTMLElement && target.matches( 'input, select, textarea' );
			const place = isField ? target.closest< HTMLElement >( '[data-field]' ) : null;
			const isStill = relatedTarget instanceof Node && place?.contains( relatedTarget ) === true;
			// In another window focus comes back to the same field.
			if ( place && ! isStill && document.hasFocus() ) {
				dispatch( { type: 'field-left', field: place.dataset[ 'field' ] ?? '' } );
			}
		};
		document.addEventListener( 'focusout', onFocusOut );
		return () => document.removeEventListener( 'focusout', onFocusOut );
	}, [ dispatch ] );
}
