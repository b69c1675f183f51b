import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines } from './processes.mjs';
import { SetupError } from './progress.mjs';

/** Milliseconds; some translate their configuration with a compiler first. */
const PATIENCE = 60_000;

/**
 * Waits for a web server that was just started before a site.
 *
 * @param {string} name
 * @param {string} url
 * @param {{ hasEnded: () => boolean }} service
 * @param {string[]} logs
 */
export async function untilReady( name, url, service, logs ) {
	for ( const start = Date.now(); Date.now() - start < PATIENCE && ! service.hasEnded(); ) {
		// A script that says nothing and needs no database.
		const status = await fetch( `${ url }/wp-includes/version.php` ).then(
			( answer ) => answer.status,
			() => 0
		);
		if ( status === 200 ) return;
		await sleep( 50 );
	}
	const said = logs.map( ( log ) => ( existsSync( log ) ? readFileSync( log, 'utf8' ) : '' ) ).join( '\n' );
	throw new SetupError(
		`${ name } does not start.\n${ lastLines( said, 10 ) }`,
		`look into ${ logs.join( ' and ' ) }, and fpm.log beside it.`
	);
}
