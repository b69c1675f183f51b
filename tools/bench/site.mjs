/** Benchmark sites: WordPress on MariaDB behind nginx and PHP-FPM, kept in .local/bench between runs. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, whenChanged } from '../dev/setup/fingerprint.mjs';
import { ask, startMariaDb } from '../dev/setup/servers/mariadb.mjs';
import { startNginx } from '../dev/setup/servers/nginx.mjs';
import { LOCAL } from '../dev/setup/paths.mjs';
import { startPhpFpm } from '../dev/setup/servers/php-fpm.mjs';
import { freePort } from '../dev/setup/servers/ports.mjs';
import { run } from '../dev/setup/processes/processes.mjs';
import { step } from '../dev/setup/progress.mjs';
import { copyPlugin } from '../dev/setup/site/plugin-copy.mjs';
import { makeSite } from '../dev/setup/site/site.mjs';
import { CURRENT, getWordPress } from '../dev/setup/downloads/wordpress.mjs';

const HOME = join( LOCAL, 'bench' );

/** Two for each of two cores: one can wait for the database while another works. */
const WORKERS = 4;

/**
 * Milliseconds between cron calls. WordPress itself doesn't call cron on these sites, so this simulates a busy site's regular
 * runs.
 */
const CRON = 20_000;

/** Compiled code doesn't count toward the measured memory, as with PHP-FPM. */
export const SETTINGS = [ '-d', 'memory_limit=512M', '-d', 'opcache.enable_cli=1' ];

/** @typedef {Awaited<ReturnType<typeof startMariaDb>>} MariaDb */
/** @typedef {import('../dev/setup/servers/mariadb.mjs').Database} Database */

/**
 * @typedef {object} BenchSite
 * @property {string} dir
 * @property {(statement: string) => Promise<string>} ask queries its database directly, without WordPress
 * @property {(script: string, ...args: string[]) => Promise<string>} php runs a script of bin/bench on it; returns its output
 */

export async function startDatabase() {
	return step( 'MariaDB', () => startMariaDb( join( HOME, 'mariadb' ) ) );
}

/**
 * Rebuilds a kept site if our schema or its contents' files changed, because the steps that built it may not run again.
 *
 * @param {MariaDb} mariadb
 * @param {string} name letters and digits
 * @param {{ fresh?: boolean, debug?: boolean, filledBy?: string[], fill?: (site: BenchSite) => Promise<void> }} [options]
 *   fresh: deletes existing contents; debug: writes a debug.log; filledBy: files of the checkout that define its contents
 * @returns {Promise<BenchSite>}
 */
export async function siteNamed( mariadb, name, { fresh = false, debug = false, filledBy = [], fill } = {} ) {
	const dir = join( HOME, 'sites', name );
	const stamp = stampOf( name );
	if ( fresh ) rmSync( stamp, { force: true } );
	await whenChanged( stamp, fingerprint( [ 'includes/Platform/Database', ...filledBy ] ), async () => {
		const database = await mariadb.database( databaseOf( name ), { fresh: true } );
		await step( `Site ${ name }`, () => makeWordPress( dir, database, debug ) );
		await fill?.( siteIn( dir, database ) );
	} );
	copyPlugin( dir ); // The current files as in a release, which owners use, not the checkout.
	return siteIn( dir, await mariadb.database( databaseOf( name ), { fresh: false } ) );
}

/**
 * Returns true if an earlier run left such a site, with the current schema or an older one.
 *
 * @param {string} name
 */
export function isKept( name ) {
	return existsSync( stampOf( name ) );
}

/** @param {string} name of a site */
function stampOf( name ) {
	return join( HOME, 'sites', `${ name }.stamp` );
}

/** @param {string} name of a site */
function databaseOf( name ) {
	return `bench_${ name }`;
}

/**
 * @param {string} dir
 * @param {Database} database
 * @param {boolean} debug
 */
async function makeWordPress( dir, database, debug ) {
	await makeSite( {
		dir,
		wp: await getWordPress( CURRENT ),
		database,
		url: 'http://127.0.0.1:80',
		title: 'UserFeedback bench',
		constants: { USERFEEDBACK_RATE_LIMIT: 0, WP_DEBUG: debug },
	} );
}

/**
 * @param {string} dir
 * @param {Database} database
 * @returns {BenchSite}
 */
export function siteIn( dir, database ) {
	return {
		dir,
		ask: ( statement ) => ask( database, statement ),
		php: ( script, ...args ) => run( 'php', [ ...SETTINGS, join( import.meta.dirname, script ), dir, ...args ] ),
	};
}

/**
 * Serves the site and adds its URL.
 *
 * @param {BenchSite} site
 * @param {{ workers?: number, name?: string, hasPlugin?: boolean }} [options] name: of the server, if two are running
 */
export async function serve( site, { workers = WORKERS, name = 'server', hasPlugin = true } = {} ) {
	const port = await freePort();
	await site.php( 'site/address.php', `http://127.0.0.1:${ String( port ) }` );
	const dir = join( HOME, name );
	const fpm = await startPhpFpm( { dir, workers } );
	const nginx = await startNginx( { dir, root: site.dir, port, socket: fpm.socket } );
	if ( hasPlugin ) await site.php( 'site/check-collector.php' );
	const cron = setInterval( () => void fetch( `${ nginx.url }/wp-cron.php` ).catch( () => undefined ), CRON );
	return {
		url: nginx.url,
		/** PID of PHP-FPM's main process, which starts the workers. */
		pid: fpm.pid,
		logs: [ join( dir, 'fpm.log' ), join( dir, 'nginx.log' ) ],
		stop: async () => {
			clearInterval( cron );
			await nginx.stop();
			await fpm.stop();
		},
	};
}
