import { useCallback } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';
import type { DerivedState } from '../saving/state/derived-state';

/**
 * Asks before unsaved changes are lost, inside the app and when the window closes.
 *
 * @param latest    needed because the router asks before React has drawn a finished save's changes
 * @param startsNew true if the survey was new when opened: the browser's Back may lead to its first addresses
 */
export function useLeaveGuard( latest: () => DerivedState, startsNew: boolean ): Blocker {
	useBeforeUnload(
		useCallback(
			( event ) => {
				if ( latest().isDirty ) {
					event.preventDefault();
				}
			},
			[ latest ]
		)
	);
	return useBlocker( ( { nextLocation: { pathname } } ) => {
		const { form, isDirty } = latest();
		const isOwn =
			( startsNew && pathname.startsWith( '/new/' ) ) || pathname.startsWith( `/edit/${ String( form.id ) }/` );
		return isDirty && ! isOwn;
	} );
}
