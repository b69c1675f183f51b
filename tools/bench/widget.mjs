/** Measures what a survey costs a visitor's page, compared with the page without it and with two similar products. */
import { step } from '../dev/setup/progress.mjs';
import { serve, siteNamed } from './site.mjs';
import { launch } from './widget/browser.mjs';
import { printFigures } from './widget/figures.mjs';
import { fetchPeers, PEERS, servePeers } from './widget/peers.mjs';
import { traced } from './widget/trace.mjs';
import { idle, visit } from './widget/visit.mjs';

const ROUNDS = 9;
const TRACED = 5;
const SLOWDOWN = 4;
const IDLE_SECONDS = 30;

/** Part of the URL of each of our scripts. */
const BUILD = '/build/widget/';

const CARD = '.card';

/** Selector to wait for without a survey, so that Playwright's own script is in every compared page. */
const BODY = 'body';

/** @typedef {import('./widget/visit.mjs').Visit} Visit */

/**
 * @typedef {import('./widget/browser.mjs').Place & { name: string, scripts: string }} State
 *   scripts: part of the URL of the measured scripts
 */

/**
 * @typedef {object} Measured
 * @property {Visit[]} fast one visit per round
 * @property {import('./widget/trace.mjs').Traced[]} tracedFast trace of a visit, one per round
 * @property {import('./widget/trace.mjs').Traced[]} tracedSlow the same, with the processor slowed down four times
 * @property {number} idle milliseconds of script time during 30 idle seconds
 */

/** @param {import('./site.mjs').MariaDb} mariadb */
export async function run( mariadb ) {
	await step( 'Peers', fetchPeers );
	const site = await siteNamed( mariadb, 'widget', { fresh: true } );
	const server = await serve( site );
	await site.php( 'widget/prepare.php' );
	const peers = await servePeers();
	const browser = await launch();
	const states = statesOf( server.url, peers.url );
	const measured = await measure( browser, states );
	const refused = await step( 'A strict policy', () => refusals( browser, states ) );
	await browser.close();
	peers.stop();
	await server.stop();
	printFigures( measured, refused );
}

/**
 * @param {string} site
 * @param {string} peers
 * @returns {State[]}
 */
function statesOf( site, peers ) {
	const state = ( /** @type {string} */ name, /** @type {string} */ path, shownBy = BODY, scripts = BUILD ) => ( {
		name,
		url: site + path,
		shownBy,
		scripts,
	} );
	return [
		state( 'without', '/bare/?without' ),
		state( 'bare', '/bare/?with' ),
		state( 'nothing', '/nothing/?with' ),
		state( 'floating', '/shows/?with', CARD ),
		state( 'inline', '/inline/?with', CARD ),
		...PEERS.map( ( { name, script, shownBy } ) =>
			state( name, `/bare/?without&script=${ encodeURIComponent( peers + script ) }`, shownBy, peers )
		),
	];
}

/**
 * Alternates, so that other load on the machine affects all of them equally.
 *
 * @param {import('playwright').Browser} browser
 * @param {State[]} states
 */
async function measure( browser, states ) {
	const measured = new Map(
		states.map( ( { name } ) => [
			name,
			/** @type {Measured} */ ( { fast: [], tracedFast: [], tracedSlow: [], idle: NaN } ),
		] )
	);
	const inTurn = async (
		/** @type {number} */ rounds,
		/** @type {(state: State, into: Measured) => Promise<unknown>} */ each
	) => {
		for ( let round = 0; round < rounds; round++ ) {
			for ( const state of states ) {
				const into = measured.get( state.name );
				if ( into !== undefined ) await each( state, into );
			}
		}
	};
	// The first visit of each is a warm-up.
	await step( 'Warm up', () => inTurn( 1, ( state ) => visit( browser, state, 1 ) ) );
	await step( `${ String( ROUNDS ) } rounds`, () =>
		inTurn( ROUNDS, async ( state, into ) => {
			into.fast.push( await visit( browser, state, 1 ) );
		} )
	);
	await step( `${ String( TRACED ) } rounds with a trace`, () =>
		inTurn( TRACED, async ( state, into ) => {
			into.tracedFast.push( await traced( browser, state, 1 ) );
			into.tracedSlow.push( await traced( browser, state, SLOWDOWN ) );
		} )
	);
	await step( `${ String( IDLE_SECONDS ) } seconds of nothing`, () =>
		Promise.all(
			states.map( async ( state ) => {
				const took = await idle( browser, state, IDLE_SECONDS );
				Object.assign( measured.get( state.name ) ?? {}, { idle: took } );
			} )
		)
	);
	return measured;
}

/**
 * Counts what `style-src 'none'; script-src 'self'` blocks of ours; it blocks the theme's own styles, too.
 *
 * @param {import('playwright').Browser} browser
 * @param {State[]} states
 */
async function refusals( browser, states ) {
	const refused = new Map();
	for ( const state of states.slice( 0, states.length - PEERS.length ) ) {
		const strict = { ...state, url: `${ state.url }&csp` };
		refused.set( state.name, ( await visit( browser, strict, 1 ) ).violations );
	}
	const without = Number( refused.get( 'without' ) );
	return Number( refused.get( 'floating' ) ) - without + ( Number( refused.get( 'inline' ) ) - without );
}
