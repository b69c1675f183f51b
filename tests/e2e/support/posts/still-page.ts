import type { Page } from 'playwright/test';

/** TypeScript's own library does not have it yet. */
interface LayoutShift extends PerformanceEntry {
	value: number;
	sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

declare global {
	interface Window {
		shifts: string[];
	}
}

/** Serves the visitor the page without the theme's own fonts, which move its heading as they come, and notes what moves. */
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
	const body = html.replaceAll( /@font-face\s*\{[^}]*\}/g, '' );
	await visitor.route( address, ( route ) => route.fulfill( { body, contentType: 'text/html; charset=utf-8' } ) );
}

/** What has moved in Chromium's eyes, from where to where, once what was drawn is on the screen. */
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
