/** PHP hosts with their own document roots, each with its own Galera node, behind one nginx; they may share a Redis. */
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteIn } from '../bench/site.mjs';
import { CURRENT, getWordPress } from '../dev/setup/downloads/wordpress.mjs';
import { SetupError } from '../dev/setup/progress.mjs';
import { startBalancer, startNginx } from '../dev/setup/servers/nginx.mjs';
import { startPhpFpm } from '../dev/setup/servers/php-fpm.mjs';
import { freePort } from '../dev/setup/servers/ports.mjs';
import { redisSocket, startRedis } from '../dev/setup/servers/redis.mjs';
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
 * @param {import('./galera.mjs').Node[]} nodes one for each host
 * @param {string} [dropIn] folder of Redis Object Cache; without it, the hosts have no object cache
 */
export async function makeHosts( dir, nodes, dropIn ) {
	const [ first ] = nodes;
	if ( first === undefined ) throw new Error( 'Each host needs a node.' );
	rmSync( dir, { recursive: true, force: true } );
	const roots = nodes.map( ( _, index ) => join( dir, `site-${ String( index + 1 ) }` ) );
	const [ one = '', ...others ] = roots;
	const port = await freePort();
	const url = `http://127.0.0.1:${ String( port ) }`;
	const redis = join( dir, 'redis' );
	await makeSite( {
		dir: one,
		wp: await getWordPress( CURRENT ),
		database: first.database,
		url,
		title: 'UserFeedback cluster',
		constants: {
			USERFEEDBACK_RATE_LIMIT: 0,
			WP_DEBUG: true,
			WP_REDIS_SCHEME: 'unix',
			WP_REDIS_PATH: redisSocket( redis ),
		},
	} );
	copyPlugin( one );
	if ( dropIn !== undefined ) {
		await startRedis( redis );
		copyFileSync( objectCacheIn( dropIn ), join( one, 'wp-content/object-cache.php' ) );
	}
	for ( const [ index, root ] of others.entries() ) {
		cpSync( one, root, { recursive: true } );
		const config = join( root, 'wp-config.php' );
		const socket = nodes[ index + 1 ]?.database.socket ?? '';
		writeFileSync(
			config,
			readFileSync( config, 'utf8' ).replace( first.database.socket, () => socket )
		);
	}
	const hosts = await Promise.all(
		nodes.map( ( { database }, index ) =>
			startHost( join( dir, `host-${ String( index + 1 ) }` ), siteIn( roots[ index ] ?? '', database ) )
		)
	);
	const front = await startBalancer( {
		dir: join( dir, 'front' ),
		port,
		hosts: hosts.map( ( { address } ) => address ),
	} );
	await siteIn( one, first.database ).php( 'site/check-collector.php' );
	return { url: front.url, hosts };
}

/** @param {string} dropIn folder of Redis Object Cache */
function objectCacheIn( dropIn ) {
	const file = join( dropIn, 'includes/object-cache.php' );
	if ( existsSync( file ) ) return file;
	throw new SetupError(
		`${ dropIn } isn’t Redis Object Cache.`,
		'clone github.com/rhubarbgroup/redis-cache outside the project, and pass its folder: npm run cluster -- --redis DIR'
	);
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
