/** The browser that measures the widget, and when a page has settled. */
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../../dev/setup/machine/chromium.mjs';

/** The theme's text would shift when its font loads, which can be before or after the first paint. */
const ARGS = [ ...CHROMIUM_ARGS, '--disable-remote-fonts' ];

const VIEWPORT = { width: 1280, height: 900 };

/** Milliseconds without a request after which a page counts as settled, in addition to Playwright's own. */
const SETTLED = 300;

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Place
 * @property {string} url
 * @property {string} shownBy selector of an element that is visible in the end
 */

export function launch() {
	return chromium.launch( { executablePath: chromiumPath(), args: ARGS } );
}

/**
 * Opens a page as a first-time visitor.
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
