/** Trials on a running cluster. Each returns a row of the printed table, and throws if something was lost or counted twice. */
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, mustBeNone } from '../bench/check/faults.mjs';
import { startLoad } from '../bench/kill.mjs';
import { endpointsOf, prepareSurvey, surveyThrough } from '../bench/submit/survey.mjs';
import { whole } from '../bench/table.mjs';

const RACE = '../cluster/race.php';

/** Milliseconds until every node has applied what another one committed. */
const APPLIED = 2_000;

/** Milliseconds of load around each accident. */
const PAUSE = 3_000;

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
 * Kills nodes and hosts while visitors answer through both endpoints.
 *
 * @param {import('./galera.mjs').Node[]} nodes
 * @param {import('./hosts.mjs').Host[]} hosts
 * @param {string} url
 * @param {number} rounds
 */
export async function killMembers( nodes, hosts, url, rounds ) {
	const [ host ] = /** @type {[import('./hosts.mjs').Host]} */ ( hosts );
	const rows = [];
	for ( const [ endpoint ] of endpointsOf( await prepareSurvey( host.site, url ) ) ) {
		const { survey, url: address } = await surveyThrough( host.site, url, endpoint );
		const load = startLoad( survey, address );
		for ( let round = 0; round < rounds; round++ ) {
			for ( const member of [ nodes[ 1 ], hosts[ round % 2 ], nodes[ 0 ] ] ) {
				await sleep( PAUSE * Math.random() );
				await member?.kill();
				await sleep( PAUSE );
				await member?.restart();
			}
		}
		const { acknowledged, failed } = await load.end();
		await sleep( APPLIED );
		const [ differences = 0 ] = resultOf( await host.site.php( RACE, 'verify', String( survey.id ) ) );
		mustBeNone( differences === 0 ? [] : [ `verify finds ${ String( differences ) } differences` ] );
		mustBeNone( await faultsOf( host.site, survey, acknowledged ) );
		for ( const node of nodes ) {
			const rowsOfSurvey = `FROM wp_uf_responses WHERE survey_id = ${ String( survey.id ) }`;
			mustBeNone( acknowledged.differencesFrom( await node.ask( `SELECT token, id ${ rowsOfSurvey }` ) ) );
		}
		rows.push( [
			`${ endpoint }, nodes and hosts killed`,
			whole( rounds * 3 ),
			whole( failed ),
			whole( acknowledged.ids.size ),
			'0',
		] );
	}
	return rows;
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
