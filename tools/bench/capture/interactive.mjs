/** When a page can be used: it is drawn, its scripts have run, and the last task that a visitor would have felt is over. */
import { newPage } from '../widget/browser.mjs';

/** Milliseconds after which a page that has loaded, or was left, does nothing more by itself. */
const SETTLED = 250;

/**
 * @callback Time
 * @param {string} url
 * @returns {Promise<number>} milliseconds from the first byte of the page, because what the server takes is measured elsewhere,
 *   until it can be used
 */

/**
 * A window whose pages remember nothing of each other. Where each had one of its own, the times of one and the same page
 * would differ by a quarter, in which what is looked for is lost.
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
		// What a page sends when it is left is not to fall on the next one.
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

/** In the page: until when tasks over 50 ms went on. */
function note() {
	Reflect.set( window, 'lastFelt', 0 );
	new PerformanceObserver( ( list ) => {
		for ( const { startTime, duration } of list.getEntries() ) {
			Reflect.set( window, 'lastFelt', startTime + duration );
		}
	} ).observe( { type: 'longtask', buffered: true } );
}
