import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL } from '../setup/paths.mjs';
import { lastLines } from '../setup/processes/processes.mjs';
import { seconds } from '../setup/progress.mjs';
import { check } from './result.mjs';

/** @typedef {import('./result.mjs').Part} Part */
/** @typedef {import('./result.mjs').Counts} Counts */

/** One more than the usual two cores: each part waits for something at times, a server or a browser. */
const AT_ONCE = 3;
const LOGS = join( LOCAL, 'test/logs' );

/**
 * Runs the parts, some at a time, each as soon as those it comes after have ended.
 *
 * @param {Part[]} parts
 * @returns {Promise<Counts[]>}
 */
export async function runParts( parts ) {
	mkdirSync( LOGS, { recursive: true } );
	const waiting = [ ...parts ];
	const unfinished = new Set( parts.map( ( { name } ) => name ) );
	/** @type {Counts[]} */
	const results = [];
	/** @type {Set<Promise<void>>} */
	const running = new Set();

	while ( waiting.length > 0 || running.size > 0 ) {
		const next = waiting.findIndex( ( { after = [] } ) => ! after.some( ( name ) => unfinished.has( name ) ) );
		if ( next === -1 || running.size === AT_ONCE ) {
			await Promise.race( running );
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
	if ( counts.failed > 0 ) printTail( log );
	return counts;
}

/** @param {Counts} counts */
export function summary( { passed, failed, skipped } ) {
	return `${ String( passed ) } passed, ${ String( failed ) } failed${ skipped > 0 ? `, ${ String( skipped ) } skipped` : '' }`;
}

/** @param {string} log */
function printTail( log ) {
	const text = existsSync( log ) ? readFileSync( log, 'utf8' ) : '';
	const tail = lastLines( text, 40 ).replaceAll( /^/gm, '    ' );
	console.log( `${ tail }\n    (all of it: ${ log })\n` );
}
