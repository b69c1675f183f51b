/** The browser that the widget is measured in, and how a page of it comes to rest. */
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../setup/machine/chromium.mjs';

/** The theme's text would move a little when its font comes, now before and now after the first drawing. */
const ARGS = [ ...CHROMIUM_ARGS, '--disable-remote-fonts' ];

const VIEWPORT = { width: 1280, height: 900 };

/** Milliseconds without a request after which a page counts as settled, besides Playwright's own. */
const SETTLED = 300;

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Place
 * @property {string} url
 * @property {string} shownBy a selector of what is to be seen in the end
 */

export function launch() {
	return chromium.launch( { executablePath: chromiumPath(), args: ARGS } );
}

/**
 * Of a visitor who was never here.
 *
 * @param {Browser} browser
 */
export async function newPage( browser ) {
	const context = await browser.newContext( { viewport: VIEWPORT } );
	return context.newPage();
}

/**
 * @param {Page} page
 * @param {Place} place
 * @param {number} slowdown of the processor
 */
export async function go( page, { url, shownBy }, slowdown ) {
	const browserSide = await page.context().newCDPSession( page );
	await browserSide.send( 'Emulation.setCPUThrottlingRate', { rate: slowdown } );
	await page.goto( url );
	await page.locator( shownBy ).first().waitFor();
	await page.waitForLoadState( 'networkidle' );
	await page.waitForTimeout( SETTLED );
}
