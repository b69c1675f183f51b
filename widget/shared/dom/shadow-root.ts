declare global {
	/** Events of the controls inside, as they bubble. */
	interface ShadowRootEventMap {
		click: MouseEvent;
		focusin: FocusEvent;
		keydown: KeyboardEvent;
		pointerdown: PointerEvent;
	}
	interface HTMLElement {
		attachShadow( options: ShadowRootInit ): OwnRoot;
	}
}

/** A shadow root of an HTML element, not of one from SVG or MathML. */
export interface OwnRoot extends ShadowRoot {
	readonly host: HTMLElement;
}

/** Unlike a <style> element, a sheet created here is allowed by a policy of `style-src 'none'`. */
export function makeStyleSheet( css: string ): CSSStyleSheet {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	return sheet;
}

/** Makes a separate shadow root, so that the theme's styles don't affect ours or the other way around. */
export function attachRoot( parent: Element, sheet: CSSStyleSheet ): OwnRoot {
	const host = document.createElement( 'div' );
	const root = host.attachShadow( { mode: 'open' } );
	root.adoptedStyleSheets = [ sheet ];
	parent.append( host );
	return root;
}

/** Typing in an answer must not trigger the page's own shortcuts. */
export function stopKeyEvents( typed: Node ): void {
	for ( const name of [ 'keydown', 'keypress', 'keyup' ] ) {
		typed.addEventListener( name, ( event ) => event.stopPropagation() );
	}
}

/** Ignores a double click's second click, which was meant for the old content. Clicks by key have no count. */
export function ignoreRepeatedClicks( root: ShadowRoot ): void {
	root.addEventListener(
		'click',
		( event ) => {
			if ( event.detail > 1 ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		true
	);
}
