/** Runs PHP as a busy site does: a pool of workers behind nginx, on our own socket. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, startService } from '../processes/processes.mjs';
import { SETTINGS } from './php-server.mjs';
import { socketFor } from './sockets.mjs';

/**
 * @param {object} options
 * @param {string} options.dir for its configuration and log
 * @param {number} options.workers
 * @param {string | null} [options.account] owner of the workers and their socket, if it isn't the user who starts them
 */
export async function startPhpFpm( { dir, workers, account = null } ) {
	mkdirSync( dir, { recursive: true } );
	const socket = socketFor( join( dir, 'fpm' ) );
	const config = join( dir, 'fpm.conf' );
	writeFileSync( config, configuration( socket, workers, account ) );
	const settings = Object.entries( SETTINGS ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );
	const asRoot = process.getuid?.() === 0 ? [ '--allow-to-run-as-root' ] : [];
	const log = join( dir, 'fpm.log' );
	const service = startService(
		await program(),
		[ '--nodaemonize', ...asRoot, '--fpm-config', config, ...settings ],
		{ log }
	);
	return {
		socket,
		pid: service.pid ?? 0,
		stop: service.stop,
		kill: service.kill,
		hasEnded: service.hasEnded,
		log: () => readFileSync( log, 'utf8' ),
	};
}

/** Debian's file name has the version. */
async function program() {
	const version = await run( 'php', [ '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' ] );
	return `php-fpm${ version }`;
}

/**
 * All workers exist from the start, so that no measurement includes starting one.
 *
 * @param {string} socket
 * @param {number} workers
 * @param {string | null} account
 */
function configuration( socket, workers, account ) {
	return [
		'[global]',
		'error_log = /proc/self/fd/2',
		'[site]',
		`listen = ${ socket }`,
		'listen.backlog = 511',
		'pm = static',
		`pm.max_children = ${ String( workers ) }`,
		'catch_workers_output = yes',
		...( account === null ? [] : [ `user = ${ account }`, `listen.owner = ${ account }` ] ),
		'',
	].join( '\n' );
}
