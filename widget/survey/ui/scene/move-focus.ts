import { HAS_PAGES } from '../../flow/pages';
import type { View } from '../view';

/** Returns what the visitor sees: a question by its id, `ending` or `minimized`. */
export const sceneOf = ( { isOpen, question }: View ): string =>
	isOpen ? ( question?.id ?? 'ending' ) : 'minimized';

/**
 * Moves the focus where the visitor's own step led, after drawing. Only their step moves it: a card that appears, or opens at
 * the page's request, leaves the focus where it is.
 *
 * @param before the previous scene; empty if there was none.
 * @param hadFocus true if the focus was inside, on a button that may be gone by now.
 */
export function moveFocus( root: ShadowRoot, view: View, before: string, hadFocus: boolean ): void {
	const scene = sceneOf( view );
	const focus = ( selector: string, preventScroll = true ): void =>
		root.querySelector< HTMLElement >( selector )?.focus( { preventScroll } );

	if ( scene === before ) {
		if ( view.errors.length && hadFocus ) {
			focus( '[aria-invalid=true]', false );
		}
	} else if ( scene === 'minimized' ) {
		if ( hadFocus ) {
			focus( '.toggle' ); // Not on a page where it is minimized from the start.
		}
	} else if ( before === 'minimized' ) {
		if ( hadFocus ) {
			focus( '.tool' ); // A control with a visible focus. A field would open a phone's keyboard.
		}
	} else if ( scene === 'ending' ) {
		if ( hadFocus ) {
			focus( '.ending' );
		}
	} else if ( before && ( hadFocus || before !== 'ending' ) ) {
		// Not if stored answers were finally refused, which is no step of the visitor.
		root.querySelector( '.body' )?.scrollTo( 0, 0 ); // The last question may be scrolled to its end.
		// The earlier choice, after a step back. On a phone, the keyboard must not cover it.
		focus(
			root.querySelector( HAS_PAGES ? '.asked:first-child input:checked' : 'input:checked' ) &&
				! ( EXTENDED && root.querySelector( HAS_PAGES ? '.asked:first-child summary' : 'summary' ) )
				? 'input:checked'
				: EXTENDED
					? '.statement, summary, input, textarea' // Options in a closed list can't have it.
					: 'input, textarea',
			false
		);
	}
}
