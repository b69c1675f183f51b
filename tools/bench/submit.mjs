/**
 * Measures the cost of one response, compared with the minimum for WordPress on a site without the plugin: a row, through REST
 * and through SHORTINIT. The same route on our site shows what the plugin costs other routes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forSeconds, keepGoing, startClient, at, together } from './load.mjs';
import { serve, siteNamed } from './site.mjs';
import { endpointsOf, prepareSurvey } from './submit/survey.mjs';
import { ms, printTable, ratio, whole } from './table.mjs';

const CONCURRENCY = [ 1, 4, 16 ];
const ROUNDS = 5;
const SECONDS = 2;

/** Path of the bare route, see submit/bare-route.php. */
const ROUTE = '/wp-json/uf-bench/v1/insert';

/** Baselines of the comparison. */
const FLOORS = { rest: 'bare REST route', shortinit: 'bare SHORTINIT script' };

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} url
 * @property {import('./site.mjs').BenchSite} site
 * @property {string} count SQL that counts its stored rows
 * @property {import('./load.mjs').Run[]} runs
 */

/**
 * Without the limit on responses per minute and IP address, and with a limit that this address doesn't reach: measures its
 * cost, not its rejections.
 */
const LIMITS = [
	{ limit: 0, label: 'Rate limit: off' },
	{ limit: 1_000_000, label: 'Rate limit: on, as on most sites, and never reached' },
];

/** @param {import('./site.mjs').MariaDb} mariadb */
export async function run( mariadb ) {
	const site = await siteNamed( mariadb, 'submit', { fresh: true } );
	const bare = await siteNamed( mariadb, 'bare', { fresh: true } );
	await bare.php( 'site/without.php' );
	await Promise.all( [ site, bare ].map( ( each ) => each.php( 'submit/bare.php' ) ) );
	for ( const { limit, label } of LIMITS ) {
		limitTo( site, limit );
		console.log( `\n${ label }` );
		await underThisLimit( site, bare );
	}
}

/**
 * Applies to servers started after this.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @param {number} limit responses per minute for one IP address and survey
 */
function limitTo( site, limit ) {
	const file = join( site.dir, 'wp-config.php' );
	const line = /define\( 'USERFEEDBACK_RATE_LIMIT', \d+ \);/;
	const source = readFileSync( file, 'utf8' );
	if ( ! line.test( source ) ) throw new Error( 'The site of the bench says nothing of a rate limit.' );
	writeFileSync( file, source.replace( line, `define( 'USERFEEDBACK_RATE_LIMIT', ${ String( limit ) } );` ) );
}

/**
 * @param {import('./site.mjs').BenchSite} site
 * @param {import('./site.mjs').BenchSite} bare without the plugin
 */
async function underThisLimit( site, bare ) {
	const server = await serve( site );
	const floor = await serve( bare, { name: 'server-bare', hasPlugin: false } );
	const survey = await prepareSurvey( site, server.url );
	const targets = [
		{ name: FLOORS.rest, url: floor.url + ROUTE, site: bare, count: stored( 'rest' ) },
		{ name: FLOORS.shortinit, url: `${ floor.url }/uf-bench.php`, site: bare, count: stored( 'shortinit' ) },
		{ name: 'that route next to UserFeedback', url: server.url + ROUTE, site, count: stored( 'rest' ) },
		...endpointsOf( survey ).map( ( [ name, url ] ) => ( { name, url, site, count: answers( survey.id ) } ) ),
	];
	for ( const concurrency of CONCURRENCY ) {
		const rows = await measure( survey, targets, concurrency );
		printTable(
			[
				`concurrency ${ String( concurrency ) }`,
				'requests/s',
				'median',
				'95%',
				'sent',
				'stored',
				'of bare REST',
				'of bare SHORTINIT',
				'client CPU',
			],
			rows
		);
	}
	await floor.stop();
	await server.stop();
}

/** @param {string} maker */
const stored = ( maker ) => `SELECT COUNT(*) FROM wp_uf_bench WHERE made_by = '${ maker }'`;

/** @param {number} survey */
const answers = ( survey ) => `SELECT COUNT(*) FROM wp_uf_responses WHERE survey_id = ${ String( survey ) }`;

/**
 * Alternates in short rounds, so that other load on the machine affects all of them equally.
 *
 * @param {import('./submit/survey.mjs').Survey} survey
 * @param {Omit<Target, 'runs'>[]} targets
 * @param {number} concurrency
 */
async function measure( survey, targets, concurrency ) {
	const client = startClient( concurrency );
	const measured = targets.map( ( target ) => ( {
		...target,
		runs: /** @type {import('./load.mjs').Run[]} */ ( [] ),
		rows: 0,
	} ) );
	for ( let round = 0; round <= ROUNDS; round++ ) {
		for ( const target of measured ) {
			const before = Number( await target.site.ask( target.count ) );
			// The first round is a warm-up.
			const goesOn = forSeconds( round === 0 ? 0.5 : SECONDS );
			const run = await keepGoing( concurrency, goesOn, () =>
				client.send( target.url, { body: survey.body() } )
			);
			if ( round === 0 ) continue;
			target.runs.push( run );
			target.rows += Number( await target.site.ask( target.count ) ) - before;
		}
	}
	client.close();
	const rates = new Map( measured.map( ( { name, runs } ) => [ name, rate( together( runs ) ) ] ) );
	return measured.map( ( { name, runs, rows } ) => {
		const all = together( runs );
		const sent = all.ms.length;
		const created = all.statuses.get( 201 ) ?? 0;
		if ( created !== sent || rows !== sent ) {
			throw new Error(
				`${ name }: sent ${ String( sent ) }, stored ${ String( rows ) }, answers ${ JSON.stringify( [ ...all.statuses ] ) }`
			);
		}
		return [
			name,
			rate( all ).toFixed( 0 ),
			ms( at( all.ms, 0.5 ) ),
			ms( at( all.ms, 0.95 ) ),
			whole( sent ),
			whole( rows ),
			ratio( rate( all ), rates.get( FLOORS.rest ) ?? NaN ),
			ratio( rate( all ), rates.get( FLOORS.shortinit ) ?? NaN ),
			`${ ( ( all.cpu / all.seconds ) * 100 ).toFixed( 0 ) } %`,
		];
	} );
}

/** @param {import('./load.mjs').Run} run */
function rate( { ms: times, seconds } ) {
	return times.length / seconds;
}
