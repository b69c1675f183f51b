import { useCallback, useRef } from 'react';
import { type Blocker, useBeforeUnload, useBlocker, useNavigate } from 'react-router-dom';

interface LeaveGuard {
	blocker: Blocker;
	/** The survey of this form was created as `id`: its own addresses are not a way out. */
	own: ( id: number ) => void;
	/** Leaves without asking: everything is saved. */
	leave: ( to: string, state?: object ) => void;
}

/**
 * Asks before unsaved work is left, inside the app and when the window is closed.
 *
 * Refs, because the router asks before React has drawn what a finished save changed.
 */
export function useLeaveGuard( id: number | null, is_dirty: boolean ): LeaveGuard {
	const navigate = useNavigate();
	const own_id = useRef( id );
	const is_leaving = useRef( false );

	const blocker = useBlocker(
		( { nextLocation } ) => is_dirty && ! is_leaving.current && ! isOwn( nextLocation.pathname, own_id.current )
	);
	useBeforeUnload(
		useCallback(
			( event ) => {
				if ( is_dirty ) {
					event.preventDefault();
				}
			},
			[ is_dirty ]
		)
	);

	return {
		blocker,
		own: ( created ) => {
			own_id.current = created;
		},
		leave: ( to, state ) => {
			is_leaving.current = true;
			void navigate( to, { state } );
		},
	};
}

function isOwn( path: string, id: number | null ): boolean {
	return path.startsWith( id === null ? '/new/' : `/edit/${ String( id ) }/` );
}
