/** Made here, unlike a <style> element, a sheet is let in by a policy of `style-src 'none'`. */
export function sheetOf( css: string ): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	return sheet;
}

/** A shadow root of our own, where the theme's styles cannot reach what we draw nor ours the theme. */
export function rootIn( parent: Element, sheet: CSSStyleSheet ): ShadowRoot {
	const host = document.createElement( 'div' );
	const root = host.attachShadow( { mode: 'open' } );
	root.adoptedStyleSheets = [ sheet ];
	parent.append( host );
	return root;
}

/** What is typed into an answer must not set off the page's own shortcuts. */
export function keepKeys( typed: Node ): void {
	for ( const name of [ 'keydown', 'keypress', 'keyup' ] ) {
		typed.addEventListener( name, ( event ) => event.stopPropagation() );
	}
}

/** The second click of a double click was meant for what the first one has changed. A key's click counts none. */
export function onlyFirstClicks( root: ShadowRoot ): void {
	root.addEventListener(
		'click',
		( event ) => {
			if ( ( event as MouseEvent ).detail > 1 ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		true
	);
}
