import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Among the notices of the screen, for a part of the header that has more to say than fits there. */
export function InNotices( { children }: { children: ReactNode } ) {
	const [ place, setPlace ] = useState< Element | null >( null );
	// eslint-disable-next-line react-hooks/set-state-in-effect -- The place is drawn with this part, so it is found only afterward.
	useEffect( () => setPlace( document.querySelector( '.uf-screen__notices' ) ), [] );

	return place === null ? children : createPortal( children, place );
}
