/** A visitor with a new browser opens one page: measures its requests, and the work for the browser. */
import { gzipSync } from 'node:zlib';
import { go, newPage } from './browser.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('./browser.mjs').Place} Place */
/** @typedef {{ url: string, bytes: number }} Asked bytes: of its answer, gzip level 9; 0 where it has none */

/**
 * @typedef {object} Visit
 * @property {string} html
 * @property {Asked[]} asked requests after the page itself, in order
 * @property {number} shift the sum of layout shifts
 * @property {number} heap bytes of live objects at the end
 * @property {number} violations of the page's own policy
 */

/**
 * @param {Browser} browser
 * @param {Place} place
 * @param {number} slowdown of the processor
 * @returns {Promise<Visit>}
 */
export async function visit( browser, place, slowdown ) {
	const { page, heap, asked } = await open( browser, place, slowdown );
	const { shift, violations } = await page.evaluate( () => {
		/** @type {unknown} */
		const noted = Reflect.get( window, 'noted' );
		return /** @type {Noted} */ ( noted );
	} );
	const result = {
		...( await asked() ),
		shift,
		violations,
		heap: await heap(),
	};
	await page.context().close();
	return result;
}

/**
 * Returns the processor time of scripts while the page is idle, in milliseconds.
 *
 * @param {Browser} browser
 * @param {Place} place
 * @param {number} seconds
 */
export async function idle( browser, place, seconds ) {
	const { page, script } = await open( browser, place, 1 );
	const before = await script();
	await page.waitForTimeout( seconds * 1000 );
	const after = await script();
	await page.context().close();
	return ( after - before ) * 1000;
}

/** @typedef {{ shift: number, violations: number }} Noted */

/**
 * @param {Browser} browser
 * @param {Place} place
 * @param {number} slowdown
 */
async function open( browser, place, slowdown ) {
	const page = await newPage( browser );
	/** @type {import('playwright').Request[]} */
	const requests = [];
	page.on( 'request', ( request ) => requests.push( request ) );
	await page.addInitScript( note );
	const browserSide = await page.context().newCDPSession( page );
	// Uses thread time, because the machine may be busy with other work.
	await browserSide.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	const metric = async ( /** @type {string} */ name ) => {
		const { metrics } = await browserSide.send( 'Performance.getMetrics' );
		return metrics.find( ( each ) => each.name === name )?.value ?? NaN;
	};
	await go( page, place, slowdown );
	return {
		page,
		script: () => metric( 'ScriptDuration' ),
		heap: async () => {
			await browserSide.send( 'HeapProfiler.collectGarbage' );
			return metric( 'JSHeapUsedSize' );
		},
		asked: async () => {
			const [ first, ...others ] = requests;
			const html = ( await ( await first?.response() )?.text() ) ?? '';
			return { html, asked: await Promise.all( others.map( sizeOf ) ) };
		},
	};
}

/** Runs in the page, before its own scripts. */
function note() {
	/** @type {Noted} */
	const noted = { shift: 0, violations: 0 };
	Reflect.set( window, 'noted', noted );
	new PerformanceObserver( ( list ) => {
		for ( const entry of list.getEntries() ) noted.shift += Number( Reflect.get( entry, 'value' ) );
	} ).observe( { type: 'layout-shift', buffered: true } );
	document.addEventListener( 'securitypolicyviolation', () => {
		noted.violations++;
	} );
}

/**
 * @param {import('playwright').Request} request
 * @returns {Promise<Asked>}
 */
async function sizeOf( request ) {
	const url = request.url();
	const response = await request.response();
	// Sent data isn't a download, and neither are blobs that a page creates.
	const isFetched = request.method() === 'GET' && url.startsWith( 'http' ) && response !== null;
	return { url, bytes: isFetched ? gzipped( await response.body() ) : 0 };
}

/** @param {Buffer | string} content */
export function gzipped( content ) {
	return gzipSync( content, { level: 9 } ).length;
}
