import type { Page } from 'playwright/test';
import { accessibilityFaults } from './axe';
import { screenshot } from './screenshot';
import { expect } from './test';

/**
 * Checks a screen on desktop, on a phone, mirrored, and zoomed to 200% (720 × 450): takes a screenshot of each, and expects no
 * axe faults, no overflow, and no content under the header.
 */
export async function lookAtEachWidth( page: Page, name: string ): Promise< void > {
	for ( const [ width, dir, height ] of [
		[ 1280, 'ltr', 900 ],
		[ 390, 'ltr', 900 ],
		[ 1280, 'rtl', 900 ],
		[ 720, 'ltr', 450 ],
	] as const ) {
		await page.setViewportSize( { width, height } );
		await page.evaluate( ( way ) => ( document.documentElement.dir = way ), dir );
		await screenshot( page, `${ name }-${ String( width ) }-${ dir }` );
		if ( height === 900 ) expect( await accessibilityFaults( page, '.uf-screen' ) ).toEqual( [] );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual(
			0
		);
		expect( await hiddenByHeader( page ), 'F5: a low window moved the header over the content' ).toBe( 0 );
	}
	await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );
}

/** Returns how many pixels of content the header covers when the screen is scrolled to its top. */
export function hiddenByHeader( page: Page ): Promise< number > {
	return page.evaluate( () => {
		window.scrollTo( 0, 0 );
		const edge = ( selector: string, side: 'top' | 'bottom' ) =>
			document.querySelector( selector )?.getBoundingClientRect()[ side ] ?? NaN;
		return Math.max( 0, edge( '.uf-screen__header', 'bottom' ) - edge( '.uf-screen__body', 'top' ) );
	} );
}
