/** Fetches the font that the owner chose, once a page. In the page's head, as a font inside a shadow root is not seen. */
export function fetchFont( stylesheet: string ): void {
	if ( stylesheet && ! document.querySelector( `link[href="${ stylesheet }"]` ) ) {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = stylesheet;
		document.head.append( link );
	}
}
