/** Requirements for the machine: PHP with its extensions and Composer, and the servers and browser that a run needs. */
import { hasChromium, hasTestBrowser, SHELL } from './chromium.mjs';
import { isOffline, OFFLINE } from './offline.mjs';
import { SetupError } from '../progress.mjs';
import { run, runToEnd } from '../processes/processes.mjs';

const OLDEST_PHP = 8.1;

/** Extensions as `php -m` names them, and the Debian package (after "php8.2-") for each. */
const EXTENSIONS = /** @type {const} */ ( {
	pdo_sqlite: 'sqlite3',
	sqlite3: 'sqlite3',
	mysqli: 'mysql',
	curl: 'curl',
	zip: 'zip',
	gd: 'gd',
	mbstring: 'mbstring',
	dom: 'xml',
	xmlwriter: 'xml',
	intl: 'intl',
} );

/** Programs that only some runs need, and their packages; %v is the version of the PHP in use. */
const PROGRAMS = /** @type {const} */ ( {
	mariadb: { mariadbd: 'mariadb-server-core', mariadb: 'mariadb-client-core' },
	galera: { wsrep_sst_rsync: 'mariadb-server' },
	chromium: { chromium: 'chromium' },
	browser: { [ SHELL ]: SHELL, chromium: 'chromium' }, // The shell has no back/forward cache, which a test needs.
	fpm: { nginx: 'nginx-light', 'php-fpm%v': 'php%v-fpm' },
	apache: { apache2: 'apache2-bin' },
	varnish: { varnishd: 'varnish' },
	redis: { 'redis-server': 'redis-server' },
	office: { soffice: 'libreoffice-calc-nogui' },
} );

/** @typedef {keyof typeof PROGRAMS} Program */

/**
 * Extensions that these programs need, as above.
 *
 * @type {Partial<Record<Program, Record<string, string>>>}
 */
const EXTENSIONS_FOR = { redis: { redis: 'redis' } };

const APT = [ 'apt-get', '-o', 'DPkg::Lock::Timeout=300' ];

/** @param {Program[]} also */
export async function ensureSystem( also ) {
	// Missing packages may appear step by step: an extension's package is named after the PHP installed before it.
	for ( let tried = ''; ; ) {
		const missing = await missingPackages( also );
		if ( missing.length === 0 ) return;
		const packages = missing.join( ' ' );
		const line = `apt-get install -y --no-install-recommends ${ packages }`;
		if ( process.getuid?.() !== 0 || ! ( await has( 'apt-get' ) ) ) {
			throw new SetupError(
				`This machine lacks: ${ missing.join( ', ' ) }.`,
				`install them, on Debian or Ubuntu with: sudo apt-get update && sudo ${ line }${ hintFor( missing ) }`
			);
		}
		if ( packages === tried ) {
			throw new SetupError(
				`Installed, and still missing: ${ missing.join( ', ' ) }.`,
				`look at what "${ line }" says.${ hintFor( missing ) }`
			);
		}
		tried = packages;
		console.log( `  installing ${ packages }` );
		await install( missing );
	}
}

/**
 * Never interrupts dpkg, and first repairs what an earlier interruption may have left.
 *
 * @param {string[]} packages
 */
async function install( packages ) {
	// The run level keeps the packages from starting their services: we start each program ourselves.
	const options = { unstoppable: true, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
	await run( 'dpkg', [ '--configure', '-a' ], options );
	const [ apt = '', ...wait ] = APT;
	const lists = await runToEnd( apt, [ ...wait, '-o', 'Acquire::Retries=0', 'update' ], options );
	try {
		await run( apt, [ ...wait, 'install', '-y', '--no-install-recommends', ...packages ], options );
	} catch ( error ) {
		if ( isOffline( lists.all ) ) throw new SetupError( 'The package lists cannot be reached.', OFFLINE );
		throw error;
	}
}

/** @param {string[]} missing */
function hintFor( missing ) {
	return missing.includes( 'chromium' )
		? ' (on Ubuntu "chromium" is a snap: install another Chromium or Chrome and name its program: UF_CHROMIUM=PATH)'
		: '';
}

/**
 * @param {Program[]} also
 * @returns {Promise<string[]>}
 */
async function missingPackages( also ) {
	const programs = [ [ 'composer', 'composer' ], ...also.flatMap( ( name ) => Object.entries( PROGRAMS[ name ] ) ) ];
	const extensions = [ EXTENSIONS, ...also.map( ( name ) => EXTENSIONS_FOR[ name ] ?? {} ) ].flatMap(
		Object.entries
	);
	const { version, missing } = await askPhp( extensions );
	for ( const [ program = '', pkg = '' ] of programs ) {
		if ( program === 'chromium' || program === SHELL ) missing.push( ...( await missingBrowser( program ) ) );
		else if ( ! ( await has( program.replace( '%v', version ) ) ) ) missing.push( pkg.replace( '%v', version ) );
	}
	return [ ...new Set( missing ) ];
}

/**
 * Checks for a browser. Any will do for tests, so the shell is only installed if that needs no password.
 *
 * @param {string} program
 */
async function missingBrowser( program ) {
	if ( program === SHELL ) {
		if ( hasTestBrowser() ) return [];
		if ( process.getuid?.() === 0 && ( await succeeds( `apt-cache show ${ SHELL }` ) ) ) return [ SHELL ];
	}
	return hasChromium() ? [] : [ 'chromium' ];
}

/**
 * Asks the PHP in use, not the package list, as PHP may come from anywhere.
 *
 * @param {[extension: string, pkg: string][]} extensions
 * @returns {Promise<{ version: string, missing: string[] }>} such as 8.2, empty if there is none; the packages of missing extensions
 */
async function askPhp( extensions ) {
	if ( ! ( await has( 'php' ) ) ) {
		return { version: '', missing: [ 'php-cli', ...extensions.map( ( [ , pkg ] ) => `php-${ pkg }` ) ] };
	}
	const answer = await run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "\\n", implode("\\n", get_loaded_extensions());',
	] );
	const [ version = '', ...loaded ] = answer.toLowerCase().split( '\n' );
	if ( Number( version ) < OLDEST_PHP ) {
		throw new SetupError(
			`This is PHP ${ version }, and PHP ${ String( OLDEST_PHP ) } or newer is needed.`,
			'install a newer one, or put its folder first in PATH.'
		);
	}
	const missing = extensions
		.filter( ( [ extension ] ) => ! loaded.includes( extension ) )
		.map( ( [ , pkg ] ) => `php${ version }-${ pkg }` );
	return { version, missing };
}

/** @param {string} program */
async function has( program ) {
	return succeeds( `command -v '${ program }'` );
}

/** @param {string} line of a shell */
async function succeeds( line ) {
	return run( 'sh', [ '-c', line ] ).then(
		() => true,
		() => false
	);
}
