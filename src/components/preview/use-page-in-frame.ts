import { type RefObject, useCallback, useState } from 'react';
// eslint-disable-next-line no-restricted-imports -- The one file of the widget that the app knows; it has no name below src/.
import type { DraftPreview } from '../../../widget/preview/draft-preview';

interface PageInFrame {
	/** Null until it is there. */
	page: DraftPreview | null;
	/** It is not the page that was asked for, or may not be reached. */
	isClosed: boolean;
	onLoad: () => void;
}

/** A site may forbid to be framed, or have another address than its wp-admin: then the browser keeps the two apart. */
export function usePageInFrame( frame: RefObject< HTMLIFrameElement > ): PageInFrame {
	const [ state, setState ] = useState< { page: DraftPreview | null; isClosed: boolean } >( {
		page: null,
		isClosed: false,
	} );
	const onLoad = useCallback( () => {
		const page = drawingIn( frame.current );
		setState( { page, isClosed: page === null } );
	}, [ frame ] );
	return { ...state, onLoad };
}

function drawingIn( frame: HTMLIFrameElement | null ): DraftPreview | null {
	try {
		const inside = frame?.contentWindow as ( Window & { UserFeedback?: { _preview?: DraftPreview } } ) | null;
		// Only what a script has set: an element of the page with this id is found by the name too.
		return inside && Object.hasOwn( inside, 'UserFeedback' ) ? ( inside.UserFeedback?._preview ?? null ) : null;
	} catch {
		return null; // Of another origin.
	}
}
