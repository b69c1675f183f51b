/** Measures how long an owner waits for results screens in a browser, with 10,000 and a million responses. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../dev/setup/paths.mjs';
import { step } from '../dev/setup/progress.mjs';
import { filledSite } from './fill.mjs';
import { at } from './load.mjs';
import { logIn } from './site/log-in.mjs';
import { serve } from './site.mjs';
import { ms, printTable, ratio } from './table.mjs';
import { launch } from './widget/browser.mjs';

const FEW = 10_000;
const MILLION = 1_000_000;
const ROUNDS = 7;
const CAP = 1.5;
const PICTURES = join( LOCAL, 'screenshots' );

/** Route in the app, and a selector that appears with the numbers. */
const SCREENS = /** @type {const} */ ( {
	overview: [ '/', '.uf-figures' ],
	results: [ '/survey/1', '.uf-figures' ],
	'results on phones': [ '/survey/1?f.device=mobile', '.uf-figures' ],
	'NPS results': [ '/survey/2?range=all-time', '.uf-figures' ],
	responses: [ '/survey/1/responses', '.uf-responses__row' ],
} );

/** @typedef {keyof typeof SCREENS} Screen */
/** @typedef {{ context: import('playwright').BrowserContext, url: string, waited: Map<Screen, number[]> }} Owner */

/**
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number | undefined} responses
 */
export async function run( mariadb, responses = MILLION ) {
	const browser = await launch();
	/** @type {Owner[]} */
	const owners = [];
	const servers = [];
	for ( const size of [ FEW, responses ] ) {
		const server = await serve( await filledSite( mariadb, size ), { name: `server-of-${ String( size ) }` } );
		servers.push( server );
		const context = await browser.newContext( { viewport: { width: 1280, height: 900 } } );
		await logIn( context, server.url );
		owners.push( { context, url: server.url, waited: new Map() } );
	}
	const screens = /** @type {Screen[]} */ ( Object.keys( SCREENS ) );
	for ( let round = 0; round <= ROUNDS; round++ ) {
		for ( const screen of screens ) {
			for ( const owner of owners ) {
				const time = await wait( owner, screen );
				if ( round > 0 ) owner.waited.set( screen, [ ...( owner.waited.get( screen ) ?? [] ), time ] ); // After one that fills caches.
			}
		}
	}
	await step( 'Pictures', () => draw( owners.at( -1 ), screens ) );
	await browser.close();
	for ( const server of servers ) await server.stop();
	print( owners, screens, responses );
}

/**
 * @param {Owner} owner
 * @param {Screen} screen
 * @returns {Promise<number>} milliseconds from the first byte requested to the first frame with numbers
 */
async function wait( { context, url }, screen ) {
	const page = await open( context, url, screen );
	const time = await page.evaluate( () => new Promise( ( drawn ) => requestAnimationFrame( drawn ) ) );
	await page.close();
	return Number( time );
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url of the site
 * @param {Screen} screen
 */
async function open( context, url, screen ) {
	const [ address, sign ] = SCREENS[ screen ];
	const page = await context.newPage();
	await page.goto( `${ url }/wp-admin/admin.php?page=userfeedback_results#${ address }`, { waitUntil: 'commit' } );
	await page.locator( sign ).first().waitFor();
	return page;
}

/**
 * Takes screenshots for people, into .local/screenshots.
 *
 * @param {Owner | undefined} owner
 * @param {Screen[]} screens
 */
async function draw( owner, screens ) {
	if ( owner === undefined ) return;
	mkdirSync( PICTURES, { recursive: true } );
	for ( const screen of screens ) {
		const page = await open( owner.context, owner.url, screen );
		await page.waitForLoadState( 'networkidle' );
		for ( const width of [ 1280, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await page.screenshot( {
				path: join( PICTURES, `million-${ screen.replaceAll( ' ', '-' ) }-${ String( width ) }.png` ),
				fullPage: true,
			} );
		}
		await page.close();
	}
}

/**
 * @param {Owner[]} owners
 * @param {Screen[]} screens
 * @param {number} responses
 */
function print( owners, screens, responses ) {
	const rows = screens.map( ( screen ) => {
		const [ few = NaN, many = NaN ] = owners.map( ( { waited } ) => at( waited.get( screen ) ?? [], 0.5 ) );
		return [ screen, ms( few ), ms( many ), ratio( many, few ), CAP.toFixed( 2 ) ];
	} );
	const heads = [ FEW, responses ].map( ( size ) => `${ size.toLocaleString( 'en' ) } responses` );
	printTable( [ 'until the numbers are drawn', ...heads, 'ratio', 'cap' ], rows );
}
