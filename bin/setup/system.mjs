/** What the machine itself must have: PHP with its extensions, Composer, MariaDB, Chromium, nginx with PHP-FPM. */
import { SetupError } from './progress.mjs';
import { run } from './processes.mjs';

/** Extension as `php -m` names it, and the Debian package (after "php8.2-") that holds it. */
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
	chromium: { chromium: 'chromium' },
	fpm: { nginx: 'nginx-light', 'php-fpm%v': 'php%v-fpm' },
} );

/** @param {(keyof typeof PROGRAMS)[]} also */
export async function ensureSystem( also ) {
	const missing = await missingPackages( also );
	if ( missing.length === 0 ) return;
	const line = `apt-get install -y --no-install-recommends ${ missing.join( ' ' ) }`;
	if ( process.getuid?.() !== 0 || ! ( await has( 'apt-get' ) ) ) {
		throw new SetupError(
			`This machine lacks: ${ missing.join( ', ' ) }.`,
			`install them, on Debian or Ubuntu with: sudo apt-get update && sudo ${ line }`
		);
	}
	console.log( `  installing ${ missing.join( ' ' ) }` );
	const wait = [ '-o', 'DPkg::Lock::Timeout=300' ];
	await run( 'apt-get', [ ...wait, 'update' ] );
	await run( 'apt-get', [ ...wait, ...line.split( ' ' ).slice( 1 ) ], {
		// The run level keeps the packages' own services from being started: we run each program ourselves.
		env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
	} );
	const still = await missingPackages( also );
	if ( still.length > 0 ) {
		throw new SetupError(
			`Installed, and still missing: ${ still.join( ', ' ) }.`,
			`look at what "${ line }" says.`
		);
	}
}

/**
 * @param {(keyof typeof PROGRAMS)[]} also
 * @returns {Promise<string[]>}
 */
async function missingPackages( also ) {
	if ( ! ( await has( 'php' ) ) ) return [ 'php-cli', 'composer' ];
	const programs = [ [ 'composer', 'composer' ], ...also.flatMap( ( name ) => Object.entries( PROGRAMS[ name ] ) ) ];
	const { version, extensions: missing } = await askPhp();
	for ( const [ program = '', pkg = '' ] of programs ) {
		if ( ! ( await has( program.replace( '%v', version ) ) ) ) missing.push( pkg.replace( '%v', version ) );
	}
	return [ ...new Set( missing ) ];
}

/**
 * Asks the PHP in use, not the package list: it may come from anywhere.
 *
 * @returns {Promise<{ version: string, extensions: string[] }>} such as 8.2, and the packages of what it lacks
 */
async function askPhp() {
	const answer = await run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "\\n", implode("\\n", get_loaded_extensions());',
	] );
	const [ version = '', ...loaded ] = answer.toLowerCase().split( '\n' );
	const extensions = Object.entries( EXTENSIONS )
		.filter( ( [ extension ] ) => ! loaded.includes( extension ) )
		.map( ( [ , pkg ] ) => `php${ version }-${ pkg }` );
	return { version, extensions };
}

/** @param {string} program */
async function has( program ) {
	return run( 'sh', [ '-c', 'command -v "$1"', 'sh', program ] ).then(
		() => true,
		() => false
	);
}
