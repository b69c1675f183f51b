import { type RefObject, useCallback, useState } from 'react';
import type { DraftPreview } from '@widget/shared/api/draft-preview';

interface PageInFrame {
	/** Null until it is loaded. */
	page: DraftPreview | null;
	/** The page is not the requested one, or can't be accessed. */
	isClosed: boolean;
	onLoad: () => void;
}

/** Handles sites that forbid framing or whose address differs from wp-admin: browsers then block access. */
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
		// Only own properties: an element of the page with this id is also found by name.
		return inside && Object.hasOwn( inside, 'UserFeedback' ) ? ( inside.UserFeedback?._preview ?? null ) : null;
	} catch {
		return null; // Cross-origin page.
	}
}
