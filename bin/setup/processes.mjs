/**
 * Every process started here is known by its id and is gone when we are.
 * Each runs as the leader of its own group, so that its workers go with it.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Debian keeps servers here, and an ordinary user's PATH may lack it. */
const env = { ...process.env, PATH: `${ process.env[ 'PATH' ] ?? '' }:/usr/sbin:/sbin` };

export class CommandError extends Error {
	/**
	 * @param {string} command
	 * @param {number | null} code
	 * @param {string} output
	 */
	constructor( command, code, output ) {
		super( `${ command } ended with ${ String( code ) }\n${ lastLines( output, 25 ) }` );
		this.code = code;
		this.output = output;
	}
}

/**
 * @typedef {object} CommandOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to ours
 * @property {string} [log] a file that takes all output
 */

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<string>} its standard output; with `log`, all its output
 */
export async function run( command, args, options = {} ) {
	const { code, stdout, all } = await runToEnd( command, args, options );
	if ( code !== 0 ) {
		throw new CommandError( [ command, ...args ].join( ' ' ), code, all );
	}
	return stdout;
}

/**
 * Like run(), for those to whom a failing exit code is an answer.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number | null, stdout: string, all: string }>}
 */
export async function runToEnd( command, args, options = {} ) {
	const child = start( command, args, options );
	let stdout = '';
	let all = '';
	child.stdout?.on( 'data', ( /** @type {Buffer} */ chunk ) => {
		stdout += chunk.toString();
		all += chunk.toString();
	} );
	child.stderr?.on( 'data', ( /** @type {Buffer} */ chunk ) => {
		all += chunk.toString();
	} );
	const code = await ended( child );
	if ( options.log !== undefined ) {
		all = readFileSync( options.log, 'utf8' );
		stdout = all;
	}
	return { code, stdout, all };
}

/**
 * Starts a server that stays until stop() or until we end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions & { log: string }} options
 */
export function startService( command, args, options ) {
	const child = start( command, args, options );
	const gone = ended( child );
	return {
		pid: child.pid,
		hasEnded: () => child.exitCode !== null || child.signalCode !== null,
		/** As a power cut would: it gets no chance to tidy up. */
		kill: async () => {
			signal( child, 'SIGKILL' );
			await gone;
		},
		stop: async () => {
			signal( child, 'SIGTERM' );
			await gone;
		},
	};
}

/** Call once, first: from then on nothing we start outlives us. */
export function stopChildrenOnExit() {
	for ( const name of /** @type {const} */ ( [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) ) {
		process.once( name, () => {
			console.log( '\nStopping …' );
			void stopAll().then( () => process.exit( name === 'SIGINT' ? 130 : 143 ) );
		} );
	}
	process.on( 'exit', () => {
		for ( const child of running ) signal( child, 'SIGTERM' );
	} );
}

export async function stopAll() {
	const children = [ ...running ];
	for ( const child of children ) signal( child, 'SIGTERM' );
	await Promise.all( children.map( ended ) );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} options
 */
function start( command, args, options ) {
	const log = options.log === undefined ? undefined : openSync( options.log, 'w' );
	const child = spawn( command, args, {
		cwd: options.cwd,
		env: { ...env, ...options.env },
		detached: true,
		stdio: log === undefined ? [ 'ignore', 'pipe', 'pipe' ] : [ 'ignore', log, log ],
	} );
	if ( log !== undefined ) closeSync( log );
	running.add( child );
	child.once( 'close', () => running.delete( child ) );
	return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number | null>}
 */
function ended( child ) {
	if ( child.exitCode !== null || child.signalCode !== null ) return Promise.resolve( child.exitCode );
	return new Promise( ( resolve, reject ) => {
		child.once( 'error', ( error ) => {
			running.delete( child );
			reject( error );
		} );
		child.once( 'close', ( code ) => {
			resolve( code );
		} );
	} );
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} name
 */
function signal( child, name ) {
	if ( child.pid === undefined ) return;
	try {
		process.kill( -child.pid, name );
	} catch ( error ) {
		if ( /** @type {NodeJS.ErrnoException} */ ( error ).code !== 'ESRCH' ) throw error;
	}
}

/**
 * @param {string} text
 * @param {number} count
 */
export function lastLines( text, count ) {
	return text.trimEnd().split( '\n' ).slice( -count ).join( '\n' );
}
