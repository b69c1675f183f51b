import { useEffect } from 'react';
import { type Revision, revisionBy } from './keys';

/** The keys act on the whole survey, in text fields too: the browser's own undo knows only the field. */
export function useUndoKeys( revise: ( revision: Revision ) => void ): void {
	useEffect( () => {
		const onKeyDown = ( event: KeyboardEvent ) => {
			const revision = revisionBy( event );
			if ( revision !== null && event.target instanceof Element && ! hasOwnUndo( event.target ) ) {
				event.preventDefault();
				revise( revision );
			}
		};
		document.addEventListener( 'keydown', onKeyDown );
		return () => document.removeEventListener( 'keydown', onKeyDown );
	}, [ revise ] );
}

/** True in a dialog, and in a field whose text isn't in the survey until Enter. */
function hasOwnUndo( target: Element ): boolean {
	return target.closest( '[role="dialog"], [data-own-undo]' ) !== null;
}
