import { CommandError } from './processes/processes.mjs';

/** An error that the user can fix: what went wrong, and what to do. */
export class SetupError extends Error {
	/**
	 * @param {string} message
	 * @param {string} wayOut
	 * @param {ErrorOptions} [options]
	 */
	constructor( message, wayOut, options ) {
		super( message, options );
		this.wayOut = wayOut;
	}
}

/**
 * Runs one named step and says when it starts and ends.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step( name, work ) {
	const started = performance.now();
	console.log( `→ ${ name }` );
	try {
		const result = await work();
		console.log( `✓ ${ name } (${ seconds( started ) })` );
		return result;
	} catch ( error ) {
		console.log( `✗ ${ name } (${ seconds( started ) })` );
		throw error;
	}
}

/** @param {number} started from performance.now() */
export function seconds( started ) {
	return `${ ( ( performance.now() - started ) / 1000 ).toFixed( 1 ) } s`;
}

/** @param {unknown} error */
export function report( error ) {
	console.error( `\n${ error instanceof Error ? error.message : String( error ) }` );
	if ( error instanceof SetupError ) {
		if ( error.cause instanceof Error ) console.error( `\nBecause: ${ error.cause.message }` );
		console.error( `\nWay out: ${ error.wayOut }` );
	} else if ( error instanceof CommandError ) {
		console.error(
			'\nWay out: mend what the lines above name, then start again; steps that went well are not repeated.'
		);
	} else if ( error instanceof Error ) {
		console.error( error.stack );
	}
}
