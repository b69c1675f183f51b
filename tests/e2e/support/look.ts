import type { Locator } from 'playwright/test';

/** The size of each part of a survey, and each of its computed styles that makes its look. */
export function look( survey: Locator ): Promise< string[] > {
	return survey.evaluate( ( root ) =>
		[ root, ...root.querySelectorAll( '*' ) ].map( ( part ) => {
			const { width, height } = part.getBoundingClientRect();
			const style = getComputedStyle( part );
			const names = [ 'display', 'font', 'color', 'background', 'padding', 'border', 'letter-spacing' ];
			const values = names.map( ( name ) => style.getPropertyValue( name ) );
			// As it is given, because one that fills what is left hangs on the room, and that on the page's letters.
			const margins = [ 'top', 'right', 'bottom', 'left' ].map( ( side ) =>
				String( part.computedStyleMap().get( `margin-${ side }` ) )
			);
			return [ part.tagName, Math.round( width ), Math.round( height ), ...values, ...margins ].join( ' | ' );
		} )
	);
}

/** A survey in a page has the page's letters, whatever they are, and with them other widths: the rest is its own. */
export const withoutLetters = ( parts: string[] ): string[] =>
	parts.map( ( part ) => part.replace( /^(\w+) \| \d+ \| \d+/, '$1' ).replace( /(\d+px \/ [\d.]+px) [^|]*/, '$1 ' ) );

/** What of the page lies on top of a survey, as elements are found under a pointer. */
export function onTopOf( survey: Locator ): Promise< string[] > {
	return survey.evaluate( ( root ) => {
		root.scrollIntoView( { block: 'center', behavior: 'instant' } );
		const { host } = root.getRootNode() as ShadowRoot;
		// The region around a floating card is as tall as the window, and lets clicks through.
		const { left, top, width, height } = ( root.querySelector( '.card' ) ?? root ).getBoundingClientRect();
		const parts = [ 0.05, 0.25, 0.5, 0.75, 0.95 ];
		return parts
			.flatMap( ( x ) => parts.map( ( y ) => document.elementFromPoint( left + x * width, top + y * height ) ) )
			.filter( ( found ) => found !== host )
			.map( ( found ) => found?.outerHTML.slice( 0, 200 ) ?? 'nothing at all' );
	} );
}
