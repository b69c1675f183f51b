import { fill } from '../../../shared/text/format';
import { HAS_PAGES } from '../../flow/pages';
import { endingText, progressText, failureText } from '../card/status-texts';
import type { View } from '../view';
import { sceneOf } from './move-focus';

/** Announces new content to screen readers if the focus doesn't already. */
export type Announce = ( view: View, before: string, hadFocus: boolean ) => void;

/** Milliseconds until screen readers notice the region. */
const SETTLED = 500;

/** The live region exists, empty, before there is a message: otherwise it would be missed. */
export function makeAnnouncer( root: ShadowRoot ): Announce {
	const region = document.createElement( 'p' );
	region.className = 'unseen';
	region.setAttribute( 'role', 'status' );
	root.append( region );
	let shown: readonly string[] = [];

	return ( view, before, hadFocus ) => {
		if ( ! before && view.question && view.isOpen && ! view.isInline && ! view.isPreview ) {
			setTimeout( () => {
				region.textContent ||= view.strings.arrived;
			}, SETTLED );
		}
		const trouble = failureText( view );
		if ( trouble ) {
			region.textContent = trouble;
		} else if ( ! view.question && ! hadFocus ) {
			region.textContent = endingText( view ); // If the focus is there, the ending is read out anyway.
		} else if ( view.question && before && sceneOf( view ) !== before ) {
			region.textContent = progressText( view );
		} else if ( HAS_PAGES && view.page && view.page.length !== shown.length ) {
			const added = view.page.flatMap( ( { question: { id, title } } ) => ( shown.includes( id ) ? [] : title ) );
			region.textContent = before && added.length ? fill( view.strings.added ?? '', added.join( ', ' ) ) : '';
		}
		if ( HAS_PAGES ) {
			shown = view.page?.map( ( { question: { id } } ) => id ) ?? [];
		}
	};
}
