import type { Cards } from '@widget/cards/door';

/**
 * The visitors' own card, which is a bundle of the widget: it brings what it is drawn with, and comes when it is first
 * wanted.
 */
export function loadCards( address: string ): Promise< Cards > {
	return new Promise( ( resolve, reject ) => {
		const finish = () =>
			window.userfeedback_cards ? resolve( window.userfeedback_cards ) : reject( new Error( address ) );
		if ( window.userfeedback_cards ) {
			finish();
			return;
		}
		const script = document.createElement( 'script' );
		script.src = address;
		script.addEventListener( 'load', finish );
		script.addEventListener( 'error', finish );
		document.head.append( script );
	} );
}
