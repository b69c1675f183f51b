/** Milliseconds that thanks stay at least, and in which they leave. */
const READ = 8_000;
const FADE = 200;

/** Takes the thanks away, but not while the visitor is on the card or in another tab, nor where there is a link to follow. */
export function fadeWhenRead( root: ShadowRoot, leave: () => void ): void {
	setTimeout( () => {
		const card = root.querySelector( '.ending' ) && root.querySelector( '.card' );
		if ( ! card || card.querySelector( 'a' ) ) {
			return; // Closed already, or there to stay.
		}
		if ( document.hidden || card.matches( ':hover' ) || root.querySelector( ':focus-visible' ) ) {
			fadeWhenRead( root, leave );
		} else {
			card.classList.add( 'gone' );
			setTimeout( () => root.host.isConnected && leave(), FADE );
		}
	}, READ );
}
