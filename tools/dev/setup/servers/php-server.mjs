/** Runs PHP's own web server with several workers: on loopback, unless a host is named by which others reach it. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { noteServer } from './left-over.mjs';
import { isFree } from './ports.mjs';
import { lastLines, startService } from '../processes/processes.mjs';
import { SetupError } from '../progress.mjs';
import { readFileSync } from 'node:fs';

/** Settings for every PHP that serves a site here. */
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

const EVERYWHERE = '0.0.0.0';

/**
 * @param {object} options
 * @param {string} options.dir the site
 * @param {number} options.port
 * @param {string} [options.host] a name or address besides 127.0.0.1 and localhost; 0.0.0.0 adds none, and also listens everywhere
 * @param {number} [options.workers]
 * @param {boolean} [options.network] the site is a network with its sites in subfolders
 */
export async function startPhpServer( { dir, port, host, workers = 4, network = false } ) {
	const here = `http://127.0.0.1:${ String( port ) }`;
	const named = host !== undefined && host !== EVERYWHERE;
	const url = named ? `http://${ host }:${ String( port ) }` : here;
	const log = join( dir, 'wp-content/server.log' );
	const settings = Object.entries( SETTINGS ).flatMap( ( [ name, value ] ) => [ '-d', `${ name }=${ value }` ] );
	const router = join( import.meta.dirname, '../wordpress/router.php' );
	if ( ! ( await isFree( port ) ) ) {
		throw new SetupError(
			`Port ${ String( port ) } is taken.`,
			'end the program that holds it, or use another port.'
		);
	}
	const address = `${ host === undefined ? '127.0.0.1' : EVERYWHERE }:${ String( port ) }`;
	const service = startService( 'php', [ ...settings, '-S', address, '-t', dir, router ], {
		log,
		env: {
			PHP_CLI_SERVER_WORKERS: String( workers ),
			// Read by router.php and by the site's wp-config.php.
			...( named ? { UF_HOST: host, UF_URL: url } : {} ),
			...( network ? { UF_NETWORK: '1' } : {} ),
		},
	} );
	noteServer( dir, service.pid );
	await untilReady( `${ here }/wp-login.php`, service, log );
	return { url, stop: service.stop };
}

/**
 * @param {string} url
 * @param {{ hasEnded: () => boolean }} service
 * @param {string} log
 */
async function untilReady( url, service, log ) {
	let last = 'no answer';
	for ( const start = Date.now(); Date.now() - start < 60_000 && ! service.hasEnded(); ) {
		try {
			const { status } = await fetch( url, { signal: AbortSignal.timeout( 10_000 ) } );
			// If our server has ended, another one answered.
			if ( status === 200 && ! service.hasEnded() ) return;
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
