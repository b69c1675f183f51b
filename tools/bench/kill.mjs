/** Kills the database while visitors answer: all acknowledged responses are stored, and all stored ones are counted. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, mustBeNone } from './check/faults.mjs';
import { keepGoing, startClient } from './load.mjs';
import { serve, siteNamed, startDatabase } from './site.mjs';
import { endpointsOf, prepareSurvey, surveyThrough } from './submit/survey.mjs';
import { printTable, whole } from './table.mjs';
import { Acknowledged } from './check/tokens.mjs';

const VISITORS = 8;
const ROUNDS = 10;

/** Submissions before the next kill. */
const TAKEN_A_ROUND = 40;

/** Milliseconds that a visitor's browser waits before it retries. */
const PAUSE = 100;

/** Milliseconds at the end, in which all submissions must be accepted. */
const LAST_TRIES = 60_000;

/**
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number | undefined} rounds
 */
export async function run( mariadb, rounds = ROUNDS ) {
	const site = await siteNamed( mariadb, 'kill', { fresh: true } );
	const server = await serve( site );
	let database = mariadb;
	const killAndRestart = async ( /** @type {() => Promise<void>} */ meanwhile ) => {
		await database.kill();
		await meanwhile();
		database = await startDatabase();
	};
	const rows = [];
	for ( const [ endpoint ] of endpointsOf( await prepareSurvey( site, server.url ) ) ) {
		const { survey, url } = await surveyThrough( site, server.url, endpoint );
		const { acknowledged, failed } = await answerThroughout( survey, url, rounds, killAndRestart );
		mustBeNone( await faultsOf( site, survey, acknowledged ) );
		const stored = whole( acknowledged.ids.size );
		rows.push( [ endpoint, String( rounds ), stored, stored, whole( failed ), '0' ] );
	}
	printTable(
		[ 'killed under load', 'times', 'acknowledged', 'stored and counted', 'refused meanwhile', 'differences' ],
		rows
	);
	await server.stop();
}

/**
 * @param {import('./submit/survey.mjs').Survey} survey
 * @param {string} url
 * @param {number} rounds
 * @param {(meanwhile: () => Promise<void>) => Promise<void>} killAndRestart waits in between until the load has noticed
 */
export async function answerThroughout( survey, url, rounds, killAndRestart ) {
	const load = startLoad( survey, url );
	for ( let round = 1; round <= rounds; round++ ) {
		await load.until( () => load.taken() >= round * TAKEN_A_ROUND );
		await sleep( Math.random() * 300 ); // Anywhere within a submission or the counting.
		await killAndRestart( () => load.until( () => load.failed() > 0 ) );
	}
	return load.end();
}

/**
 * Simulates visitors who answer one after the other, and retry failed submissions, as the widget does.
 *
 * @param {import('./submit/survey.mjs').Survey} survey
 * @param {string} url
 * @param {{ visitors?: number, rate?: number }} [options] rate: new answers per second at most
 */
export function startLoad( survey, url, { visitors: count = VISITORS, rate = Infinity } = {} ) {
	const client = startClient( count );
	const acknowledged = new Acknowledged();
	/** @type {string[]} */
	const again = [];
	/** @type {string[]} */
	const wrong = [];
	let failed = 0;
	let failedSince = 0;
	let isEnding = false;
	let end = Infinity;
	let underWay = 0;
	let next = performance.now();
	const turn = async () => {
		next = Math.max( next, performance.now() ) + 1_000 / rate;
		await sleep( next - performance.now() );
		return isEnding ? null : randomUUID();
	};

	const visitors = keepGoing(
		count,
		() => ! isEnding || ( performance.now() < end && ( again.length > 0 || underWay > 0 ) ),
		async () => {
			const token = again.shift() ?? ( isEnding ? null : await turn() );
			if ( token === null ) {
				await sleep( PAUSE );
				return { status: 0, text: '', ms: 0 };
			}
			underWay++;
			const answer = await client.send( url, { body: survey.body( token ) } );
			underWay--;
			if ( ! acknowledged.note( token, answer ) ) {
				again.push( token );
				failed++;
				failedSince++;
				if ( isFinal( answer ) ) {
					wrong.push(
						`a database that is gone was answered ${ String( answer.status ) }: ${ answer.text.slice( 0, 200 ) }`
					);
				}
				await sleep( PAUSE );
			}
			return answer;
		}
	);
	return {
		taken: () => acknowledged.ids.size,
		failed: () => failedSince,
		/** @param {() => boolean} isSo condition to wait for */
		until: async ( isSo ) => {
			failedSince = 0;
			for ( const start = Date.now(); ! isSo(); ) {
				if ( Date.now() - start > 60_000 ) throw new Error( 'The load has come to nothing within a minute.' );
				await sleep( 20 );
			}
		},
		end: async () => {
			isEnding = true;
			end = performance.now() + LAST_TRIES;
			await visitors;
			if ( again.length > 0 ) wrong.push( `${ String( again.length ) } answers were never accepted` );
			client.close();
			acknowledged.faults.push( ...wrong );
			return { acknowledged, failed };
		},
	};
}

/**
 * True if the widget wouldn't send the answer again. It would after a 404 of WordPress itself: on a host whose database is just
 * coming back, WordPress can't read which plugins are active, so our route is missing.
 *
 * @param {import('./load.mjs').Answer} answer
 */
function isFinal( { status, text } ) {
	return status !== 0 && status < 500 && text.includes( '"code":"userfeedback_' );
}
