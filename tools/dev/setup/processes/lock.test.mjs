import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withLock } from './lock.mjs';
import { isAlive, note } from './process-identity.mjs';

/** @type {string} */
let locks;

beforeEach( () => {
	locks = mkdtempSync( join( tmpdir(), 'userfeedback-locks-' ) );
} );

afterEach( () => {
	vi.restoreAllMocks();
	rmSync( locks, { recursive: true } );
} );

test( 'does not wait forever for a lock of a killed container with a reused process ID', async () => {
	for ( const owner of [ JSON.stringify( { ...note(), born: 'another boot 123' } ), String( process.pid ) ] ) {
		leftBy( owner );
		expect( await withLock( 'build', () => Promise.resolve( 'done' ), locks ) ).toBe( 'done' );
	}
} );

test( 'does not wait forever for a lock without an ID', async () => {
	mkdirSync( join( locks, 'build' ) );
	expect( await withLock( 'build', () => Promise.resolve( 'done' ), locks ) ).toBe( 'done' );

	leftBy( '' );
	expect( await withLock( 'build', () => Promise.resolve( 'again' ), locks ) ).toBe( 'again' );
} );

test( 'does not wait forever for a lock of a process that ended', async () => {
	const child = spawn( process.execPath, [ '-e', '' ] );
	const noted = note( child.pid );
	await once( child, 'close' );
	leftBy( JSON.stringify( noted ) );

	expect( isAlive( noted ) ).toBe( false );
	expect( await withLock( 'build', () => Promise.resolve( 'done' ), locks ) ).toBe( 'done' );
} );

test( 'reports the process and folder it waits for, and continues when it ends', async () => {
	const child = spawn( process.execPath, [ '-e', 'setInterval( () => {}, 1000 )' ] );
	leftBy( JSON.stringify( note( child.pid ) ) );
	const told = vi.spyOn( console, 'log' ).mockImplementation( () => undefined );
	const ended = once( child, 'close' );

	const work = withLock( 'build', () => Promise.resolve( 'done' ), locks );
	await vi.waitFor( () => {
		expect( told ).toHaveBeenCalled();
	}, 30_000 );
	expect( told.mock.calls[ 0 ]?.[ 0 ] ).toContain( join( locks, 'build' ) );
	expect( told.mock.calls[ 0 ]?.[ 0 ] ).toContain( `process ${ String( child.pid ) }` );
	expect( existsSync( join( locks, 'build' ) ) ).toBe( true );
	child.kill();
	await ended;

	expect( await work ).toBe( 'done' );
} );

test( 'never runs two at the same time, and leaves nothing behind', async () => {
	const log = join( locks, 'order.txt' );
	writeFileSync( log, '' );
	const once = async ( /** @type {number} */ n ) =>
		withLock(
			'build',
			async () => {
				writeFileSync( log, `in ${ String( n ) } `, { flag: 'a' } );
				await new Promise( ( resolve ) => setImmediate( resolve ) );
				writeFileSync( log, `out ${ String( n ) }\n`, { flag: 'a' } );
			},
			locks
		);
	vi.spyOn( console, 'log' ).mockImplementation( () => undefined );
	leftBy( JSON.stringify( { ...note(), born: 'another boot 123' } ) );

	await Promise.all( [ 1, 2, 3, 4, 5 ].map( once ) );

	const lines = readFileSync( log, 'utf8' ).trimEnd().split( '\n' );
	expect( lines ).toHaveLength( 5 );
	for ( const line of lines ) expect( line ).toMatch( /^in (\d) out \1$/ );
	expect( existsSync( join( locks, 'build' ) ) ).toBe( false );
} );

/** @param {string} owner */
function leftBy( owner ) {
	mkdirSync( join( locks, 'build' ), { recursive: true } );
	writeFileSync( join( locks, 'build/pid' ), owner );
}
