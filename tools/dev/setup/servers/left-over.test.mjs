import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isServed, noteServer, stopLeftOver } from './left-over.mjs';
import { startPhpServer } from './php-server.mjs';
import { freePort, isFree } from './ports.mjs';
import { isAlive, note } from '../processes/process-identity.mjs';

/** @type {string} */
let home;
/** @type {string} */
let dir;

beforeEach( () => {
	home = mkdtempSync( join( tmpdir(), 'userfeedback-left-' ) );
	dir = join( home, 'site' );
	vi.spyOn( console, 'log' ).mockImplementation( () => undefined );
} );

afterEach( () => {
	vi.restoreAllMocks();
	rmSync( home, { recursive: true } );
} );

test( 'stops a web server and its workers left by a killed demo, and frees the port', async () => {
	const port = await freePort();
	spawnSync( 'mkdir', [ '-p', join( dir, 'wp-content' ) ] );
	writeFileSync( join( dir, 'wp-login.php' ), 'log in' );
	const source = `
		const { startPhpServer } = await import( ${ JSON.stringify( join( import.meta.dirname, 'php-server.mjs' ) ) } );
		await startPhpServer( ${ JSON.stringify( { dir, port } ) } );
		process.kill( process.pid, 'SIGKILL' );`;
	await once( spawn( process.execPath, [ '--input-type=module', '-e', source ] ), 'close' );
	expect( await isFree( port ) ).toBe( false );
	expect( isServed( dir ) ).toBe( true );

	await stopLeftOver( dir );

	expect( isServed( dir ) ).toBe( false );
	const server = await startPhpServer( { dir, port } );
	await server.stop();
} );

test( 'reports the server of a live run and leaves it alone', async () => {
	const server = sleeper();
	noteServer( dir, server.pid );

	await expect( stopLeftOver( dir ) ).rejects.toThrow(
		`Another run (process ${ String( process.pid ) }) is serving`
	);

	expect( isAlive( note( server.pid ) ) ).toBe( true );
	process.kill( -( server.pid ?? 0 ), 'SIGKILL' );
} );

test( 'leaves a process alone that reuses the ID of a server', async () => {
	const stranger = sleeper();
	const file = `${ dir }.server.json`;
	const gone = { pid: 999_999_999, born: 'long ago' };
	writeFileSync( file, JSON.stringify( { owner: gone, server: { pid: stranger.pid, born: 'another boot 1' } } ) );

	await stopLeftOver( dir );

	expect( isAlive( note( stranger.pid ) ) ).toBe( true );
	expect( existsSync( file ) ).toBe( false );
	process.kill( -( stranger.pid ?? 0 ), 'SIGKILL' );
} );

function sleeper() {
	return spawn( process.execPath, [ '-e', 'setInterval( () => {}, 1000 )' ], { detached: true, stdio: 'ignore' } );
}
