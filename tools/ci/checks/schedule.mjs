import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LOCAL } from '../../dev/setup/paths.mjs';
import { lastLines } from '../../dev/setup/processes/processes.mjs';
import { seconds } from '../../dev/setup/progress.mjs';
import { check } from './result.mjs';

/** @typedef {import('./result.mjs').Part} Part */
/** @typedef {import('./result.mjs').Counts} Counts */

/** Cores that parts can share; beyond this number, they would compete for memory and disk. */
export const CORES = Math.min( availableParallelism(), 8 );

/** One more than the cores, because each part sometimes waits for a server or a browser. */
const AT_ONCE = CORES + 1;

/** All parts depend on this, except those that need only PHP. */
const NPM = 'npm';
const LOGS = join( LOCAL, 'test/logs' );

/**
 * Runs the parts, several at a time, each as soon as its dependencies have ended. npm takes the longest of all setup steps and
 * waits for the disk and network, so parts that need only PHP start before it.
 *
 * @param {Part[]} parts
 * @param {Promise<void>} npm resolves when the packages are installed
 * @returns {Promise<Counts[]>}
 */
export async function runParts( parts, npm ) {
	mkdirSync( LOGS, { recursive: true } );
	const waiting = [ ...parts ];
	const unfinished = new Set( [ NPM, ...parts.map( ( { name } ) => name ) ] );
	/** @type {Counts[]} */
	const results = [];
	/** @type {Set<Promise<void>>} */
	const running = new Set();
	const installed = npm.then( () => void unfinished.delete( NPM ) );

	while ( waiting.length > 0 || running.size > 0 ) {
		const next = waiting.findIndex( ( { phpAlone = false, after = [] } ) =>
			[ ...after, ...( phpAlone ? [] : [ NPM ] ) ].every( ( name ) => ! unfinished.has( name ) )
		);
		if ( next === -1 || running.size === AT_ONCE ) {
			await Promise.race( unfinished.has( NPM ) ? [ ...running, installed ] : running );
			continue;
		}
		const [ part ] = /** @type {[Part]} */ ( waiting.splice( next, 1 ) );
		const job = runPart( part ).then( ( counts ) => {
			results.push( counts );
			unfinished.delete( part.name );
			running.delete( job );
		} );
		running.add( job );
	}
	return results;
}

/** @param {Part} part */
async function runPart( part ) {
	const started = performance.now();
	const log = join( LOGS, `${ part.name.replaceAll( /[^\w.]+/g, '-' ) }.log` );
	writeFileSync( log, '' );
	const counts = await part.run( log ).catch( ( /** @type {unknown} */ error ) => {
		appendFileSync( log, `\n${ error instanceof Error ? ( error.stack ?? error.message ) : String( error ) }\n` );
		return check( false );
	} );
	console.log(
		`${ counts.failed > 0 ? '✗' : '✓' } ${ part.name }: ${ summary( counts ) } (${ seconds( started ) })`
	);
	if ( counts.failed > 0 || ( counts.again ?? 0 ) > 0 ) printTail( log );
	return counts;
}

/** @param {Counts} counts */
export function summary( { passed, failed, skipped, again = 0 } ) {
	return [
		`${ String( passed ) } passed`,
		`${ String( failed ) } failed`,
		...( skipped > 0 ? [ `${ String( skipped ) } skipped` ] : [] ),
		...( again > 0 ? [ `${ String( again ) } of them at a second try` ] : [] ),
	].join( ', ' );
}

/** @param {string} log */
function printTail( log ) {
	const text = existsSync( log ) ? readFileSync( log, 'utf8' ) : '';
	const tail = lastLines( text, 120 ).replaceAll( /^/gm, '    ' );
	console.log( `${ tail }\n    (all of it: ${ log })\n` );
}
