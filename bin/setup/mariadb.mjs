/** A private MariaDB in a data folder of ours; never the machine's own service. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, run, startService } from './processes.mjs';
import { SetupError } from './progress.mjs';

/** @typedef {{ name: string, user: string, socket: string }} Database */

/** @param {string} dir the data folder; it stays, so that the data outlives the server */
export async function startMariaDb( dir ) {
	const socket = socketFor( dir );
	const account = `--user=${ userInfo().username }`;
	if ( ! existsSync( join( dir, 'mysql' ) ) ) await initialise( dir, account );
	const log = join( dirname( dir ), 'mariadb.log' );
	const service = startService(
		'mariadbd',
		[
			'--no-defaults',
			account,
			`--datadir=${ dir }`,
			`--socket=${ socket }`,
			// Only the socket: two instances never meet, and there is no port to take.
			'--skip-networking',
			'--skip-log-bin',
			'--character-set-server=utf8mb4',
			'--innodb-buffer-pool-size=128M',
			'--innodb-flush-log-at-trx-commit=2',
		],
		{ log }
	);
	await untilReady( socket, service, log );
	return {
		stop: service.stop,
		/**
		 * @param {string} name
		 * @param {{ fresh: boolean }} options fresh: what was in it goes
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
async function initialise( dir, account ) {
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

/**
 * A socket's path may have 107 characters at most, which a deep checkout would pass.
 *
 * @param {string} dir
 */
function socketFor( dir ) {
	return join(
		tmpdir(),
		`userfeedback-${ createHash( 'sha256' ).update( dir ).digest( 'hex' ).slice( 0, 12 ) }.sock`
	);
}

/**
 * @param {string} socket
 * @param {{ hasEnded: () => boolean }} service
 * @param {string} log
 */
async function untilReady( socket, service, log ) {
	for ( const start = Date.now(); Date.now() - start < 30_000 && ! service.hasEnded(); ) {
		if ( existsSync( socket ) && ( await answers( socket ) ) ) return;
		await sleep( 100 );
	}
	throw new SetupError(
		`MariaDB does not start.\n${ lastLines( readFileSync( log, 'utf8' ), 10 ) }`,
		`look into ${ log }; --db sqlite needs no server.`
	);
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
 */
async function sql( socket, statement ) {
	await run( 'mariadb', [ '--no-defaults', `--socket=${ socket }`, '--user=root', '-e', statement ] );
}
