/** npm run cluster: checks that nothing is lost or counted twice on three Galera nodes and PHP hosts, or behind a replica. */
import { join } from 'node:path';
import { startGalera } from '../tools/cluster/galera.mjs';
import { makeHosts } from '../tools/cluster/hosts.mjs';
import { lagBehind, makeReplicatedSite, startReplicas } from '../tools/cluster/replicas.mjs';
import { killMembers, raceLocks } from '../tools/cluster/trials.mjs';
import { answerBeyondLimit, writeTogether } from '../tools/cluster/writers.mjs';
import { printTable } from '../tools/bench/table.mjs';
import { ensureBuild } from '../tools/dev/setup/build.mjs';
import { ensurePackages } from '../tools/dev/setup/machine/packages.mjs';
import { ensureSystem } from '../tools/dev/setup/machine/system.mjs';
import { ensureWritable } from '../tools/dev/setup/machine/writable.mjs';
import { readOptions } from '../tools/dev/setup/options.mjs';
import { LOCAL } from '../tools/dev/setup/paths.mjs';
import { withLock } from '../tools/dev/setup/processes/lock.mjs';
import { stopAll, stopChildrenOnExit } from '../tools/dev/setup/processes/processes.mjs';
import { report, SetupError, step } from '../tools/dev/setup/progress.mjs';

const USAGE =
	'npm run cluster -- [--short | writers] [--seconds N] [--rate N] [--redis REDIS_CACHE_DIR] | replicas DIR';
const DIR = join( LOCAL, 'cluster' );
const HEADS = [ 'times', 'refused or retried', 'stored', 'differences' ];

/** Seconds of load, answers per second at most, and the limit of a survey. */
const SECONDS = { short: 45, full: 300 };
const RATE = 40;
const LIMIT = { short: 50, full: 500 };

try {
	stopChildrenOnExit();
	const { values, positionals } = readOptions(
		{
			short: { type: 'boolean' },
			seconds: { type: 'string' },
			rate: { type: 'string' },
			redis: { type: 'string' },
		},
		USAGE,
		{ positionals: true }
	);
	const [ kind = 'accidents', dropIn ] = positionals;
	const trial = { accidents, writers, replicas: () => replicas( dropIn ?? '' ) }[ kind ];
	if ( trial === undefined || ( kind === 'replicas' ) !== ( dropIn !== undefined ) ) {
		throw new SetupError( `${ positionals.join( ' ' ) } is not known.`, `the options are: ${ USAGE }` );
	}
	const isShort = values.short === true;
	const options = {
		isShort,
		seconds: Number( values.seconds ?? ( isShort ? SECONDS.short : SECONDS.full ) ),
		rate: Number( values.rate ?? RATE ),
		redis: values.redis,
	};
	ensureWritable();
	await step( 'System packages', () =>
		ensureSystem( [
			'mariadb',
			'galera',
			'fpm',
			...( options.redis === undefined ? [] : [ /** @type {const} */ ( 'redis' ) ] ),
		] )
	);
	await step( 'npm and Composer packages', ensurePackages );
	await step( 'Build', () => ensureBuild() );
	process.exitCode = ( await withLock( 'cluster', () => trial( options ) ) ) ? 0 : 1;
} catch ( error ) {
	report( error );
	process.exitCode = 1;
} finally {
	await stopAll();
}

/** @typedef {{ isShort: boolean, seconds: number, rate: number, redis: string | undefined }} Options */

/** @param {Options} options */
async function accidents( { isShort, seconds, rate, redis } ) {
	const { nodes, hosts, url } = await start( redis );
	const race = await step( 'Locks on two nodes', () =>
		raceLocks( hosts, url, join( DIR, 'meeting' ), isShort ? 3 : 20 )
	);
	const { rows, failed } = await step( 'Killed nodes and hosts', () =>
		killMembers( nodes, hosts, url, { seconds, rate } )
	);
	const limit = await step( 'A limit of responses', () =>
		answerBeyondLimit( nodes, hosts, url, isShort ? LIMIT.short : LIMIT.full )
	);
	printTable( [ cacheOf( redis ), ...HEADS ], [ race.row, ...rows, limit ] );
	for ( const error of failed.slice( 0, 10 ) ) console.log( `  ${ error }` );
	// Where tests run as well, a screen may fail for longer than the app retries; answers are never lost.
	return race.isRight && ( isShort || failed.length === 0 );
}

/** @param {Options} options */
async function writers( { seconds, redis } ) {
	const { nodes, hosts, url } = await start( redis );
	const rows = await step( 'Parallel writers on three nodes', () => writeTogether( nodes, hosts, url, seconds ) );
	printTable( [ cacheOf( redis ), ...HEADS ], rows );
	return true;
}

/** @param {string | undefined} redis folder of its drop-in */
async function start( redis ) {
	const nodes = await step( 'Three Galera nodes', () => startGalera( join( DIR, 'galera' ) ) );
	const made = await step( 'Three PHP hosts', () => makeHosts( join( DIR, 'hosts' ), nodes, redis ) );
	return { nodes, ...made };
}

/** @param {string | undefined} redis */
function cacheOf( redis ) {
	return redis === undefined ? 'without an object cache' : 'with Redis as object cache';
}

/** @param {string} dropIn folder of LudicrousDB or HyperDB */
async function replicas( dropIn ) {
	const servers = await step( 'A primary and a replica', () => startReplicas( join( DIR, 'replicas' ) ) );
	const made = await step( 'A site with a primary and a replica', () =>
		makeReplicatedSite( join( DIR, 'replicated' ), servers, dropIn )
	);
	const rows = await step( 'A replica that lags five seconds', () => lagBehind( made, servers.replica ) );
	printTable( [ 'behind a replica', 'times', 'refused or retried', 'stored', 'differences' ], rows );
	return true;
}
