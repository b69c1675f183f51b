import { useCallback } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';
import type { BuilderNow } from '../builder-now';

/**
 * Asks before unsaved work is left, inside the app and when the window is closed.
 *
 * @param latest    the router asks before React has drawn what a finished save changed
 * @param startsNew the survey was new when it was opened: the browser's Back may lead to its first addresses
 */
export function useLeaveGuard( latest: () => BuilderNow, startsNew: boolean ): Blocker {
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
