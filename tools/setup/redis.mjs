/** A Redis that keeps nothing on disk, on a socket of our own. */
import { mkdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, startService } from './processes.mjs';
import { SetupError } from './progress.mjs';
import { socketFor } from './sockets.mjs';

/** @param {string} dir for its log; its socket hangs on it alone, so that it may be started again */
export async function startRedis( dir ) {
	mkdirSync( dir, { recursive: true } );
	const socket = redisSocket( dir );
	const log = join( dir, 'redis.log' );
	const service = startService(
		'redis-server',
		[ '--port', '0', '--unixsocket', socket, '--dir', dir, '--save', '', '--appendonly', 'no' ],
		{ log }
	);
	await untilReady( socket, service, log );
	return { stop: service.stop, kill: service.kill };
}

/** @param {string} dir */
export function redisSocket( dir ) {
	return socketFor( join( dir, 'redis' ) );
}

/**
 * @param {string} socket
 * @param {{ hasEnded: () => boolean }} service
 * @param {string} log
 */
async function untilReady( socket, service, log ) {
	for ( const start = Date.now(); Date.now() - start < 20_000 && ! service.hasEnded(); ) {
		if ( await answers( socket ) ) return;
		await sleep( 50 );
	}
	throw new SetupError(
		`Redis does not start.\n${ lastLines( readFileSync( log, 'utf8' ), 10 ) }`,
		`look into ${ log }.`
	);
}

/**
 * @param {string} socket
 * @returns {Promise<boolean>}
 */
function answers( socket ) {
	return new Promise( ( resolve ) => {
		const client = connect( socket );
		client.setTimeout( 5_000, () => client.destroy() );
		client.once( 'connect', () => client.write( 'PING\r\n' ) );
		client.once( 'data', ( said ) => {
			resolve( said.toString().startsWith( '+PONG' ) );
			client.end();
		} );
		client.once( 'error', () => undefined ); // Told by the end that comes behind it.
		client.once( 'close', () => {
			resolve( false );
		} );
	} );
}
