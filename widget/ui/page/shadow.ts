import css from '../styles.css';

let sheet: CSSStyleSheet | null = null;

/** A shadow root of our own, where the theme's styles cannot reach the survey nor the survey the theme. */
export function shadowIn( parent: Element ): ShadowRoot {
	const host = document.createElement( 'div' );
	const root = host.attachShadow( { mode: 'open' } );
	if ( ! sheet ) {
		// A sheet made here, unlike a <style> element, is let in by a policy of `style-src 'none'`.
		sheet = new CSSStyleSheet();
		sheet.replaceSync( css );
	}
	root.adoptedStyleSheets = [ sheet ];
	parent.append( host );

	// What is typed into an answer must not set off the page's own shortcuts.
	for ( const name of [ 'keydown', 'keypress', 'keyup' ] ) {
		root.addEventListener( name, ( event ) => event.stopPropagation() );
	}
	return root;
}

/** Says things to screen readers. In the page, and empty, before there is something to say: else it would be missed. */
export function liveRegionIn( root: ShadowRoot ): ( text: string ) => void {
	const region = document.createElement( 'p' );
	region.className = 'unseen';
	region.setAttribute( 'role', 'status' );
	root.append( region );
	return ( text ) => {
		region.textContent = text;
	};
}
