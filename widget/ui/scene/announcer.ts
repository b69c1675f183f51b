import { endingText, progressText, troubleText } from '../card/words';
import type { View } from '../view';
import { sceneOf } from './focus';

/** Tells screen readers what has come, where the focus does not say it already. */
export type Announce = ( view: View, before: string, hadFocus: boolean ) => void;

/** Milliseconds after which screen readers know the region. */
const SETTLED = 500;

/** The live region stands in the page, and empty, before there is something to say: else it would be missed. */
export function announcerIn( root: ShadowRoot ): Announce {
	const region = document.createElement( 'p' );
	region.className = 'unseen';
	region.setAttribute( 'role', 'status' );
	root.append( region );

	return ( view, before, hadFocus ) => {
		if ( ! before && view.question && view.isOpen && ! view.isInline && ! view.isPreview ) {
			setTimeout( () => {
				region.textContent ||= view.strings.arrived;
			}, SETTLED );
		}
		const trouble = troubleText( view );
		if ( trouble ) {
			region.textContent = trouble;
		} else if ( ! view.question && ! hadFocus ) {
			region.textContent = endingText( view ); // With the focus there the ending is read out anyway.
		} else if ( view.question && before && sceneOf( view ) !== before ) {
			region.textContent = progressText( view );
		}
	};
}
