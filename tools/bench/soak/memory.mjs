/** Private memory of processes, as the kernel reports it: shared memory (compiled code) is no leak. */
import { readFileSync } from 'node:fs';

/**
 * @param {number} parent process that started the workers
 * @returns {Map<number, number>} bytes by process ID
 */
export function workersOf( parent ) {
	const children = readFileSync( `/proc/${ String( parent ) }/task/${ String( parent ) }/children`, 'utf8' );
	return new Map(
		children
			.trim()
			.split( ' ' )
			.filter( Boolean )
			.map( Number )
			.map( ( pid ) => [ pid, anonymous( pid ) ] )
	);
}

/** @param {number} pid */
export function anonymous( pid ) {
	const kilobytes = /^RssAnon:\s+(\d+) kB$/m.exec( readFileSync( `/proc/${ String( pid ) }/status`, 'utf8' ) )?.[ 1 ];
	return Number( kilobytes ?? NaN ) * 1024;
}

/**
 * Measures a worker's growth: compares its minimum in the second sixth of the time, when each kind of request has run once,
 * with its minimum in the last sixth. Its memory during a request isn't meaningful.
 *
 * @param {number[]} samples bytes, in chronological order
 */
export function growth( samples ) {
	const sixth = Math.floor( samples.length / 6 );
	const early = Math.min( ...samples.slice( sixth, 2 * sixth ) );
	const late = Math.min( ...samples.slice( -sixth ) );
	return { early, late, most: Math.max( ...samples ) };
}
