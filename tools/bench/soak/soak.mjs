/**
 * Runs everything together for an hour: visitors answer through REST and collector, some twice; an owner edits the survey,
 * reads, trashes, restores, and downloads files; webhooks are delivered; cron runs. Fails if a worker's memory grows, a log has
 * errors, an answer is lost or counted twice, or a recount finds a difference.
 */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { faultsOf, mustBeNone } from '../check/faults.mjs';
import { Acknowledged } from '../check/tokens.mjs';
import { receiver } from '../deliver/receiver.mjs';
import { at, startClient } from '../load.mjs';
import { serve, siteNamed } from '../site.mjs';
import { endpointsOf, prepareSurvey } from '../submit/survey.mjs';
import { ms, printTable, whole } from '../table.mjs';
import { growth, workersOf } from './memory.mjs';
import { editAndRead, fetchFile, logIn } from './owner.mjs';

const MINUTES = 60;
const VISITORS = 4;

/** Milliseconds between actions of each: about 20 answers a second, which leaves capacity for the others. */
const PAUSE = { visitor: 150, owner: 2_000, files: 20_000, memory: 5_000 };

/** Maximum growth of a worker in bytes. */
const MOST_GROWTH = 2 * 2 ** 20;

/** Milliseconds to deliver everything that is pending at the end. */
const MOST_DELIVERING = 120_000;

/**
 * @param {import('../site.mjs').MariaDb} mariadb
 * @param {number | undefined} minutes
 */
export async function run( mariadb, minutes = MINUTES ) {
	const told = await receiver( ( answer ) => answer.end( 'ok' ) );
	const site = await siteNamed( mariadb, 'soak', { fresh: true, debug: true } );
	allow( site.dir );
	await site.php( 'deliver/allow.php', told.host );
	const log = join( site.dir, 'wp-content/debug.log' );
	rmSync( log, { force: true } );
	const server = await serve( site );
	const logs = [ log, ...server.logs ].map( ( file ) => ( { file, from: textOf( file ).length } ) );
	try {
		const survey = await prepareSurvey( site, server.url, [ 'deliver/prepare.php', told.url ] );
		const world = { survey, url: server.url, pid: server.pid, goesOn: until( minutes ) };
		const { answers, repeats, turns, files, memory } = await all( world );
		await untilTold( site, server.url );
		const faults = [
			...( await faultsOf( site, survey, answers.acknowledged ) ),
			...logs.flatMap( complaints ),
			...memory.flatMap( grown ),
			...lost( answers.acknowledged.ids.size, told.came() ),
		];
		printTable(
			[ `${ String( minutes ) } minutes`, 'done' ],
			[
				[ 'answers, each stored and counted once', whole( answers.acknowledged.ids.size ) ],
				[ 'of them sent again', whole( repeats ) ],
				[ 'median of an answer', ms( at( answers.ms, 0.5 ) ) ],
				[ '95% of an answer', ms( at( answers.ms, 0.95 ) ) ],
				[ 'webhooks delivered', whole( told.came() ) ],
				[ 'times edited, read, trashed and restored', whole( turns ) ],
				[ 'files fetched', whole( files ) ],
			]
		);
		printTable(
			[ 'memory of a worker', 'after a sixth of the time', 'in the last sixth', 'most' ],
			memory.map( ( samples, index ) => {
				const { early, late, most } = growth( samples );
				return [ String( index + 1 ), megabytes( early ), megabytes( late ), megabytes( most ) ];
			} )
		);
		mustBeNone( faults );
	} finally {
		await server.stop();
		told.stop();
	}
}

/**
 * @typedef {object} World
 * @property {import('../submit/survey.mjs').Survey} survey
 * @property {string} url
 * @property {number} pid process that starts the workers
 * @property {() => boolean} goesOn
 */

/** @param {World} world */
async function all( world ) {
	const { survey, url, pid, goesOn } = world;
	const client = startClient( VISITORS );
	const answers = { acknowledged: new Acknowledged(), ms: /** @type {number[]} */ ( [] ) };
	const urls = endpointsOf( survey ).map( ( [ , endpoint ] ) => endpoint );
	let repeats = 0;
	let turns = 0;
	let files = 0;
	const memory = /** @type {Map<number, number[]>} */ ( new Map() );
	const visit = async () => {
		const token = randomUUID();
		const sends = Math.random() < 0.3 ? 2 : 1;
		for ( let sent = 0; sent < sends; sent++ ) {
			const endpoint = urls[ Math.floor( Math.random() * urls.length ) ] ?? '';
			const answer = await client.send( endpoint, { body: survey.body( token ) } );
			answers.ms.push( answer.ms );
			if ( ! answers.acknowledged.note( token, answer ) )
				throw new Error(
					`${ endpoint } answered ${ String( answer.status ) }: ${ answer.text.slice( 0, 300 ) }`
				);
		}
		repeats += sends - 1;
	};
	const ask = await logIn( url );
	await Promise.all( [
		...Array.from( { length: VISITORS }, () => again( goesOn, PAUSE.visitor, visit ) ),
		again( goesOn, PAUSE.owner, () => editAndRead( ask, survey.id, turns++ ) ),
		again( goesOn, PAUSE.files, () => fetchFile( ask, survey.id, files++ ) ),
		again( goesOn, PAUSE.memory, () => {
			for ( const [ worker, bytes ] of workersOf( pid ) )
				memory.set( worker, [ ...( memory.get( worker ) ?? [] ), bytes ] );
		} ),
	] );
	client.close();
	return { answers, repeats, turns, files, memory: [ ...memory.values() ] };
}

/**
 * @param {() => boolean} goesOn
 * @param {number} wait milliseconds
 * @param {() => unknown} work
 */
async function again( goesOn, wait, work ) {
	while ( goesOn() ) {
		await work();
		await pause( wait );
	}
}

/** @param {number} minutes */
function until( minutes ) {
	const end = Date.now() + minutes * 60_000;
	return () => Date.now() < end;
}

/**
 * @param {import('../site.mjs').BenchSite} site
 * @param {string} url
 */
async function untilTold( site, url ) {
	const end = Date.now() + MOST_DELIVERING;
	const waiting = () => site.ask( "SELECT COUNT(*) FROM wp_uf_jobs WHERE state NOT IN ('done', 'dead')" );
	while ( Number( await waiting() ) > 0 && Date.now() < end ) {
		await fetch( `${ url }/wp-cron.php` );
		await pause( 1_000 );
	}
}

/**
 * @param {number} answered
 * @param {number} told
 */
function lost( answered, told ) {
	return told >= answered ? [] : [ `${ String( answered ) } answers, and ${ String( told ) } webhooks came` ];
}

/** @param {number[]} samples */
function grown( samples ) {
	const { early, late } = growth( samples );
	return late - early > MOST_GROWTH ? [ `a worker grew from ${ megabytes( early ) } to ${ megabytes( late ) }` ] : [];
}

/**
 * Returns log entries since the servers were ready: during startup, nginx sends requests before PHP-FPM is available.
 *
 * @param {{ file: string, from: number }} log
 */
function complaints( { file, from } ) {
	return textOf( file )
		.slice( from )
		.split( '\n' )
		.filter( ( line ) => line !== '' );
}

/** @param {string} file */
function textOf( file ) {
	return existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
}

/** @param {string} dir */
function allow( dir ) {
	const plugins = join( dir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	copyFileSync( join( import.meta.dirname, '../deliver/hosts.php' ), join( plugins, 'uf-bench-hosts.php' ) );
}

/** @param {number} bytes */
function megabytes( bytes ) {
	return `${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB`;
}
