/** PHP's own web server on loopback, with several workers. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines, startService } from './processes.mjs';
import { SetupError } from './progress.mjs';
import { readFileSync } from 'node:fs';

/** What any PHP of ours that serves a site runs with. */
export const SETTINGS = {
	'opcache.enable': '1',
	'opcache.enable_cli': '1',
	'opcache.memory_consumption': '192',
	'opcache.max_accelerated_files': '20000',
	variables_order: 'EGPCS',
	memory_limit: '512M',
	post_max_size: '64M',
	upload_max_filesize: '64M',
	'session.save_handler': 'files',
};

/**
 * @param {object} options
 * @param {string} options.dir the site
 * @param {number} options.port
 * @param {number} [options.workers]
 */
export async function startPhpServer( { dir, port, workers = 4 } ) {
	const url = `http://127.0.0.1:${ String( port ) }`;
	const log = join( dir, 'wp-content/server.log' );
	const settings = Object.entries( SETTINGS ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );
	const router = join( import.meta.dirname, 'wordpress/router.php' );
	const service = startService( 'php', [ ...settings, '-S', `127.0.0.1:${ String( port ) }`, '-t', dir, router ], {
		log,
		env: { PHP_CLI_SERVER_WORKERS: String( workers ) },
	} );
	await untilReady( `${ url }/wp-login.php`, service, log );
	return { url, stop: service.stop };
}

/**
 * @param {string} url
 * @param {{ hasEnded: () => boolean }} service
 * @param {string} log
 */
async function untilReady( url, service, log ) {
	let last = 'no answer';
	for ( const start = Date.now(); Date.now() - start < 20_000 && ! service.hasEnded(); ) {
		try {
			const { status } = await fetch( url, { signal: AbortSignal.timeout( 10_000 ) } );
			if ( status === 200 ) return;
			last = `status ${ String( status ) }`;
		} catch ( error ) {
			last = error instanceof Error ? error.message : String( error );
		}
		await sleep( 100 );
	}
	throw new SetupError(
		`The site does not answer at ${ url }: ${ last }.\n${ lastLines( readFileSync( log, 'utf8' ), 10 ) }`,
		`look into ${ log } and wp-content/debug.log beside it.`
	);
}
