/** Measures from a user's action to the frame that shows its result, as the page itself sees it. */

/** Milliseconds between the keys of a fast typist. */
const BETWEEN_KEYS = 150;

/** Milliseconds until all effects of an action have ended, even on a slow machine. */
const REST = 1_500;

const TEXT = 'The quick brown fox jumps over the lazy dog, and what then';

/** @typedef {import('playwright').Page} Page */

/** @typedef {Window & { __took: number[] }} Watched */

/**
 * Measures each page that is opened from now on.
 *
 * @param {Page} page
 */
export async function watch( page ) {
	await page.addInitScript( () => {
		const watched = /** @type {Watched} */ ( /** @type {unknown} */ ( window ) );
		watched.__took = [];
		for ( const type of [ 'keydown', 'click' ] ) {
			addEventListener(
				type,
				( event ) => {
					requestAnimationFrame( () => {
						setTimeout( () => {
							watched.__took.push( performance.now() - event.timeStamp );
						} );
					} );
				},
				true
			);
		}
	} );
}

/**
 * @param {Page} page
 * @returns {Promise<number[]>} milliseconds of each key and click since the last call
 */
function took( page ) {
	return page.evaluate( () => {
		const watched = /** @type {Watched} */ ( /** @type {unknown} */ ( window ) );
		return watched.__took.splice( 0 );
	} );
}

/**
 * @param {Page} page with focus in a text field
 * @returns {Promise<number[]>} milliseconds for each key
 */
export async function typing( page ) {
	await page.waitForTimeout( REST );
	await took( page );
	for ( const key of TEXT ) {
		await page.keyboard.press( key );
		await page.waitForTimeout( BETWEEN_KEYS );
	}
	await page.waitForTimeout( REST );
	return took( page );
}

/**
 * @param {Page} page
 * @param {() => Promise<void>} act ends with one key or click
 * @returns {Promise<number>} milliseconds for that
 */
export async function timeOf( page, act ) {
	await took( page );
	await act();
	await page.waitForTimeout( REST );
	return ( await took( page ) ).at( -1 ) ?? NaN;
}
