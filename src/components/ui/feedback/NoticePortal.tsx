import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Renders into the screen's notices, for a header part whose text doesn't fit there. */
export function NoticePortal( { children }: { children: ReactNode } ) {
	const [ place, setPlace ] = useState< Element | null >( null );
	// eslint-disable-next-line react-hooks/set-state-in-effect -- The place is drawn with this part, so it is found only afterward.
	useEffect( () => setPlace( document.querySelector( '.uf-screen__notices' ) ), [] );

	return place === null ? children : createPortal( children, place );
}
