/** Creates and serves a WordPress site with the plugin and content, from scratch. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from '../setup/build.mjs';
import { homeOf } from '../setup/site/demo-sites.mjs';
import { stopLeftOver } from '../setup/servers/left-over.mjs';
import { PLANS } from '../setup/site/license.mjs';
import { withLock } from '../setup/processes/lock.mjs';
import { startMariaDb } from '../setup/servers/mariadb.mjs';
import { oneOf, readOptions } from '../setup/options.mjs';
import { ensurePackages } from '../setup/machine/packages.mjs';
import { ROOT } from '../setup/paths.mjs';
import { startPhpServer } from '../setup/servers/php-server.mjs';
import { isFree } from '../setup/servers/ports.mjs';
import { SetupError, step } from '../setup/progress.mjs';
import { ADMIN, isInstalled, makeSite, markInstalled, planOf, renewPlaces, runScript } from '../setup/site/site.mjs';
import { ensureSystem } from '../setup/machine/system.mjs';
import { CURRENT, getWordPress, versionOf } from '../setup/downloads/wordpress.mjs';
import { ensureWritable } from '../setup/machine/writable.mjs';

const USAGE =
	'--port N --host NAME --wp 7.1|6.8|PATH --db sqlite|mariadb --plan lite|plus|pro|elite --empty --fresh, or --list';
const CRON_EVERY = 60_000;

const PAGES = [
	[ 'The site, as a visitor sees it', '/' ],
	[ 'Surveys', '/wp-admin/admin.php?page=userfeedback_surveys' ],
	[ 'Results', '/wp-admin/admin.php?page=userfeedback_results' ],
];

/** @typedef {ReturnType<typeof readDemoOptions>} DemoOptions */

export function readDemoOptions() {
	const { values } = readOptions(
		{
			port: { type: 'string', default: '8888' },
			wp: { type: 'string' },
			db: { type: 'string', default: 'sqlite' },
			plan: { type: 'string' },
			empty: { type: 'boolean', default: false },
			fresh: { type: 'boolean', default: false },
			host: { type: 'string' },
			list: { type: 'boolean', default: false },
		},
		USAGE
	);
	const port = Number( values.port );
	if ( ! Number.isInteger( port ) || port < 1024 || port > 65535 ) {
		throw new SetupError( `--port ${ values.port } is no port.`, 'give a number from 1024 to 65535.' );
	}
	if ( values.host !== undefined && ! /^[\w.-]+$/.test( values.host ) ) {
		throw new SetupError(
			`--host ${ values.host } is no host.`,
			'give the name or the IPv4 address alone that browsers ask for.'
		);
	}
	const db = oneOf( 'db', values.db, /** @type {const} */ ( [ 'sqlite', 'mariadb' ] ) );
	const plan = values.plan === undefined ? undefined : oneOf( 'plan', values.plan, PLANS );
	return { ...values, port, db, plan };
}

/** @param {DemoOptions} options */
export async function demo( options ) {
	const { port, db, host } = options;
	ensureWritable();
	await refuseTaken( options );
	await step( 'System packages', () => ensureSystem( db === 'mariadb' ? [ 'mariadb' ] : [] ) );
	await step( 'npm and Composer packages', ensurePackages );
	await step( 'Build', () => ensureBuild() );
	const wanted = options.wp ?? CURRENT;
	const wp = await step( `WordPress ${ wanted }`, () => getWordPress( wanted ) );
	// If two start at the same time, the second waits, and then finds the site served.
	const server = await withLock( `demo-${ db }-${ String( port ) }`, async () => {
		await refuseTaken( options );
		const site = await step( 'Site', () => ensureSite( options, wp ) );
		return step( 'Web server', () =>
			startPhpServer( { dir: site, port, ...( host === undefined ? {} : { host } ) } )
		);
	} );
	callCron( server.url );
	console.log( '' );
	for ( const [ name, path ] of PAGES ) console.log( `  ${ String( name ) }: ${ server.url }${ String( path ) }` );
	if ( host !== undefined ) {
		console.log( '\n--host: every computer that reaches this one can log in. Stop it when you are done.' );
	}
	console.log( `\nReady: ${ server.url }  ${ ADMIN.name } / ${ ADMIN.password }` );
}

/** @param {DemoOptions} options */
async function refuseTaken( { db, port } ) {
	await stopLeftOver( join( homeOf( db, port ), 'wordpress' ) );
	if ( await isFree( port ) ) return;
	throw new SetupError(
		`Port ${ String( port ) } is taken.`,
		`try another one: npm run demo -- --port ${ String( port + 1 ) }`
	);
}

/**
 * @param {DemoOptions} options
 * @param {string} wp
 * @returns {Promise<string>} the site's folder
 */
async function ensureSite( options, wp ) {
	const home = homeOf( options.db, options.port );
	const dir = join( home, 'wordpress' );
	mkdirSync( home, { recursive: true } );
	const keep = ! options.fresh && isInstalled( dir );
	if ( keep ) refuseOther( options, dir, wp );
	const mariadb = options.db === 'mariadb' ? await startMariaDb( join( home, 'mariadb' ) ) : null;
	const database = mariadb === null ? null : await mariadb.database( 'demo', { fresh: ! keep } );
	if ( keep ) renewPlaces( dir, database );
	else await makeDemo( options, dir, wp, database );
	return dir;
}

/**
 * @param {DemoOptions} options
 * @param {string} dir
 * @param {string} wp
 * @param {import('../setup/servers/mariadb.mjs').Database | null} database
 */
async function makeDemo( options, dir, wp, database ) {
	const { plan = 'elite' } = options;
	await makeSite( {
		dir,
		wp,
		database,
		url: `http://127.0.0.1:${ String( options.port ) }`,
		title: 'UserFeedback demo',
		plan,
		constants: { USERFEEDBACK_RATE_LIMIT: 0 },
	} );
	if ( ! options.empty ) await fill( dir );
	markInstalled( dir, plan );
}

/**
 * @param {DemoOptions} options
 * @param {string} dir
 * @param {string} wp
 */
function refuseOther( options, dir, wp ) {
	const asked = { WordPress: options.wp && versionOf( wp ), plan: options.plan };
	const made = { WordPress: versionOf( dir ), plan: planOf( dir ) };
	for ( const what of /** @type {const} */ ( [ 'WordPress', 'plan' ] ) ) {
		if ( asked[ what ] === undefined || asked[ what ] === made[ what ] ) continue;
		throw new SetupError(
			`The demo on port ${ String( options.port ) } was made with ${ what } ${ made[ what ] }, not ${ asked[ what ] ?? '' }.`,
			'add --fresh to make it anew (what is in it goes), or give it another --port.'
		);
	}
}

/** @param {string} dir */
async function fill( dir ) {
	const script = join( ROOT, 'tools/dev/demo/fill.php' );
	if ( ! existsSync( script ) ) {
		console.log( '  there is no demo content yet: tools/dev/demo/fill.php is missing' );
		return;
	}
	console.log( '  filling in demo content' );
	await runScript( dir, script );
}

/** Works like a system's cron on a real site: no page load waits for it. @param {string} url */
function callCron( url ) {
	setInterval( () => {
		fetch( `${ url }/wp-cron.php` ).catch( () => undefined );
	}, CRON_EVERY );
}
