/** Trials on a running cluster. Each returns a row of the printed table, and throws if something was lost or counted twice. */
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, mustBeNone } from '../bench/check/faults.mjs';
import { startLoad } from '../bench/kill.mjs';
import { forSeconds } from '../bench/load.mjs';
import { logIn } from '../bench/soak/owner.mjs';
import { endpointsOf, prepareSurvey, surveyThrough } from '../bench/submit/survey.mjs';
import { ms, whole } from '../bench/table.mjs';

const RACE = '../cluster/race.php';

/** Milliseconds until every node has applied what another one committed. */
export const APPLIED = 2_000;

/** Milliseconds until the hosts have ended all their work. */
const IDLE = 60_000;

/** Milliseconds between two accidents with a node. After every third one, a host has an accident too. */
const EACH_NODE = 20_000;

/** Milliseconds until a killed member is restarted. */
const DOWN = 3_000;

/** Milliseconds after which the app reads again what failed (src/app/query-client.ts). */
const RETRIES = [ 1_000, 2_000 ];

/** Milliseconds between two looks of an owner at the screens, and looks between two runs of cron. */
const LOOK = 1_000;
const LOOKS_PER_CRON = 20;

/** Parallel visitors of each endpoint: enough for the rate while some of them wait for a killed member. */
const VISITORS = 32;

/**
 * One node indexes a response while another node trashes it: one of the two has to start again.
 *
 * @param {import('./hosts.mjs').Host[]} hosts
 * @param {string} url
 * @param {string} dir for the files by which the processes wait for each other
 * @param {number} rounds
 */
export async function raceLocks( hosts, url, dir, rounds ) {
	const [ one, two ] = /** @type {[import('./hosts.mjs').Host, import('./hosts.mjs').Host]} */ ( hosts );
	const id = String( ( await prepareSurvey( one.site, url ) ).id );
	const sum = { retries: 0, differences: 0 };
	for ( let round = 1; round <= rounds; round++ ) {
		rmSync( dir, { recursive: true, force: true } );
		mkdirSync( dir, { recursive: true } );
		await one.site.php( RACE, 'fill', id );
		await sleep( APPLIED );
		const raced = await Promise.all( [
			one.site.php( RACE, 'index', id, dir ),
			two.site.php( RACE, 'trash', id, dir ),
		] );
		await sleep( APPLIED );
		const [ differences = 0 ] = resultOf( await one.site.php( RACE, 'check', id ) );
		sum.differences += differences;
		for ( const output of raced ) sum.retries += resultOf( output )[ 1 ] ?? 0;
	}
	return {
		row: [ 'index and trash on two nodes', whole( rounds ), whole( sum.retries ), '–', whole( sum.differences ) ],
		isRight: sum.differences === 0,
	};
}

/**
 * Kills nodes and hosts while visitors answer through both endpoints, and an owner reads.
 *
 * @param {import('./galera.mjs').Node[]} nodes
 * @param {import('./hosts.mjs').Host[]} hosts
 * @param {string} url
 * @param {{ seconds: number, rate: number }} load rate: answers per second at most, of both endpoints
 */
export async function killMembers( nodes, hosts, url, { seconds, rate } ) {
	const [ host ] = /** @type {[import('./hosts.mjs').Host]} */ ( hosts );
	const endpoints = endpointsOf( await prepareSurvey( host.site, url ) );
	const answered = await Promise.all(
		endpoints.map( ( [ endpoint ] ) => surveyThrough( host.site, url, endpoint ) )
	);
	const read = await logIn( url );
	const goesOn = forSeconds( seconds );
	const loads = answered.map( ( { survey, url: address } ) =>
		startLoad( survey, address, { visitors: VISITORS, rate: rate / endpoints.length } )
	);
	const endAll = () => Promise.all( loads.map( ( load ) => load.end() ) );
	const [ killed, looks ] = await Promise.all( [
		killInTurns( nodes, hosts, goesOn ),
		lookAtScreens(
			url,
			read,
			answered.map( ( { survey } ) => survey.id ),
			goesOn
		),
	] ).catch( async ( /** @type {unknown} */ error ) => {
		await endAll(); // Otherwise the visitors would go on for ever.
		throw error;
	} );
	const sent = await endAll();
	await untilIdle( nodes );
	mustBeNone( await differencesOf( host ) );
	const rows = [];
	for ( const [ index, { acknowledged, failed } ] of sent.entries() ) {
		const { survey } = /** @type {(typeof answered)[number]} */ ( answered[ index ] );
		mustBeNone( await faultsOf( host.site, survey, acknowledged ) );
		for ( const node of nodes ) {
			const rowsOfSurvey = `FROM wp_uf_responses WHERE survey_id = ${ String( survey.id ) }`;
			mustBeNone( acknowledged.differencesFrom( await node.ask( `SELECT token, id ${ rowsOfSurvey }` ) ) );
		}
		const stored = acknowledged.ids.size;
		rows.push( [
			`${ endpoints[ index ]?.[ 0 ] ?? '' }, ${ ( stored / seconds ).toFixed( 0 ) } answers a second`,
			whole( killed ),
			whole( failed ),
			whole( stored ),
			'0',
		] );
	}
	rows.push( [
		`an owner’s screens, slowest ${ ms( looks.slowest ) }`,
		whole( looks.times ),
		whole( looks.retried ),
		'–',
		'–',
	] );
	return { rows, failed: looks.failed };
}

/**
 * Kills one member at a time, so that the others have a quorum.
 *
 * @param {import('./galera.mjs').Node[]} nodes
 * @param {import('./hosts.mjs').Host[]} hosts
 * @param {() => boolean} goesOn
 */
async function killInTurns( nodes, hosts, goesOn ) {
	let killed = 0;
	for ( let round = 0; goesOn(); round++ ) {
		const end = sleep( EACH_NODE );
		const host = round % nodes.length === 0 ? hosts[ ( round / nodes.length ) % hosts.length ] : undefined;
		for ( const member of [ nodes[ round % nodes.length ], host ] ) {
			if ( member === undefined ) continue;
			await sleep( DOWN * Math.random() );
			await member.kill();
			await sleep( DOWN );
			await member.restart();
			killed++;
		}
		await end;
	}
	return killed;
}

/**
 * Waits for the last requests and cron: a check that meets them could be refused.
 *
 * @param {import('./galera.mjs').Node[]} nodes
 */
async function untilIdle( nodes ) {
	const others = 'FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()';
	for ( const start = Date.now(); Date.now() - start < IDLE; ) {
		await sleep( APPLIED );
		const counts = await Promise.all( nodes.map( ( node ) => node.ask( `SELECT COUNT(*) ${ others }` ) ) );
		if ( counts.every( ( count ) => count === '0' ) ) return;
	}
	throw new Error( 'The hosts were still busy a minute after the load.' );
}

/**
 * Reads the list of surveys, and results and responses of one, each second, and retries as the app does; cron runs as well.
 *
 * @param {string} url
 * @param {import('../bench/soak/owner.mjs').Ask} read as an owner who logged in before the first accident
 * @param {number[]} surveys IDs
 * @param {() => boolean} goesOn
 */
async function lookAtScreens( url, read, surveys, goesOn ) {
	const failed = /** @type {string[]} */ ( [] );
	let retried = 0;
	const readOrRetry = async ( /** @type {string} */ path ) => {
		for ( const pause of RETRIES ) {
			try {
				return await read( path );
			} catch {
				retried++;
				await sleep( pause );
			}
		}
		return read( path );
	};
	let times = 0;
	let slowest = 0;
	for ( let turn = 0; goesOn(); turn++ ) {
		const next = sleep( LOOK );
		const path = `/surveys/${ String( surveys[ turn % surveys.length ] ) }`;
		if ( turn % LOOKS_PER_CRON === 0 ) void fetch( `${ url }/wp-cron.php` ).catch( () => undefined );
		for ( const screen of [ '/surveys', `${ path }/results`, `${ path }/responses` ] ) {
			const start = performance.now();
			await readOrRetry( screen ).catch( ( /** @type {unknown} */ error ) => failed.push( String( error ) ) );
			slowest = Math.max( slowest, performance.now() - start );
			times++;
		}
		await next;
	}
	return { times, slowest, retried, failed };
}

/**
 * Compares all counts, indexes and deliveries with their rows.
 *
 * @param {import('./hosts.mjs').Host} host
 */
export async function differencesOf( host ) {
	const [ differences = 0 ] = resultOf( await host.site.php( RACE, 'verify', '0' ) );
	return differences === 0 ? [] : [ `verify finds ${ String( differences ) } differences` ];
}

/**
 * @param {string} output
 * @returns {number[]}
 */
function resultOf( output ) {
	/** @type {number[]} */
	const result = JSON.parse( output );
	return result;
}
