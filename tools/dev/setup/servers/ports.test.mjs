import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort, isFree } from './ports.mjs';

const LOWEST = 20_000;

test( 'selects a port outside the range the system uses for outgoing connections', async () => {
	const [ first ] = readFileSync( '/proc/sys/net/ipv4/ip_local_port_range', 'utf8' ).split( '\t' );

	expect( await freePort() ).toBeLessThan( Number( first ) );
} );

test( 'does not assign the port of a live process to another one', async () => {
	dice( 0, 0, 1 );
	const ours = await freePort();

	expect( [ ours, await freePort() ] ).toEqual( [ LOWEST, LOWEST + 1 ] );
} );

test( 'reassigns the port of a process that ended', async () => {
	const code = `
		Math.random = () => 0.5;
		const { freePort } = await import( ${ JSON.stringify( join( import.meta.dirname, 'ports.mjs' ) ) } );
		console.log( await freePort() );`;
	const { stdout } = spawnSync( process.execPath, [ '--input-type=module', '-e', code ], { encoding: 'utf8' } );
	vi.spyOn( Math, 'random' ).mockReturnValue( 0.5 );

	expect( String( await freePort() ) ).toBe( stdout.trim() );
} );

test( 'does not assign a port that is in use', async () => {
	dice( 100, 101 );
	const server = createServer().listen( LOWEST + 100, '127.0.0.1' );
	await once( server, 'listening' );

	expect( await isFree( LOWEST + 100 ) ).toBe( false );
	expect( await freePort() ).toBe( LOWEST + 101 );
	server.close();
} );

/** @param {number[]} ports above the lowest */
function dice( ...ports ) {
	const random = vi.spyOn( Math, 'random' );
	for ( const port of ports ) random.mockReturnValueOnce( ( port + 0.5 ) / 12_000 );
}
