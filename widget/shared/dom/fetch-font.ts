/** Loads the font that the owner chose, once per page. In the page's head, as fonts inside a shadow root don't load. */
export function fetchFont( stylesheet: string ): void {
	if ( stylesheet && ! document.querySelector( `link[href="${ stylesheet }"]` ) ) {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = stylesheet;
		document.head.append( link );
	}
}
