import type { Locator } from 'playwright/test';

/** Returns the size of each part of a survey, and the computed styles that define its look. */
export function look( survey: Locator ): Promise< string[] > {
	return survey.evaluate( ( root ) =>
		[ root, ...root.querySelectorAll( '*' ) ].map( ( part ) => {
			const { width, height } = part.getBoundingClientRect();
			const style = getComputedStyle( part );
			const names = [ 'display', 'font', 'color', 'background', 'padding', 'border', 'letter-spacing' ];
			const values = names.map( ( name ) => style.getPropertyValue( name ) );
			// Uses the specified value, because an auto margin depends on the free space, and that on the page's font.
			const margins = [ 'top', 'right', 'bottom', 'left' ].map( ( side ) =>
				String( part.computedStyleMap().get( `margin-${ side }` ) )
			);
			return [ part.tagName, Math.round( width ), Math.round( height ), ...values, ...margins ].join( ' | ' );
		} )
	);
}

/** Removes font and width, because an embedded survey inherits the page's font: all other styles are its own. */
export const withoutLetters = ( parts: string[] ): string[] =>
	parts.map( ( part ) => part.replace( /^(\w+) \| \d+ \| \d+/, '$1' ).replace( /(\d+px \/ [\d.]+px) [^|]*/, '$1 ' ) );

/** Returns elements of the page that cover a survey, as found under a pointer. */
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
