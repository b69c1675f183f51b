import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines } from '../processes/processes.mjs';
import { SetupError } from '../progress.mjs';

/** Milliseconds between two checks. */
const PAUSE = 50;

/**
 * Waits for a server that was just started.
 *
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} isReady
 * @param {{ hasEnded: () => boolean }} service
 * @param {object} options
 * @param {number} options.patience milliseconds
 * @param {string[]} options.logs
 * @param {string} options.hint what to do if it doesn't start
 */
export async function untilReady( name, isReady, service, { patience, logs, hint } ) {
	for ( const start = Date.now(); Date.now() - start < patience && ! service.hasEnded(); ) {
		if ( await isReady() ) return;
		await sleep( PAUSE );
	}
	const said = logs.map( ( log ) => ( existsSync( log ) ? readFileSync( log, 'utf8' ) : '' ) ).join( '\n' );
	throw new SetupError( `${ name } does not start.\n${ lastLines( said, 10 ) }`, hint );
}

/**
 * Waits for the web server of a site.
 *
 * @param {string} name
 * @param {string} url
 * @param {{ hasEnded: () => boolean }} service
 * @param {string[]} logs
 */
export function untilServed( name, url, service, logs ) {
	// This script outputs nothing and needs no database.
	const isServed = () =>
		fetch( `${ url }/wp-includes/version.php` ).then(
			( answer ) => answer.status === 200,
			() => false
		);
	const hint = `look into ${ logs.join( ' and ' ) }, and fpm.log beside it.`;
	// Some servers compile their configuration first.
	return untilReady( name, isServed, service, { patience: 60_000, logs, hint } );
}
