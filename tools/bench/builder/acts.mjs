/** The same actions in our builder, in SurveyJS Creator, and, where possible, on a WordPress screen. */
import { timeOf, typing } from './timed.mjs';

/** @typedef {import('playwright').Page} Page */

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} url
 * @property {string} [list] URL of the screen that owners come from
 * @property {string} ready selector of an element that shows it is ready to use
 * @property {string} field selector of the text field to type in
 * @property {Record<string, (page: Page) => Promise<void>>} acts each ends with one key or click
 */

/** @param {Page} page */
const leave = ( page ) => page.keyboard.press( 'Tab' );

/**
 * @param {string} site with trailing slash
 * @returns {Subject}
 */
export function wordpress( site ) {
	return {
		name: 'General Settings',
		url: `${ site }wp-admin/options-general.php`,
		ready: '#submit',
		field: '#blogname',
		acts: { leave },
	};
}

/**
 * @param {string} site with trailing slash
 * @param {string} survey id
 * @returns {Subject}
 */
export function builder( site, survey ) {
	return {
		name: 'ours',
		url: `${ site }wp-admin/admin.php?page=userfeedback_surveys#/edit/${ survey }/questions`,
		list: `${ site }wp-admin/admin.php?page=userfeedback_surveys`,
		ready: '[data-field$=".title"]',
		field: '[data-field$=".title"]',
		acts: {
			leave,
			add: async ( page ) => {
				await page.getByRole( 'button', { name: 'Add question' } ).click();
				await page.getByRole( 'menuitem', { name: 'Long text' } ).click();
			},
			delete: async ( page ) => {
				await page.getByRole( 'button', { name: 'Delete question' } ).click();
				await page.getByRole( 'button', { name: 'Yes, delete' } ).click();
			},
			undo: ( page ) => page.getByRole( 'button', { name: 'Undo' } ).click(),
		},
	};
}

/**
 * @param {string} url
 * @returns {Subject}
 */
export function surveyJs( url ) {
	const button = ( /** @type {Page} */ page, /** @type {string} */ title ) =>
		page.locator( `button[title="${ title }"]:visible` ).first();
	return {
		name: 'SurveyJS',
		url,
		ready: '.svc-question__content',
		field: '.svc-question__content .sv-string-editor',
		acts: {
			leave,
			add: ( page ) => page.locator( '.svc-toolbox__item--icon-comment' ).click(),
			delete: ( page ) => button( page, 'Delete' ).click(),
			undo: ( page ) => button( page, 'Undo' ).click(),
		},
	};
}

/**
 * @param {Page} page already slowed down
 * @param {Subject} subject
 * @returns {Promise<{ open: number, fromList: number, keys: number[], acts: Record<string, number> }>} milliseconds
 */
export async function measured( page, { url, list, ready, field, acts } ) {
	const fromList = list ? await openedFrom( page, list, url, ready ) : NaN;
	await page.goto( 'about:blank' );
	await page.goto( url );
	await page.locator( ready ).first().waitFor();
	const open = await page.evaluate( () => performance.now() );
	await page.waitForLoadState( 'networkidle' );
	await page.locator( field ).first().click();
	const keys = await typing( page );
	/** @type {Record<string, number>} */
	const times = {};
	for ( const [ name, act ] of Object.entries( acts ) ) {
		times[ name ] = await timeOf( page, () => act( page ) );
	}
	return { open, fromList, keys, acts: times };
}

/**
 * Opens it as most owners do: from the list, so the builder appears without a page load.
 *
 * @param {Page} page
 * @param {string} list
 * @param {string} url
 * @param {string} ready
 * @returns {Promise<number>} milliseconds to the frame that shows it
 */
async function openedFrom( page, list, url, ready ) {
	await page.goto( list );
	await page.waitForLoadState( 'networkidle' );
	return page.evaluate(
		( [ hash, selector ] ) =>
			new Promise( ( resolve ) => {
				const began = performance.now();
				const look = () => {
					if ( document.querySelector( selector ) ) {
						setTimeout( () => resolve( performance.now() - began ) );
					} else {
						requestAnimationFrame( look );
					}
				};
				location.hash = hash;
				look();
			} ),
		/** @type {[string, string]} */ ( [ new URL( url ).hash, ready ] )
	);
}
