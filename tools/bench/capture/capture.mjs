/** Measures what heatmap recording costs a visitor's page, compared with the same page without it. */
import { cpus, loadavg } from 'node:os';
import { step } from '../../dev/setup/progress.mjs';
import { inWindow } from './interactive.mjs';
import { at } from '../load.mjs';
import { serve, siteNamed } from '../site.mjs';
import { ms, printTable } from '../table.mjs';
import { launch } from '../widget/browser.mjs';
import { traced } from '../widget/trace.mjs';

/** About seven minutes. With four times as many, the interval is half as wide. */
const ROUNDS = 150;
/** First-time visits, each in its own window: the total time of the page for them, which varies too much for more precision. */
const FIRST = 40;
const TRACED = 5;
const SLOWDOWN = 4;
const CLICKS = 12;

/** Maximum ratio by which the time to interactive may increase. */
const CAP = 1.02;

const SCRIPT = '/build/widget/heatmap.js';

/** @typedef {import('../widget/trace.mjs').Traced} Traced */
/** @typedef {[left: number, same: number, kept: number]} Round times of the page without it, of one that is the same, and with it */

/**
 * @param {import('../site.mjs').MariaDb} mariadb
 * @param {number} [count] of rounds
 */
export async function run( mariadb, count = ROUNDS ) {
	const site = await siteNamed( mariadb, 'capture', { fresh: true } );
	const server = await serve( site );
	await site.php( 'capture/prepare.php' );
	const browser = await launch();
	const urls = [ 'left', 'same', 'kept' ].map( ( name ) => `${ server.url }/${ name }/` );
	const [ left = '', , kept = '' ] = urls;
	/** @type {Round[]} */
	const rounds = await step( `${ String( count ) } rounds, ${ String( SLOWDOWN ) }× slower`, () =>
		inWindow( browser, SLOWDOWN, ( time ) => inRounds( count, urls, time ) )
	);
	/** @type {number[]} */
	const first = [];
	await step( `${ String( FIRST ) } first visits`, async () => {
		while ( first.length < FIRST ) first.push( await inWindow( browser, SLOWDOWN, ( time ) => time( left ) ) );
	} );
	const place = { url: kept, shownBy: 'body', scripts: SCRIPT, changeNothing: true };
	/** @type {Traced[]} */
	const opened = [];
	/** @type {Traced[]} */
	const used = [];
	await step( `${ String( TRACED ) } visits with a trace`, async () => {
		for ( let visit = 0; visit < TRACED; visit++ ) {
			opened.push( await traced( browser, place, SLOWDOWN ) );
			used.push( await traced( browser, place, SLOWDOWN, use ) );
		}
	} );
	await browser.close();
	await server.stop();
	print( rounds, median( first ), opened, used );
}

/**
 * @param {number} count
 * @param {string[]} urls
 * @param {import('./interactive.mjs').Time} time
 * @returns {Promise<Round[]>}
 */
async function inRounds( count, urls, time ) {
	for ( const url of urls ) await time( url ); // The first visit warms up the server.
	/** @type {Round[]} */
	const rounds = [];
	while ( rounds.length < count ) {
		/** @type {Round} */
		const times = [ 0, 0, 0 ];
		for ( let turn = 0; turn < urls.length; turn++ ) {
			// The order rotates, so that other load on the machine affects all equally.
			const which = ( rounds.length + turn ) % urls.length;
			times[ which ] = await time( urls[ which ] ?? '' );
		}
		rounds.push( times );
	}
	return rounds;
}

/**
 * Simulates a visitor who clicks, scrolls, and leaves.
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
 * @param {Round[]} rounds
 * @param {number} first milliseconds that the page takes in a new window
 * @param {Traced[]} opened
 * @param {Traced[]} used
 * @throws {Error} if a figure is over its cap
 */
function print( rounds, first, opened, used ) {
	const noise = interval( rounds.map( ( [ left, same ] ) => same - left ) );
	const longer = interval( rounds.map( ( [ left, same, kept ] ) => kept - ( left + same ) / 2 ) );
	const share = ( /** @type {number} */ more ) => ( 1 + more / first ).toFixed( 3 );
	const own = median( opened.map( ( trace ) => trace.own ) );
	const inUse = median( used.map( ( trace ) => trace.own ) );
	const long = used.flatMap( ( trace ) => trace.long );
	printTable(
		[ `${ String( SLOWDOWN ) }× slower`, 'figure', 'of the page', 'cap' ],
		[
			[ 'time to interactive of a first visit without it', ms( first ), '1.000', '' ],
			[ 'a page that is the same takes longer by', said( noise ), share( noise.middle ), '' ],
			[ 'the page with it takes longer by', said( longer ), share( longer.middle ), String( CAP ) ],
			[ 'processor time of the script until then', ms( own ), share( own ), String( CAP ) ],
			[ `the same with ${ String( CLICKS ) } clicks, scrolling and leaving`, ms( inUse ), '', '' ],
			[ 'tasks over 50 ms with more than 5 of the script’s', String( long.length ), '', '0' ],
		]
	);
	const [ load = NaN ] = loadavg();
	console.log(
		`In 95 of 100 runs between the two. Load average ${ load.toFixed( 1 ) } on ${ String( cpus().length ) } cores.`
	);
	if ( ! ( inUse > own && own > 0 ) ) throw new Error( 'The script did not run in a visit that was traced.' );
	if ( long.length > 0 ) throw new Error( `Long tasks:\n  ${ long.join( '\n  ' ) }` );
	const most = first * ( CAP - 1 );
	if ( longer.from > most )
		throw new Error( `The page takes ${ share( longer.middle ) } of what it takes without it.` );
	if ( longer.to > most ) console.log( `Whether that is below ${ String( CAP ) } for sure is told by more rounds.` );
	if ( own > most ) throw new Error( 'The script takes too much of the time to interactive.' );
}

/** @param {number[]} numbers */
function median( numbers ) {
	return at( numbers, 0.5 );
}

/** @param {number[]} numbers */
function mean( numbers ) {
	return numbers.reduce( ( sum, number ) => sum + number, 0 ) / numbers.length;
}

/**
 * Returns the 95% confidence interval of the mean.
 *
 * @param {number[]} numbers
 */
function interval( numbers ) {
	const middle = mean( numbers );
	const spread = Math.sqrt( mean( numbers.map( ( number ) => ( number - middle ) ** 2 ) ) );
	const half = ( 1.96 * spread ) / Math.sqrt( numbers.length );
	return { middle, from: middle - half, to: middle + half };
}

/** @param {ReturnType<typeof interval>} interval of milliseconds */
function said( { middle, from, to } ) {
	return `${ ms( middle ) } (${ from.toFixed( 1 ) } to ${ to.toFixed( 1 ) })`;
}
