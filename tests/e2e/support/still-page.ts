import type { Page } from 'playwright/test';

/** Not yet in TypeScript's own library. */
interface LayoutShift extends PerformanceEntry {
	value: number;
	sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
	interface Window {
		shifts: string[];
	}
}

/**
 * Draws nothing before the whole page has arrived. Otherwise a busy browser draws a part of it first, and the rest shifts that:
 * a theme's menu became twice as wide.
 */
export const drawnWhole = ( html: string ): string =>
	html
		.replace( '</head>', '<link rel="expect" href="#page-end" blocking="render"></head>' )
		.replace( '</body>', '<i id="page-end" hidden></i></body>' );

/** Serves the page without the theme's fonts, which shift its heading while they load, and records layout shifts. */
export async function serveStill( visitor: Page, address: string ): Promise< void > {
	await visitor.addInitScript( () => {
		window.shifts = [];
		const at = ( { x, y, width, height }: DOMRectReadOnly ) => [ x, y, width, height ].join( ' ' );
		new PerformanceObserver( ( list ) => {
			for ( const { value, sources } of list.getEntries() as LayoutShift[] ) {
				const parts = sources.map( ( { node, previousRect, currentRect } ) => {
					const what = node instanceof Element ? node.outerHTML.slice( 0, 80 ) : ( node?.nodeName ?? 'gone' );
					return `${ what }: ${ at( previousRect ) } → ${ at( currentRect ) }`;
				} );
				window.shifts.push( [ String( value ), ...parts ].join( '\n' ) );
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	const html = await ( await visitor.request.get( address ) ).text();
	const body = drawnWhole( html.replaceAll( /@font-face\s*\{[^}]*\}/g, '' ) );
	await visitor.route( address, ( route ) => route.fulfill( { body, contentType: 'text/html; charset=utf-8' } ) );
}

/** Returns Chromium's layout shifts, with old and new positions, after the next frame is drawn. */
export function shifts( visitor: Page ): Promise< string[] > {
	return visitor.evaluate(
		() =>
			new Promise( ( resolve ) =>
				requestAnimationFrame( () =>
					requestAnimationFrame( () => setTimeout( () => resolve( window.shifts ) ) )
				)
			)
	);
}
