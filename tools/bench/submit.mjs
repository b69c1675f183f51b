/** What one response costs, beside the least that WordPress can do on the same site: a row, through REST and through SHORTINIT. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { forSeconds, keepGoing, startClient, at, together } from './load.mjs';
import { serve, siteNamed } from './site.mjs';
import { doorsOf, prepareSurvey } from './survey.mjs';
import { ms, printTable, ratio, whole } from './table.mjs';

const CONCURRENCY = [ 1, 4, 16 ];
const ROUNDS = 5;
const SECONDS = 2;

/**
 * @typedef {object} Target
 * @property {string} name
 * @property {string} url
 * @property {string} count SQL that counts the rows it stored
 * @property {import('./load.mjs').Run[]} runs
 */

/**
 * Without the limit of responses a minute and address, and with one that this one address does not reach: what it costs, and
 * not what it refuses.
 */
const LIMITS = [
	{ limit: 0, label: 'Rate limit: off' },
	{ limit: 1_000_000, label: 'Rate limit: on, as on most sites, and never reached' },
];

/** @param {import('./site.mjs').MariaDb} mariadb */
export async function run( mariadb ) {
	const site = await siteNamed( mariadb, 'submit', { fresh: true } );
	for ( const { limit, label } of LIMITS ) {
		limitTo( site, limit );
		console.log( `\n${ label }` );
		await underThisLimit( site );
	}
}

/**
 * For what is started after this.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @param {number} limit responses a minute for one address and survey
 */
function limitTo( site, limit ) {
	const file = join( site.dir, 'wp-config.php' );
	const line = /define\( 'USERFEEDBACK_RATE_LIMIT', \d+ \);/;
	const source = readFileSync( file, 'utf8' );
	if ( ! line.test( source ) ) throw new Error( 'The site of the bench says nothing of a rate limit.' );
	writeFileSync( file, source.replace( line, `define( 'USERFEEDBACK_RATE_LIMIT', ${ String( limit ) } );` ) );
}

/** @param {import('./site.mjs').BenchSite} site */
async function underThisLimit( site ) {
	const server = await serve( site );
	const survey = await prepareSurvey( site, server.url );
	const targets = targetsOf( server.url, survey );
	for ( const concurrency of CONCURRENCY ) {
		const rows = await measure( site, survey, targets, concurrency );
		printTable(
			[
				`${ String( concurrency ) } at a time`,
				'requests/s',
				'median',
				'95 %',
				'sent',
				'stored',
				'of bare REST',
				'of bare SHORTINIT',
				'client CPU',
			],
			rows
		);
	}
	await server.stop();
}

/**
 * @param {string} url
 * @param {import('./survey.mjs').Survey} survey
 * @returns {Omit<Target, 'runs'>[]}
 */
function targetsOf( url, survey ) {
	const bare = ( /** @type {string} */ maker ) => `SELECT COUNT(*) FROM wp_uf_bench WHERE made_by = '${ maker }'`;
	const ours = `SELECT COUNT(*) FROM wp_uf_responses WHERE survey_id = ${ String( survey.id ) }`;
	return [
		{ name: 'bare REST route', url: `${ url }/wp-json/uf-bench/v1/insert`, count: bare( 'rest' ) },
		{ name: 'bare SHORTINIT script', url: `${ url }/uf-bench.php`, count: bare( 'shortinit' ) },
		...doorsOf( survey ).map( ( [ name, door ] ) => ( { name, url: door, count: ours } ) ),
	];
}

/**
 * In turn and in short rounds, so that whatever else the machine does falls on all of them.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @param {import('./survey.mjs').Survey} survey
 * @param {Omit<Target, 'runs'>[]} targets
 * @param {number} concurrency
 */
async function measure( site, survey, targets, concurrency ) {
	const client = startClient( concurrency );
	const measured = targets.map( ( target ) => ( {
		...target,
		runs: /** @type {import('./load.mjs').Run[]} */ ( [] ),
		stored: 0,
	} ) );
	for ( let round = 0; round <= ROUNDS; round++ ) {
		for ( const target of measured ) {
			const before = Number( await site.ask( target.count ) );
			// The first round warms up.
			const goesOn = forSeconds( round === 0 ? 0.5 : SECONDS );
			const run = await keepGoing( concurrency, goesOn, () =>
				client.send( target.url, { body: survey.body() } )
			);
			if ( round === 0 ) continue;
			target.runs.push( run );
			target.stored += Number( await site.ask( target.count ) ) - before;
		}
	}
	client.close();
	const rates = new Map( measured.map( ( { name, runs } ) => [ name, rate( together( runs ) ) ] ) );
	return measured.map( ( { name, runs, stored } ) => {
		const all = together( runs );
		const sent = all.ms.length;
		const created = all.statuses.get( 201 ) ?? 0;
		if ( created !== sent || stored !== sent ) {
			throw new Error(
				`${ name }: sent ${ String( sent ) }, stored ${ String( stored ) }, answers ${ JSON.stringify( [ ...all.statuses ] ) }`
			);
		}
		return [
			name,
			rate( all ).toFixed( 0 ),
			ms( at( all.ms, 0.5 ) ),
			ms( at( all.ms, 0.95 ) ),
			whole( sent ),
			whole( stored ),
			ratio( rate( all ), rates.get( 'bare REST route' ) ?? NaN ),
			ratio( rate( all ), rates.get( 'bare SHORTINIT script' ) ?? NaN ),
			`${ ( ( all.cpu / all.seconds ) * 100 ).toFixed( 0 ) } %`,
		];
	} );
}

/** @param {import('./load.mjs').Run} run */
function rate( { ms: times, seconds } ) {
	return times.length / seconds;
}
