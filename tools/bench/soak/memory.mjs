/** How much memory processes hold that is theirs alone, as the kernel says it: what they share (compiled code) is no leak. */
import { readFileSync } from 'node:fs';

/**
 * @param {number} parent the process that started the workers
 * @returns {Map<number, number>} bytes by process
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
 * Whether a worker grew: the least that it held in the second sixth of the time, when all kinds of requests have come once,
 * beside the least of the last one. What it holds in the middle of a request says nothing.
 *
 * @param {number[]} samples bytes, in the order of time
 */
export function growth( samples ) {
	const sixth = Math.floor( samples.length / 6 );
	const early = Math.min( ...samples.slice( sixth, 2 * sixth ) );
	const late = Math.min( ...samples.slice( -sixth ) );
	return { early, late, most: Math.max( ...samples ) };
}
