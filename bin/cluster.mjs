/** npm run cluster: checks that nothing is lost or counted twice on three Galera nodes and two PHP hosts, or behind a replica. */
import { join } from 'node:path';
import { startGalera } from '../tools/cluster/galera.mjs';
import { makeHosts } from '../tools/cluster/hosts.mjs';
import { lagBehind, makeReplicatedSite, startReplicas } from '../tools/cluster/replicas.mjs';
import { killMembers, raceLocks } from '../tools/cluster/trials.mjs';
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

const USAGE = 'npm run cluster -- [--short | replicas LUDICROUSDB_DIR]';
const DIR = join( LOCAL, 'cluster' );

try {
	stopChildrenOnExit();
	const { values, positionals } = readOptions( { short: { type: 'boolean' } }, USAGE, { positionals: true } );
	const [ kind, dropIn ] = positionals;
	if ( kind !== undefined && ( kind !== 'replicas' || dropIn === undefined ) ) {
		throw new SetupError( `${ positionals.join( ' ' ) } is not known.`, `the options are: ${ USAGE }` );
	}
	ensureWritable();
	await step( 'System packages', () => ensureSystem( [ 'mariadb', 'galera', 'fpm' ] ) );
	await step( 'npm and Composer packages', ensurePackages );
	await step( 'Build', () => ensureBuild() );
	const isRight = await withLock( 'cluster', () =>
		dropIn === undefined ? cluster( values.short === true ) : replicas( dropIn )
	);
	process.exitCode = isRight ? 0 : 1;
} catch ( error ) {
	report( error );
	process.exitCode = 1;
} finally {
	await stopAll();
}

/** @param {boolean} isShort */
async function cluster( isShort ) {
	const nodes = await step( 'Three Galera nodes', () => startGalera( join( DIR, 'galera' ) ) );
	const { url, hosts } = await step( 'Two PHP hosts', () => makeHosts( join( DIR, 'hosts' ), nodes ) );
	const race = await step( 'Locks on two nodes', () =>
		raceLocks( hosts, url, join( DIR, 'meeting' ), isShort ? 3 : 20 )
	);
	const rows = await step( 'Killed nodes and hosts', () => killMembers( nodes, hosts, url, isShort ? 1 : 5 ) );
	printTable(
		[ 'without an object cache', 'times', 'refused or retried', 'stored', 'differences' ],
		[ race.row, ...rows ]
	);
	return race.isRight;
}

/** @param {string} dropIn folder of LudicrousDB */
async function replicas( dropIn ) {
	const servers = await step( 'A primary and a replica', () => startReplicas( join( DIR, 'replicas' ) ) );
	const made = await step( 'A site with LudicrousDB', () =>
		makeReplicatedSite( join( DIR, 'replicated' ), servers, dropIn )
	);
	const rows = await step( 'A replica that lags five seconds', () => lagBehind( made, servers.replica ) );
	printTable( [ 'behind a replica', 'times', 'refused or retried', 'stored', 'differences' ], rows );
	return true;
}
