/** Milliseconds that the thank-you message stays at least, and that it fades. */
const READ = 8_000;
const FADE = 200;

/** Removes the thank-you message, but not while the visitor is on the card or in another tab, or if it has a link. */
export function fadeOutEnding( root: ShadowRoot, leave: () => void ): void {
	setTimeout( () => {
		const card = root.querySelector( '.ending' ) && root.querySelector( '.card' );
		if ( ! card || card.querySelector( 'a' ) ) {
			return; // Closed already, or permanent.
		}
		if ( document.hidden || card.matches( ':hover' ) || root.querySelector( ':focus-visible' ) ) {
			fadeOutEnding( root, leave );
		} else {
			card.classList.add( 'gone' );
			setTimeout( () => root.host.isConnected && leave(), FADE );
		}
	}, READ );
}
