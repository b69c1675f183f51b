/**
 * Every process started here is tracked by its id and ends when we do. Each runs as the leader of its own process group, so
 * that its workers end with it.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** @typedef {import('node:child_process').ChildProcess} Child */

/**
 * Running processes, and their names in messages.
 *
 * @type {Map<Child, { name: string, kind: 'command' | 'service' | 'unstoppable' }>}
 */
const running = new Map();

/** True after Ctrl-C or a request to end. */
let stopping = false;

/** Debian installs servers here, and an ordinary user's PATH may lack it. */
const PATH = `${ process.env[ 'PATH' ] ?? '' }:/usr/sbin:/sbin`;

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
 * @property {string} [log] a file for all output
 * @property {boolean} [unstoppable] stopping it would leave the machine half changed, so we wait for it to end
 */

/**
 * Runs a command until it ends.
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
 * Like run(), for callers that handle a failing exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} [options]
 * @returns {Promise<{ code: number | null, stdout: string, all: string }>}
 */
export async function runToEnd( command, args, options = {} ) {
	const child = start( command, args, options, options.unstoppable === true ? 'unstoppable' : 'command' );
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
	// Callers must not act on the result of a command that we stopped ourselves; we are about to exit.
	if ( stopping ) await new Promise( () => undefined );
	if ( options.log !== undefined ) {
		all = readFileSync( options.log, 'utf8' );
		stdout = all;
	}
	return { code, stdout, all };
}

/**
 * Starts a server that runs until stop() or until we exit.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions & { log: string }} options
 */
export function startService( command, args, options ) {
	const child = start( command, args, options, 'service' );
	const gone = ended( child );
	return {
		pid: child.pid,
		hasEnded: () => child.exitCode !== null || child.signalCode !== null,
		/** Simulates a power cut: no cleanup is possible. */
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

/** Makes all processes end when we do. Call it before anything else. */
export function stopChildrenOnExit() {
	for ( const name of /** @type {const} */ ( [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) ) {
		process.on( name, () => {
			if ( stopping ) {
				kill( 'command', 'service' );
				return;
			}
			stopping = true;
			console.log( '\nStopping …' );
			void stopAll().then( () => process.exit( name === 'SIGINT' ? 130 : 143 ) );
		} );
	}
	process.on( 'exit', terminate );
}

/** Stops all processes. Reports a longer wait, and kills what doesn't react: npm would roll back its work for a minute. */
export async function stopAll() {
	terminate();
	const all = Promise.all( [ ...running.keys() ].map( ended ) );
	const late = [
		{ after: 1_000, act: tellWhatRuns },
		{ after: 5_000, act: () => kill( 'command' ) },
		{ after: 30_000, act: () => kill( 'service' ) },
	].map( ( { after, act } ) => setTimeout( act, after ) );
	await all;
	late.forEach( clearTimeout );
}

function tellWhatRuns() {
	for ( const { name, kind } of running.values() ) {
		console.log(
			kind === 'unstoppable' ? `  finishing ${ name }, which must not be interrupted` : `  waiting for ${ name }`
		);
	}
}

function terminate() {
	for ( const [ child, { kind } ] of running ) if ( kind !== 'unstoppable' ) signal( child, 'SIGTERM' );
}

/** @param {...('command' | 'service')} kinds */
function kill( ...kinds ) {
	for ( const [ child, { kind } ] of running )
		if ( kind !== 'unstoppable' && kinds.includes( kind ) ) signal( child, 'SIGKILL' );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {CommandOptions} options
 * @param {'command' | 'service' | 'unstoppable'} kind
 */
function start( command, args, options, kind ) {
	const log = options.log === undefined ? undefined : openSync( options.log, 'w' );
	const child = spawn( command, args, {
		cwd: options.cwd,
		env: { ...process.env, PATH, ...options.env }, // Read now: npm test sets variables after this module was loaded.
		detached: true,
		stdio: log === undefined ? [ 'ignore', 'pipe', 'pipe' ] : [ 'ignore', log, log ],
	} );
	if ( log !== undefined ) closeSync( log );
	running.set( child, { name: [ command, ...args.slice( 0, 1 ) ].join( ' ' ), kind } );
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
