/** Two PHP hosts with their own document roots, each with its own Galera node, behind one nginx. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteIn } from '../bench/site.mjs';
import { CURRENT, getWordPress } from '../dev/setup/downloads/wordpress.mjs';
import { startBalancer, startNginx } from '../dev/setup/servers/nginx.mjs';
import { startPhpFpm } from '../dev/setup/servers/php-fpm.mjs';
import { freePort } from '../dev/setup/servers/ports.mjs';
import { copyPlugin } from '../dev/setup/site/plugin-copy.mjs';
import { makeSite } from '../dev/setup/site/site.mjs';

const WORKERS = 4;

/**
 * @typedef {object} Host
 * @property {import('../bench/site.mjs').BenchSite} site
 * @property {string} address
 * @property {string[]} logs
 * @property {() => Promise<void>} kill
 * @property {() => Promise<void>} restart
 */

/**
 * Makes the site once and copies it, as a deployment does: only the database's address differs.
 *
 * @param {string} dir
 * @param {import('./galera.mjs').Node[]} nodes
 */
export async function makeHosts( dir, [ first, second ] ) {
	if ( first === undefined || second === undefined ) throw new Error( 'Two hosts need two nodes.' );
	rmSync( dir, { recursive: true, force: true } );
	const [ one, two ] = [ join( dir, 'site-1' ), join( dir, 'site-2' ) ];
	const port = await freePort();
	const url = `http://127.0.0.1:${ String( port ) }`;
	await makeSite( {
		dir: one,
		wp: await getWordPress( CURRENT ),
		database: first.database,
		url,
		title: 'UserFeedback cluster',
		constants: { USERFEEDBACK_RATE_LIMIT: 0, WP_DEBUG: true },
	} );
	copyPlugin( one );
	cpSync( one, two, { recursive: true } );
	const config = join( two, 'wp-config.php' );
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replace( first.database.socket, () => second.database.socket )
	);
	const hosts = [
		await startHost( join( dir, 'host-1' ), siteIn( one, first.database ) ),
		await startHost( join( dir, 'host-2' ), siteIn( two, second.database ) ),
	];
	const front = await startBalancer( {
		dir: join( dir, 'front' ),
		port,
		hosts: hosts.map( ( { address } ) => address ),
	} );
	await siteIn( one, first.database ).php( 'site/check-collector.php' );
	return { url: front.url, hosts };
}

/**
 * @param {string} dir
 * @param {import('../bench/site.mjs').BenchSite} site
 * @returns {Promise<Host>}
 */
export async function startHost( dir, site ) {
	const port = await freePort();
	let fpm = await startPhpFpm( { dir, workers: WORKERS } );
	const nginx = await startNginx( { dir, root: site.dir, port, socket: fpm.socket } );
	return {
		site,
		address: nginx.url.replace( 'http://', '' ),
		logs: [ join( site.dir, 'wp-content/debug.log' ) ],
		kill: () => fpm.kill(),
		restart: async () => {
			fpm = await startPhpFpm( { dir, workers: WORKERS } );
		},
	};
}
