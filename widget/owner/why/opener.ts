import { isOurScript, ownScript } from '../../shared/trust/our-script';
import { ownGlobal } from '../../shared/trust/own-global';
import { readData } from './data';
import type { WhyData } from './data';
import { countShown, explainEmptyPlaces } from './on-page';

declare global {
	interface Window {
		/** Set by the panel's script, which is loaded when the panel is first opened. */
		userfeedback_why?: ( data: WhyData, button: HTMLElement ) => void;
	}
}

function start(): void {
	const data = readData();
	const button = document.querySelector< HTMLElement >( '#wp-admin-bar-userfeedback-why > .ab-item' );
	if ( ! data || ! button ) {
		return;
	}
	explainEmptyPlaces( document, data );
	count( button );
	button.setAttribute( 'aria-haspopup', 'dialog' );
	button.setAttribute( 'aria-expanded', 'false' );
	button.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		count( button );
		void open( data, button );
	} );
	button.addEventListener( 'keydown', ( event ) => {
		if ( event.key === ' ' ) {
			event.preventDefault(); // WordPress prints a link, but people use a button.
			button.click();
		}
	} );
	if ( location.hash === '#userfeedback-why' ) {
		button.click(); // The results of a survey without responses link here.
	}
}

function count( button: HTMLElement ): void {
	const shown = countShown();
	const badge = button.querySelector( '.userfeedback-count' );
	if ( badge && shown !== null ) {
		badge.textContent = String( shown );
	}
}

const panel = (): Window[ 'userfeedback_why' ] => ownGlobal( window, 'userfeedback_why' );

async function open( data: WhyData, button: HTMLElement ): Promise< void > {
	if ( ! panel() && isOurScript( data.script ) ) {
		await new Promise( ( resolve ) => {
			const script = document.createElement( 'script' );
			script.src = data.script;
			script.nonce = ownScript?.nonce ?? '';
			script.onload = script.onerror = resolve;
			document.head.append( script );
		} );
	}
	panel()?.( data, button );
}

// After the loader, whichever script comes first: it decides when the page is ready.
if ( document.readyState === 'complete' ) {
	start();
} else {
	window.addEventListener( 'load', start );
}
