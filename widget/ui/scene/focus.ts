import type { View } from '../view';

/** What the visitor has in front: a question by its id, `ending` or `minimized`. */
export const sceneOf = ( { isOpen, question }: View ): string =>
	isOpen ? ( question?.id ?? 'ending' ) : 'minimized';

/**
 * Puts the focus where the visitor's own step led, after the view was drawn. Only their step moves it: a card that
 * appears, or opens because the page asked for it, leaves the focus where it is.
 *
 * @param before the scene until now; empty when there was none.
 * @param hadFocus whether the focus was inside, on a button that may be gone by now.
 */
export function settleFocus( root: ShadowRoot, view: View, before: string, hadFocus: boolean ): void {
	const scene = sceneOf( view );
	const focus = ( selector: string, preventScroll = true ): void =>
		root.querySelector< HTMLElement >( selector )?.focus( { preventScroll } );

	if ( scene === before ) {
		if ( view.errors.length && hadFocus ) {
			focus( '[aria-invalid=true]', false );
		}
	} else if ( scene === 'minimized' ) {
		if ( hadFocus ) {
			focus( '.toggle' ); // Not on a page where it waits so from the start.
		}
	} else if ( before === 'minimized' ) {
		if ( hadFocus ) {
			focus( '.tool' ); // A control whose focus is seen. A field would bring up the keyboard on a phone.
		}
	} else if ( scene === 'ending' ) {
		if ( hadFocus ) {
			focus( '.ending' );
		}
	} else if ( before && ( hadFocus || before !== 'ending' ) ) {
		// Not where kept answers were refused at last, which is no step of the visitor's.
		root.querySelector( '.body' )?.scrollTo( 0, 0 ); // The last question may have been read to its end.
		// What was chosen before, after a step back. On a phone the keyboard that comes up must not cover it.
		focus( root.querySelector( 'input:checked' ) ? 'input:checked' : 'input, textarea', false );
	}
}
