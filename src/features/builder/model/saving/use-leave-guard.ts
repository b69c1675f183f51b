import { useCallback } from 'react';
import { type Blocker, useBeforeUnload, useBlocker } from 'react-router-dom';
import type { BuilderNow } from '../builder-now';

/**
 * Asks before unsaved work is left, inside the app and when the window is closed.
 *
 * @param latest the router asks before React has drawn what a finished save changed
 */
export function useLeaveGuard( latest: () => BuilderNow ): Blocker {
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
	return useBlocker( ( { nextLocation } ) => latest().isDirty && ! isOwn( nextLocation.pathname, latest().form.id ) );
}

function isOwn( path: string, id: number | null ): boolean {
	return path.startsWith( id === null ? '/new/' : `/edit/${ String( id ) }/` );
}
