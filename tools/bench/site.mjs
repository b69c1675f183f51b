/** Sites of the bench: WordPress on MariaDB behind nginx and PHP-FPM, kept in .local/bench from run to run. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, whenChanged } from '../setup/fingerprint.mjs';
import { ask, startMariaDb } from '../setup/servers/mariadb.mjs';
import { startNginx } from '../setup/servers/nginx.mjs';
import { LOCAL } from '../setup/paths.mjs';
import { startPhpFpm } from '../setup/servers/php-fpm.mjs';
import { freePort } from '../setup/servers/ports.mjs';
import { run } from '../setup/processes/processes.mjs';
import { step } from '../setup/progress.mjs';
import { copyPlugin } from '../setup/site/plugin-copy.mjs';
import { makeSite } from '../setup/site/site.mjs';
import { CURRENT, getWordPress } from '../setup/downloads/wordpress.mjs';

const HOME = join( LOCAL, 'bench' );

/** Two for each of two cores: one may wait for the database while another works. */
const WORKERS = 4;

/** Milliseconds between two calls of cron, which WordPress itself does not call on these sites: so it is not dead, as on no busy site. */
const CRON = 20_000;

/** With the compiled code out of the way of the memory that is measured, as behind PHP-FPM. */
export const SETTINGS = [ '-d', 'memory_limit=512M', '-d', 'opcache.enable_cli=1' ];

/** @typedef {Awaited<ReturnType<typeof startMariaDb>>} MariaDb */
/** @typedef {import('../setup/servers/mariadb.mjs').Database} Database */

/**
 * @typedef {object} BenchSite
 * @property {string} dir
 * @property {(statement: string) => Promise<string>} ask its database, past WordPress
 * @property {(script: string, ...args: string[]) => Promise<string>} php runs a script of bin/bench on it; answers what it prints
 */

export async function startDatabase() {
	return step( 'MariaDB', () => startMariaDb( join( HOME, 'mariadb' ) ) );
}

/**
 * A kept site is made anew when our schema or what filled it changed: the steps that made it may not run again.
 *
 * @param {MariaDb} mariadb
 * @param {string} name letters and digits
 * @param {{ fresh?: boolean, debug?: boolean, filledBy?: string[], fill?: (site: BenchSite) => Promise<void> }} [options]
 *   fresh: whatever it held goes; debug: it writes a debug.log; filledBy: files of the checkout that say what is in it
 * @returns {Promise<BenchSite>}
 */
export async function siteNamed( mariadb, name, { fresh = false, debug = false, filledBy = [], fill } = {} ) {
	const dir = join( HOME, 'sites', name );
	const stamp = stampOf( name );
	if ( fresh ) rmSync( stamp, { force: true } );
	await whenChanged( stamp, fingerprint( [ 'includes/Database', ...filledBy ] ), async () => {
		const database = await mariadb.database( databaseOf( name ), { fresh: true } );
		await step( `Site ${ name }`, () => makeWordPress( dir, database, debug ) );
		await fill?.( siteIn( dir, database ) );
	} );
	copyPlugin( dir ); // As it is now, and as a release is: owners run that, and no checkout.
	return siteIn( dir, await mariadb.database( databaseOf( name ), { fresh: false } ) );
}

/**
 * Whether there is such a site from an earlier run, of today's schema or of an older one.
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
 * The same site, now with an address.
 *
 * @param {BenchSite} site
 * @param {{ workers?: number, name?: string, hasPlugin?: boolean }} [options] name: of the server, where two are up
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
		/** Of PHP-FPM's first process, which starts the workers. */
		pid: fpm.pid,
		logs: [ join( dir, 'fpm.log' ), join( dir, 'nginx.log' ) ],
		stop: async () => {
			clearInterval( cron );
			await nginx.stop();
			await fpm.stop();
		},
	};
}
