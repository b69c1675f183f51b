/** Runs a Redis without persistence, on our own socket. */
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { startService } from '../processes/processes.mjs';
import { socketFor } from './sockets.mjs';
import { untilReady } from './until-ready.mjs';

/** @param {string} dir for its log; also determines its socket, so that it can be restarted */
export async function startRedis( dir ) {
	mkdirSync( dir, { recursive: true } );
	const socket = redisSocket( dir );
	const log = join( dir, 'redis.log' );
	const service = startService(
		'redis-server',
		[ '--port', '0', '--unixsocket', socket, '--dir', dir, '--save', '', '--appendonly', 'no' ],
		{ log }
	);
	await untilReady( 'Redis', () => answers( socket ), service, {
		patience: 20_000,
		logs: [ log ],
		hint: `look into ${ log }.`,
	} );
	return { stop: service.stop, kill: service.kill };
}

/** @param {string} dir */
export function redisSocket( dir ) {
	return socketFor( join( dir, 'redis' ) );
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
		client.once( 'error', () => undefined ); // 'close' follows and resolves.
		client.once( 'close', () => {
			resolve( false );
		} );
	} );
}
