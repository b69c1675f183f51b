/** Measures when a page is interactive: it is rendered, its scripts have run, and the last noticeable task is over. */
import { newPage } from '../widget/browser.mjs';

/** Milliseconds after which a loaded or closed page no longer does anything on its own. */
const SETTLED = 250;

/**
 * @callback Time
 * @param {string} url
 * @returns {Promise<number>} milliseconds from the first byte of the page, because the server's time is measured elsewhere,
 *   until it is interactive
 */

/**
 * Opens a window whose pages share no data. With a new window for each page, the times of the same page would vary by a
 * quarter, which would hide the difference to measure.
 *
 * @template T
 * @param {import('playwright').Browser} browser
 * @param {number} slowdown of the processor
 * @param {(time: Time) => Promise<T>} use
 */
export async function inWindow( browser, slowdown, use ) {
	const page = await newPage( browser );
	const browserSide = await page.context().newCDPSession( page );
	await browserSide.send( 'Emulation.setCPUThrottlingRate', { rate: slowdown } );
	await browserSide.send( 'Network.setCacheDisabled', { cacheDisabled: true } );
	await page.addInitScript( note );
	const done = await use( async ( url ) => {
		// Requests that a page sends on leaving must not affect the next page.
		await page.goto( 'about:blank' );
		await page.waitForTimeout( SETTLED );
		await page.goto( url );
		await page.waitForTimeout( SETTLED );
		return page.evaluate( () => {
			const [ load ] = performance.getEntriesByType( 'navigation' );
			const [ drawn ] = performance.getEntriesByName( 'first-contentful-paint' );
			const { domContentLoadedEventEnd: ready, responseStart } = /** @type {PerformanceNavigationTiming} */ (
				load
			);
			/** @type {unknown} */
			const felt = Reflect.get( window, 'lastFelt' );
			return Math.max( ready, drawn?.startTime ?? 0, Number( felt ) ) - responseStart;
		} );
	} );
	await page.context().close();
	return done;
}

/** Runs in the page: records the end of tasks over 50 ms. */
function note() {
	Reflect.set( window, 'lastFelt', 0 );
	new PerformanceObserver( ( list ) => {
		for ( const { startTime, duration } of list.getEntries() ) {
			Reflect.set( window, 'lastFelt', startTime + duration );
		}
	} ).observe( { type: 'longtask', buffered: true } );
}
