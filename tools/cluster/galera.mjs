/** Runs three real Galera nodes on loopback, each a MariaDB with its own data folder. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { run, runToEnd, startService } from '../dev/setup/processes/processes.mjs';
import { ask } from '../dev/setup/servers/mariadb.mjs';
import { freePort } from '../dev/setup/servers/ports.mjs';
import { socketFor } from '../dev/setup/servers/sockets.mjs';
import { untilReady } from '../dev/setup/servers/until-ready.mjs';

const PROVIDER = '/usr/lib/galera/libgalera_smm.so';
const DATABASE = 'cluster';
const NODES = [ 1, 2, 3 ];

/** The copy of a node's data fails as root: the receiving rsync changes to a user without access to the folder. */
export const ACCOUNT = process.getuid?.() === 0 ? 'mysql' : userInfo().username;

/** Milliseconds until a node has the data of the others; a copy of everything takes a minute on a busy machine. */
const PATIENCE = 240_000;

/**
 * @typedef {object} Node
 * @property {import('../dev/setup/servers/mariadb.mjs').Database} database
 * @property {(statement: string) => Promise<string>} ask
 * @property {() => Promise<void>} kill
 * @property {() => Promise<void>} restart returns when it has all data again
 */

/**
 * The second and third node start with a copy of the first one's data, which is faster than copying it over the network.
 *
 * @param {string} dir its old contents are deleted
 * @returns {Promise<Node[]>}
 */
export async function startGalera( dir ) {
	rmSync( dir, { recursive: true, force: true } );
	const ports = await Promise.all( NODES.map( () => freePort() ) );
	const members = ports.map( ( port ) => `127.0.0.1:${ String( port ) }` ).join( ',' );
	const folders = NODES.map( ( node ) => join( dir, String( node ) ) );
	const [ one = '', ...others ] = folders;
	await initialize( one );
	const nodes = await Promise.all(
		folders.map( ( folder, index ) => prepareNode( folder, ports[ index ] ?? 0, members ) )
	);
	const [ first, ...later ] = nodes;
	await first?.start( true );
	await first?.ask( `CREATE DATABASE ${ DATABASE } CHARACTER SET utf8mb4`, 'mysql' );
	await first?.stop();
	for ( const other of others ) await run( 'cp', [ '-a', one, other ] );
	await first?.start( true );
	await Promise.all( later.map( ( node ) => node.start( false ) ) );
	return nodes.map( ( { database, ask: askNode, kill, start } ) => ( {
		database,
		ask: askNode,
		kill,
		restart: () => start( false ),
	} ) );
}

/** @param {string} dir gets the data folder */
export async function initialize( dir ) {
	for ( const name of [ 'data', 'scratch' ] ) mkdirSync( join( dir, name ), { recursive: true } );
	if ( ACCOUNT !== userInfo().username ) await run( 'chown', [ '-R', ACCOUNT, dir ] );
	await run( 'mariadb-install-db', [
		'--no-defaults',
		`--user=${ ACCOUNT }`,
		`--datadir=${ join( dir, 'data' ) }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	] );
}

/**
 * @param {string} dir
 * @param {number} port for the other nodes
 * @param {string} members
 */
async function prepareNode( dir, port, members ) {
	const socket = socketFor( dir );
	const log = `${ dir }.log`;
	const [ client, copy, changes ] = await Promise.all( [ freePort(), freePort(), freePort() ] );
	const options = [
		'--no-defaults',
		`--user=${ ACCOUNT }`,
		`--datadir=${ join( dir, 'data' ) }`,
		`--socket=${ socket }`,
		`--tmpdir=${ join( dir, 'scratch' ) }`,
		'--bind-address=127.0.0.1',
		`--port=${ String( client ) }`,
		'--character-set-server=utf8mb4',
		'--innodb-buffer-pool-size=128M',
		'--innodb-flush-log-at-trx-commit=2',
		'--innodb-autoinc-lock-mode=2',
		'--binlog-format=ROW',
		'--wsrep-on=ON',
		`--wsrep-provider=${ PROVIDER }`,
		`--wsrep-node-address=127.0.0.1:${ String( port ) }`,
		`--wsrep-sst-receive-address=127.0.0.1:${ String( copy ) }`,
		'--wsrep-sst-method=rsync',
		`--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${ String( port ) };ist.recv_addr=127.0.0.1:${ String( changes ) };gcache.size=64M`,
	];
	const database = { name: DATABASE, user: 'root', socket };
	const askNode = ( /** @type {string} */ statement, name = DATABASE ) => ask( { ...database, name }, statement );
	/** @type {ReturnType<typeof startService> | undefined} */
	let service;
	return {
		database,
		ask: askNode,
		kill: async () => service?.kill(),
		stop: async () => service?.stop(),
		start: async ( /** @type {boolean} */ isFirst ) => {
			// A killed node finds its position in its own tables, so that it needs only what it missed.
			const address = `--wsrep-cluster-address=gcomm://${ isFirst ? '' : members }`;
			const { all } = await runToEnd( 'mariadbd', [ ...options, address, '--wsrep-recover' ] );
			const position = /Recovered position: (\S+)/.exec( all )?.[ 1 ];
			service = startService(
				'mariadbd',
				[
					...options,
					...( position === undefined ? [] : [ `--wsrep-start-position=${ position }` ] ),
					address,
				],
				{ log }
			);
			const isSynced = () =>
				askNode( "SHOW STATUS LIKE 'wsrep_local_state_comment'", 'mysql' ).then(
					( state ) => state.endsWith( 'Synced' ),
					() => false
				);
			await untilReady( 'A Galera node', () => existsSync( socket ) && isSynced(), service, {
				patience: PATIENCE,
				logs: [ log ],
				hint: `look into ${ log }.`,
			} );
		},
	};
}
