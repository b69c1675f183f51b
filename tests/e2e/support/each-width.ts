import type { Page } from 'playwright/test';
import { accessibilityFaults } from './axe';
import { screenshot } from './screenshot';
import { expect } from './test';

/** A screen of the app at both widths, and mirrored: a picture of each, no fault for axe, and nothing beyond the window. */
export async function lookAtEachWidth( page: Page, name: string ): Promise< void > {
	for ( const [ width, dir ] of [
		[ 1280, 'ltr' ],
		[ 390, 'ltr' ],
		[ 1280, 'rtl' ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.evaluate( ( way ) => ( document.documentElement.dir = way ), dir );
		await screenshot( page, `${ name }-${ String( width ) }-${ dir }` );
		expect( await accessibilityFaults( page, '.uf-screen' ) ).toEqual( [] );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual(
			0
		);
	}
	await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );
}
