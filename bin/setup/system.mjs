/** What the machine itself must have: PHP with its extensions, Composer, MariaDB, Chromium. */
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

/** Programs that only some runs need. The core packages carry no system service. */
const PROGRAMS = /** @type {const} */ ( {
	mariadb: { mariadbd: 'mariadb-server-core', mariadb: 'mariadb-client-core' },
	chromium: { chromium: 'chromium' },
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
		env: { DEBIAN_FRONTEND: 'noninteractive' },
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
	const missing = await missingExtensions();
	for ( const [ program = '', pkg = '' ] of programs ) {
		if ( ! ( await has( program ) ) ) missing.push( pkg );
	}
	return [ ...new Set( missing ) ];
}

/** Asks the PHP in use, not the package list: it may come from anywhere. */
async function missingExtensions() {
	const answer = await run( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION, "\\n", implode("\\n", get_loaded_extensions());',
	] );
	const [ version, ...loaded ] = answer.toLowerCase().split( '\n' );
	return Object.entries( EXTENSIONS )
		.filter( ( [ extension ] ) => ! loaded.includes( extension ) )
		.map( ( [ , pkg ] ) => `php${ String( version ) }-${ pkg }` );
}

/** @param {string} program */
async function has( program ) {
	return run( 'sh', [ '-c', 'command -v "$1"', 'sh', program ] ).then(
		() => true,
		() => false
	);
}
