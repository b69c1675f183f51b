import { useEffect } from 'react';
import type { BuilderStore } from '@/features/builder/saving/state/builder-store';

/** Reports fields that lost focus to the form, so that missing parts are marked then and not before. */
export function useTouchedFields( { dispatch }: Pick< BuilderStore, 'dispatch' > ): void {
	useEffect( () => {
		const onFocusOut = ( { target, relatedTarget }: FocusEvent ) => {
			const isField = target instanceof HTMLElement && target.matches( 'input, select, textarea' );
			const place = isField ? target.closest< HTMLElement >( '[data-field]' ) : null;
			const isStill = relatedTarget instanceof Node && place?.contains( relatedTarget ) === true;
			// When the window is active again, the same field gets focus.
			if ( place && ! isStill && document.hasFocus() ) {
				dispatch( { type: 'field-left', field: place.dataset[ 'field' ] ?? '' } );
			}
		};
		document.addEventListener( 'focusout', onFocusOut );
		return () => document.removeEventListener( 'focusout', onFocusOut );
	}, [ dispatch ] );
}
