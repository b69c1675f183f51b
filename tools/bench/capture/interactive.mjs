/** When a page can be used: it is drawn, its scripts have run, and the last task that a visitor would have felt is over. */
import { go, newPage } from '../widget/browser.mjs';

/**
 * @typedef {object} Interactive
 * @property {number} after milliseconds from the first byte of the page until then
 */

/**
 * A visitor who was never here opens the page. From its first byte, because what the server takes is measured elsewhere.
 *
 * @param {import('playwright').Browser} browser
 * @param {import('../widget/browser.mjs').Place} place
 * @param {number} slowdown of the processor
 * @returns {Promise<Interactive>}
 */
export async function interactive( browser, place, slowdown ) {
	const page = await newPage( browser );
	await page.addInitScript( note );
	await go( page, place, slowdown );
	const after = await page.evaluate( () => {
		const [ load ] = performance.getEntriesByType( 'navigation' );
		const [ drawn ] = performance.getEntriesByName( 'first-contentful-paint' );
		const { domContentLoadedEventEnd: ready, responseStart } = /** @type {PerformanceNavigationTiming} */ ( load );
		/** @type {unknown} */
		const felt = Reflect.get( window, 'lastFelt' );
		return Math.max( ready, drawn?.startTime ?? 0, Number( felt ) ) - responseStart;
	} );
	await page.context().close();
	return { after };
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
