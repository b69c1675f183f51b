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
export function useLeaveGuard( id: number | null, isDirty: boolean ): LeaveGuard {
	const navigate = useNavigate();
	const ownId = useRef( id );
	const isLeaving = useRef( false );

	const blocker = useBlocker(
		( { nextLocation } ) => isDirty && ! isLeaving.current && ! isOwn( nextLocation.pathname, ownId.current )
	);
	useBeforeUnload(
		useCallback(
			( event ) => {
				if ( isDirty ) {
					event.preventDefault();
				}
			},
			[ isDirty ]
		)
	);

	return {
		blocker,
		own: ( created ) => {
			ownId.current = created;
		},
		leave: ( to, state ) => {
			isLeaving.current = true;
			void navigate( to, { state } );
		},
	};
}

function isOwn( path: string, id: number | null ): boolean {
	return path.startsWith( id === null ? '/new/' : `/edit/${ String( id ) }/` );
}
