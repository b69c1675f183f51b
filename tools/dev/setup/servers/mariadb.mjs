/** Runs a private MariaDB in our own data folder; never the machine's own service. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { noteServer, stopLeftOver } from './left-over.mjs';
import { run, startService } from '../processes/processes.mjs';
import { socketFor } from './sockets.mjs';
import { untilReady } from './until-ready.mjs';

/** @typedef {{ name: string, user: string, socket: string }} Database */

/** @param {string} dir the data folder; it remains, so that the data outlives the server */
export async function startMariaDb( dir ) {
	const socket = socketFor( dir );
	const account = `--user=${ userInfo().username }`;
	await stopLeftOver( dir );
	if ( ! existsSync( join( dir, 'mysql' ) ) ) await initialize( dir, account );
	const log = join( dirname( dir ), 'mariadb.log' );
	// A separate folder, because a starting server deletes other servers' files in a shared one.
	const scratch = `${ dir }-scratch`;
	mkdirSync( scratch, { recursive: true } );
	const service = startService(
		'mariadbd',
		[
			'--no-defaults',
			account,
			`--datadir=${ dir }`,
			`--socket=${ socket }`,
			`--tmpdir=${ scratch }`,
			// Socket only: two instances never conflict, and no port is needed.
			'--skip-networking',
			'--skip-log-bin',
			'--character-set-server=utf8mb4',
			'--innodb-buffer-pool-size=128M',
			'--innodb-flush-log-at-trx-commit=2',
		],
		{ log }
	);
	noteServer( dir, service.pid );
	await untilReady( 'MariaDB', () => existsSync( socket ) && answers( socket ), service, {
		patience: 30_000,
		logs: [ log ],
		hint: `look into ${ log }; --db sqlite needs no server.`,
	} );
	return {
		stop: service.stop,
		kill: service.kill,
		/**
		 * @param {string} name
		 * @param {{ fresh: boolean }} options fresh: deletes an existing database
		 * @returns {Promise<Database>}
		 */
		database: async ( name, { fresh } ) => {
			if ( fresh ) await sql( socket, `DROP DATABASE IF EXISTS ${ name }` );
			await sql( socket, `CREATE DATABASE IF NOT EXISTS ${ name } CHARACTER SET utf8mb4` );
			return { name, user: 'root', socket };
		},
	};
}

/**
 * @param {string} dir
 * @param {string} account
 */
async function initialize( dir, account ) {
	rmSync( dir, { recursive: true, force: true } );
	mkdirSync( dir, { recursive: true } );
	await run( 'mariadb-install-db', [
		'--no-defaults',
		account,
		`--datadir=${ dir }`,
		'--auth-root-authentication-method=normal',
		'--skip-test-db',
	] );
}

/** @param {string} socket */
async function answers( socket ) {
	return sql( socket, 'SELECT 1' ).then(
		() => true,
		() => false
	);
}

/**
 * @param {string} socket
 * @param {string} statement
 * @param {string} [database]
 * @returns {Promise<string>} a line for each row, with tab-separated columns
 */
async function sql( socket, statement, database = '' ) {
	const args = [ '--no-defaults', `--socket=${ socket }`, '--user=root', '--skip-column-names', '-e', statement ];
	return run( 'mariadb', database === '' ? args : [ ...args, database ] );
}

/**
 * Queries a database without WordPress, so that the result comes straight from the server.
 *
 * @param {Database} database
 * @param {string} statement
 */
export async function ask( { name, socket }, statement ) {
	return ( await sql( socket, statement, name ) ).trimEnd();
}
