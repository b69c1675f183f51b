/** A private WordPress in a folder, with the plugin linked from this checkout. */
import { randomBytes } from 'node:crypto';
import {
	constants as files,
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { issueLicense, makeKeyPair } from './license.mjs';
import { compiledPhp } from '../machine/compiled-php.mjs';
import { ROOT } from '../paths.mjs';
import { CommandError, lastLines, run } from '../processes/processes.mjs';
import { SetupError } from '../progress.mjs';
import { addSqlite, writeDropIn } from '../downloads/sqlite-plugin.mjs';

/**
 * @typedef {object} SiteOptions
 * @property {string} dir
 * @property {string} wp a folder, as returned by getWordPress()
 * @property {import('../servers/mariadb.mjs').Database | null} database null: SQLite
 * @property {string} url
 * @property {string} title
 * @property {import('./license.mjs').Plan} [plan] of its license, with all its add-ons active; elite by default
 * @property {boolean} [plugin] false: a WordPress without the plugin
 * @property {boolean} [multisite] a network in subfolders, with the plugin active on all sites
 * @property {Record<string, string | number | boolean>} [constants] additional ones for wp-config.php
 */

const SCRIPTS = join( import.meta.dirname, '../wordpress' );

/** @param {string} url */
function networkAt( url ) {
	return {
		MULTISITE: true,
		SUBDOMAIN_INSTALL: false,
		DOMAIN_CURRENT_SITE: new URL( url ).host, // With its port, which WordPress counts as part of the name.
		PATH_CURRENT_SITE: '/',
		SITE_ID_CURRENT_SITE: 1,
		BLOG_ID_CURRENT_SITE: 1,
	};
}

export const ADMIN = { name: 'admin', password: 'password', email: 'admin@example.test' };

/**
 * Makes a new site and deletes anything that was in its folder.
 *
 * @param {SiteOptions} options
 */
export async function makeSite( options ) {
	const { dir, plan = 'elite', plugin = true } = options;
	rmSync( dir, { recursive: true, force: true } );
	mkdirSync( dirname( dir ), { recursive: true } );
	// Shares the files' blocks if the file system can.
	cpSync( options.wp, dir, { recursive: true, verbatimSymlinks: true, mode: files.COPYFILE_FICLONE } );
	await addContent( options );
	const constants = {
		WP_ENVIRONMENT_TYPE: 'local', // Lets the plugin accept the site's own key pair.
		USERFEEDBACK_LICENSE_PUBLIC_KEY: await makeKeyPair( dir ),
		...options.constants,
	};
	configure( { ...options, constants } );
	await php( 'install.php', dir, options.url, options.title, ADMIN.name, ADMIN.email, ADMIN.password );
	if ( options.multisite === true ) {
		const network = networkAt( options.url );
		await php( 'network.php', dir, ADMIN.email, network.DOMAIN_CURRENT_SITE );
		configure( { ...options, constants: { ...constants, ...network } } );
	}
	await php( 'activate.php', dir, ...( plugin ? [] : [ 'none' ] ) );
	if ( plugin && plan !== 'lite' ) await giveLicense( dir, plan );
}

/**
 * Replaces the site's license and activates all add-ons of its plan.
 *
 * @param {string} dir
 * @param {Exclude<import('./license.mjs').Plan, 'lite'>} plan
 * @param {{ network?: boolean }} [options] network: for all sites of its network
 */
export async function giveLicense( dir, plan, options ) {
	await php( 'license.php', dir, await issueLicense( dir, plan, options ) );
}

/**
 * Marks a site as installed; called after the last step.
 *
 * @param {string} dir
 * @param {import('./license.mjs').Plan} plan
 */
export function markInstalled( dir, plan ) {
	writeFileSync( join( dir, '.installed' ), plan );
}

/**
 * Returns its original plan.
 *
 * @param {string} dir
 */
export function planOf( dir ) {
	return readFileSync( join( dir, '.installed' ), 'utf8' ) || 'elite';
}

/** @param {string} dir */
export function isInstalled( dir ) {
	return existsSync( join( dir, '.installed' ) );
}

/**
 * Updates the paths that a site stores: the checkout, or a folder above it, may have moved since it was made.
 *
 * @param {string} dir
 * @param {import('../servers/mariadb.mjs').Database | null} database
 */
export function renewPlaces( dir, database ) {
	const content = join( dir, 'wp-content' );
	linkPlugin( content );
	if ( database === null ) {
		writeDropIn( content );
		return;
	}
	const config = join( dir, 'wp-config.php' );
	const host = `define( 'DB_HOST', ${ phpLiteral( hostOf( database ) ) } );`;
	writeFileSync(
		config,
		readFileSync( config, 'utf8' ).replace( /^define\( 'DB_HOST', .*$/m, () => host )
	);
}

/**
 * Returns lines of a site's debug.log that our own code caused.
 *
 * @param {string} dir
 */
export function pluginProblems( dir ) {
	const log = join( dir, 'wp-content/debug.log' );
	if ( ! existsSync( log ) ) return [];
	return readFileSync( log, 'utf8' )
		.split( '\n' )
		.filter( ( line ) =>
			/PHP (Notice|Warning|Deprecated|Fatal error|Parse error)|WordPress database error|Cron \w+ event error/.test(
				line
			)
		)
		.filter( ( line ) => {
			// The site may be inside the checkout, so its own path doesn't show whose code it was.
			const text = line.replaceAll( dir, '' );
			// WP-CLI, for example, uses deprecated PHP features and reports that on each run.
			if ( text.includes( join( ROOT, 'vendor/' ) ) ) return false;
			return text.includes( ROOT ) || /userfeedback|uf_/i.test( text );
		} );
}

/** @param {string} content */
function linkPlugin( content ) {
	const link = join( content, 'plugins/userfeedback' );
	rmSync( link, { force: true } );
	symlinkSync( ROOT, link );
}

/** @param {SiteOptions} options */
async function addContent( { dir, database, plugin = true } ) {
	const content = join( dir, 'wp-content' );
	rmSync( join( content, 'plugins/akismet' ), { recursive: true, force: true } );
	mkdirSync( join( content, 'mu-plugins' ), { recursive: true } );
	mkdirSync( join( content, 'uploads' ), { recursive: true } );
	if ( plugin ) linkPlugin( content );
	for ( const name of [ 'mail-to-file.php', 'consent-banner.php' ] )
		copyFileSync( join( SCRIPTS, name ), join( content, 'mu-plugins', name ) );
	if ( database === null ) await addSqlite( content );
}

/** @param {SiteOptions} options */
function configure( { dir, database, constants = {} } ) {
	const secret = () => randomBytes( 32 ).toString( 'hex' );
	const all = {
		DB_NAME: database?.name ?? 'wordpress',
		DB_USER: database?.user ?? '',
		DB_PASSWORD: '',
		DB_HOST: database === null ? '' : hostOf( database ),
		DB_CHARSET: 'utf8mb4',
		DB_COLLATE: '',
		AUTH_KEY: secret(),
		SECURE_AUTH_KEY: secret(),
		LOGGED_IN_KEY: secret(),
		NONCE_KEY: secret(),
		AUTH_SALT: secret(),
		SECURE_AUTH_SALT: secret(),
		LOGGED_IN_SALT: secret(),
		NONCE_SALT: secret(),
		WP_DEBUG: true,
		WP_DEBUG_LOG: true,
		WP_DEBUG_DISPLAY: false,
		// No request leaves the machine, and no page waits for an update check.
		WP_HTTP_BLOCK_EXTERNAL: true,
		WP_ACCESSIBLE_HOSTS: '127.0.0.1,localhost',
		AUTOMATIC_UPDATER_DISABLED: true,
		// The code that runs the site calls cron, so that it never slows down a page load.
		DISABLE_WP_CRON: true,
		FS_METHOD: 'direct',
		...constants,
	};
	const lines = Object.entries( all ).map(
		( [ name, value ] ) => `define( '${ name }', ${ phpLiteral( value ) } );`
	);
	const source = readFileSync( join( SCRIPTS, 'wp-config.php.tpl' ), 'utf8' );
	writeFileSync(
		join( dir, 'wp-config.php' ),
		source.replace( '{{constants}}', () => lines.join( '\n' ) )
	);
}

/** @param {import('../servers/mariadb.mjs').Database} database */
function hostOf( database ) {
	return `localhost:${ database.socket }`;
}

/** @param {string | number | boolean} value */
function phpLiteral( value ) {
	if ( typeof value !== 'string' ) return String( value );
	return `'${ value.replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;
}

/**
 * @param {string} script
 * @param {string} dir
 * @param {...string} args
 */
async function php( script, dir, ...args ) {
	await runScript( dir, join( SCRIPTS, script ), ...args );
}

/**
 * Runs one of our scripts that loads a site's WordPress.
 *
 * @param {string} dir
 * @param {string} script
 * @param {...string} args
 * @returns {Promise<string>} what it printed
 */
export async function runScript( dir, script, ...args ) {
	try {
		return await run( 'php', [ '-d', 'memory_limit=512M', script, dir, ...args ], { env: compiledPhp() } );
	} catch ( error ) {
		if ( ! ( error instanceof CommandError ) ) throw error;
		throw new SetupError(
			`${ basename( script ) } failed: ${ lastProblem( dir ) ?? asText( error.output ) }`,
			`look into ${ join( dir, 'wp-content/debug.log' ) } and mend what it names, then start again.`
		);
	}
}

/**
 * Returns the last logged problem, because WordPress's own page only says that there was an error.
 *
 * @param {string} dir
 */
function lastProblem( dir ) {
	const log = join( dir, 'wp-content/debug.log' );
	const lines = existsSync( log ) ? readFileSync( log, 'utf8' ).split( '\n' ) : [];
	return lines.findLast( ( line ) => /PHP (Fatal|Parse) error/.test( line ) );
}

/** @param {string} output which may be one of WordPress's error pages */
function asText( output ) {
	const text = output.replace( /<style[^]*?<\/style>/g, '' ).replace( /<[^>]+>/g, '' );
	return lastLines( text.replace( /\n\s*\n+/g, '\n' ).trim(), 5 );
}
