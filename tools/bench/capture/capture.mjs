/** What keeping visits for heatmaps costs a visitor's page, beside the same page without it. */
import { cpus, loadavg } from 'node:os';
import { step } from '../../setup/progress.mjs';
import { interactive } from './interactive.mjs';
import { at } from '../load.mjs';
import { serve, siteNamed } from '../site.mjs';
import { ms, printTable } from '../table.mjs';
import { launch } from '../widget/browser.mjs';
import { traced } from '../widget/trace.mjs';

const ROUNDS = 25;
const TRACED = 5;
const SLOWDOWN = 4;
const CLICKS = 12;

/** So much longer a page may take until it can be used. */
const CAP = 1.02;

const SCRIPT = '/build/widget/heatmap.js';

/** @typedef {import('./interactive.mjs').Interactive} Interactive */
/** @typedef {import('../widget/trace.mjs').Traced} Traced */

/** @param {import('../site.mjs').MariaDb} mariadb */
export async function run( mariadb ) {
	const site = await siteNamed( mariadb, 'capture', { fresh: true } );
	const server = await serve( site );
	await site.php( 'capture/prepare.php' );
	const browser = await launch();
	const place = ( /** @type {string} */ name ) => ( {
		url: `${ server.url }/${ name }/`,
		shownBy: 'body',
		scripts: SCRIPT,
	} );
	const [ left, kept ] = [ place( 'left' ), place( 'kept' ) ];
	const places = [ left, place( 'same' ), kept ];
	/** @type {number[][]} */
	const rounds = [];
	await step( `${ String( ROUNDS ) } rounds, ${ String( SLOWDOWN ) }× slower`, async () => {
		for ( const each of places ) await interactive( browser, each, SLOWDOWN ); // The first of each warms up the server.
		for ( let round = 0; round < ROUNDS; round++ ) {
			// Each is now the first, now the last: whatever else the machine does falls on all.
			const times = [ 0, 0, 0 ];
			for ( let turn = 0; turn < places.length; turn++ ) {
				const which = ( round + turn ) % places.length;
				times[ which ] = ( await interactive( browser, places[ which ] ?? kept, SLOWDOWN ) ).after;
			}
			rounds.push( times );
		}
	} );
	/** @type {Traced[]} */
	const opened = [];
	/** @type {Traced[]} */
	const used = [];
	await step( `${ String( TRACED ) } visits with a trace`, async () => {
		for ( let visit = 0; visit < TRACED; visit++ ) {
			opened.push( await traced( browser, kept, SLOWDOWN ) );
			used.push( await traced( browser, kept, SLOWDOWN, use ) );
		}
	} );
	await browser.close();
	await server.stop();
	print( rounds, opened, used );
}

/**
 * A visitor who clicks and scrolls, and leaves.
 *
 * @param {import('playwright').Page} page
 */
async function use( page ) {
	for ( let at = 0; at < CLICKS; at++ ) {
		await page.mouse.click( 300 + at * 40, 200 + at * 30 );
		await page.mouse.wheel( 0, 200 );
	}
	await page.goto( 'about:blank' );
}

/**
 * @param {number[][]} rounds of each the times of the page without it, of one that is the same, and of the page with it
 * @param {Traced[]} opened
 * @param {Traced[]} used
 * @throws {Error} a figure is over its cap
 */
function print( rounds, opened, used ) {
	const without = median( rounds.map( ( [ left = NaN ] ) => left ) );
	const noise = median( rounds.map( ( [ left = NaN, same = NaN ] ) => same - left ) );
	const longer = median( rounds.map( ( [ left = NaN, same = NaN, kept = NaN ] ) => kept - ( left + same ) / 2 ) );
	const own = median( opened.map( ( trace ) => trace.own ) );
	const inUse = median( used.map( ( trace ) => trace.own ) );
	const long = used.flatMap( ( trace ) => trace.long );
	// On a machine that does much else the same page is now quicker, now slower than itself by more than is asked about.
	const isQuiet = Math.abs( noise ) / without < ( CAP - 1 ) / 2;
	const ratio = ( /** @type {number} */ more ) => ( 1 + more / without ).toFixed( 3 );
	printTable(
		[ `${ String( SLOWDOWN ) }× slower, medians`, 'figure', 'of the page', 'cap' ],
		[
			[ 'time to interactive of the page without it', ms( without ), '1.000', '' ],
			[ 'of one that is the same, which tells the noise', ms( noise ), ratio( noise ), '' ],
			[
				'of the page with it, longer than those two by',
				ms( longer ),
				ratio( longer ),
				isQuiet ? String( CAP ) : 'none: too much noise',
			],
			[ 'processor time of the script until then', ms( own ), ratio( own ), String( CAP ) ],
			[ `the same with ${ String( CLICKS ) } clicks, scrolling and leaving`, ms( inUse ), '', '' ],
			[ 'tasks over 50 ms with the script in them', String( long.length ), '', '0' ],
		]
	);
	const [ load = NaN ] = loadavg();
	console.log( `Load average ${ load.toFixed( 1 ) } on ${ String( cpus().length ) } cores.` );
	if ( ! ( inUse > own && own > 0 ) ) throw new Error( 'The script did not run in a visit that was traced.' );
	if ( long.length > 0 ) throw new Error( `Long tasks:\n  ${ long.join( '\n  ' ) }` );
	if ( isQuiet && longer / without > CAP - 1 )
		throw new Error( `The page takes ${ ratio( longer ) } of what it takes without it.` );
	if ( own / without > CAP - 1 ) throw new Error( `The script takes ${ ratio( own ) } of the time to interactive.` );
}

/** @param {number[]} numbers */
function median( numbers ) {
	return at( numbers, 0.5 );
}
