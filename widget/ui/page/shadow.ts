import css from '../styles.css';

// A sheet made here, unlike a <style> element, is let in by a policy of `style-src 'none'`.
const sheet = new CSSStyleSheet();
sheet.replaceSync( css );

/** A shadow root of our own, where the theme's styles cannot reach the survey nor the survey the theme. */
export function shadowIn( parent: Element ): ShadowRoot {
	const host = document.createElement( 'div' );
	const root = host.attachShadow( { mode: 'open' } );
	root.adoptedStyleSheets = [ sheet ];
	parent.append( host );

	// What is typed into an answer must not set off the page's own shortcuts.
	for ( const name of [ 'keydown', 'keypress', 'keyup' ] ) {
		root.addEventListener( name, ( event ) => event.stopPropagation() );
	}
	return root;
}
