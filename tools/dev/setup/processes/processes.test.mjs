import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive, note } from './process-identity.mjs';

const PROCESSES = join( import.meta.dirname, 'processes.mjs' );

/** @type {string} */
let dir;

beforeEach( () => {
	dir = mkdtempSync( join( tmpdir(), 'userfeedback-processes-' ) );
} );

afterEach( () => {
	rmSync( dir, { recursive: true } );
} );

test( 'Ctrl-C kills a command after 5 seconds and says what it waits for', async () => {
	const run = await starts( `trap '' TERM; echo $$ > '${ dir }/pid'; while :; do sleep 0.1; done`, {} );
	const child = note( Number( readFileSync( join( dir, 'pid' ), 'utf8' ) ) );
	run.process.kill( 'SIGINT' );

	expect( await run.code ).toBe( 130 );
	expect( run.said() ).toMatch( /Stopping …\n {2}waiting for sh -c\n/ );
	expect( run.said() ).not.toContain( 'somebody acted on it' );
	expect( isAlive( child ) ).toBe( false );
} );

test( 'a second Ctrl-C kills immediately and leaves nothing behind', async () => {
	const run = await starts( `trap '' TERM; echo $$ > '${ dir }/pid'; while :; do sleep 0.1; done`, {} );
	const child = note( Number( readFileSync( join( dir, 'pid' ), 'utf8' ) ) );
	run.process.kill( 'SIGINT' );
	await run.until( 'waiting for sh' );
	run.process.kill( 'SIGINT' );

	expect( await run.code ).toBe( 130 );
	expect( isAlive( child ) ).toBe( false );
} );

test( 'Ctrl-C never interrupts the installation of packages', async () => {
	const untilTold = `echo $$ > '${ dir }/pid'; while [ ! -e '${ dir }/go' ]; do sleep 0.1; done`;
	const script = `trap 'echo hit >> ${ dir }/said' TERM INT; ${ untilTold }; echo whole >> '${ dir }/said'`;
	const run = await starts( script, { unstoppable: true } );
	run.process.kill( 'SIGINT' );
	await run.until( 'finishing sh -c, which must not be interrupted' );
	run.process.kill( 'SIGINT' );
	writeFileSync( join( dir, 'go' ), '' );

	expect( await run.code ).toBe( 130 );
	expect( readFileSync( join( dir, 'said' ), 'utf8' ) ).toBe( 'whole\n' );
} );

/**
 * Starts a program that runs a shell script, and waits until it has printed its id.
 *
 * @param {string} script
 * @param {import('./processes.mjs').CommandOptions} options
 */
async function starts( script, options ) {
	const source = `
		import { run, stopChildrenOnExit } from ${ JSON.stringify( PROCESSES ) };
		stopChildrenOnExit();
		await run( 'sh', [ '-c', ${ JSON.stringify( script ) } ], ${ JSON.stringify( options ) } )
			.catch( () => console.log( 'somebody acted on it' ) );
		await new Promise( () => setInterval( () => undefined, 1000 ) );`;
	const child = spawn( process.execPath, [ '--input-type=module', '-e', source ] );
	const code = once( child, 'close' ).then( ( [ status ] ) => /** @type {unknown} */ ( status ) );
	let text = '';
	child.stdout.on( 'data', ( /** @type {Buffer} */ chunk ) => ( text += chunk.toString() ) );
	child.stderr.on( 'data', ( /** @type {Buffer} */ chunk ) => ( text += chunk.toString() ) );
	const until = async ( /** @type {() => boolean} */ is ) => {
		for ( const end = Date.now() + 20_000; ! is(); ) {
			if ( Date.now() > end ) throw new Error( `It said only: ${ text }` );
			await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
		}
	};
	await until( () => {
		try {
			return readFileSync( join( dir, 'pid' ), 'utf8' ).trim() !== '';
		} catch {
			return false;
		}
	} );
	return {
		process: child,
		code,
		said: () => text,
		until: ( /** @type {string} */ words ) => until( () => text.includes( words ) ),
	};
}
