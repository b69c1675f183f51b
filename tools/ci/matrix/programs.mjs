/**
 * PHP and MariaDB in versions that the machine lacks: from other Debian releases, unpacked into the cache with all their
 * dependencies and run with their own C library, so that nothing on the machine changes.
 */
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { cached } from '../../dev/setup/downloads/cache.mjs';
import { unpackWhole } from '../../dev/setup/downloads/debian-packages.mjs';
import { CACHE, LOCAL } from '../../dev/setup/paths.mjs';
import { run } from '../../dev/setup/processes/processes.mjs';
import { SetupError } from '../../dev/setup/progress.mjs';

/** The release that has each version. No release has PHP 8.1 or 8.3: UF_PHP_81 and UF_PHP_83 name programs. */
const SUITES = /** @type {Record<string, string | undefined>} */ ( { 'php 8.4': 'trixie', 'mariadb 11.8': 'trixie' } );

const EXTENSIONS = [ 'sqlite3', 'mysql', 'curl', 'mbstring', 'xml', 'zip', 'gd', 'intl' ];

const LIBRARIES = 'usr/lib/x86_64-linux-gnu';

/** Returns the machine's own versions. */
export async function ofMachine() {
	const php = ( await run( 'php', [ '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' ] ) ).trim();
	const mariadb = /Ver (\d+\.\d+)/.exec( await run( 'mariadbd', [ '--version' ] ) )?.[ 1 ] ?? 'unknown';
	return { php, mariadb };
}

/**
 * @param {string} version
 * @returns {Promise<string>} a folder to put first in PATH
 */
export async function phpFolder( version ) {
	const named = process.env[ `UF_PHP_${ version.replace( '.', '' ) }` ];
	if ( named !== undefined ) return folderOf( resolve( named ), version );
	const packages = [ 'cli', ...EXTENSIONS ].map( ( name ) => `php${ version }-${ name }` );
	return unpacked( `php ${ version }`, packages, ( tree, place ) => {
		const ini = join( place, 'php.ini' );
		writeFileSync( join( tree, '../php.ini' ), settings( tree, join( place, 'tree' ) ) );
		wrap( tree, place, `usr/bin/php${ version }`, 'php', { before: `-c ${ quoted( ini ) }` } );
	} );
}

/**
 * @param {string} version
 * @returns {Promise<string>} as above
 */
export async function mariadbFolder( version ) {
	return unpacked( `mariadb ${ version }`, [ 'mariadb-server', 'mariadb-client' ], ( tree, place ) => {
		const base = join( place, 'tree/usr' );
		const own = `--basedir=${ quoted( base ) }`;
		wrap( tree, place, 'usr/sbin/mariadbd', 'mariadbd', { after: own } );
		wrap( tree, place, 'usr/bin/mariadb', 'mariadb' );
		wrap( tree, place, 'usr/bin/my_print_defaults', 'my_print_defaults' );
		wrap( tree, place, 'usr/bin/resolveip', 'resolveip' );
		const install = join( base, 'bin/mariadb-install-db' );
		script( join( tree, '../bin/mariadb-install-db' ), `exec sh ${ quoted( install ) } "$@" ${ own }` );
	} );
}

/**
 * @param {string} name
 * @param {string[]} packages
 * @param {(tree: string, place: string) => void} finish puts programs into the bin folder next to the tree, for the place
 *   where both will be
 */
async function unpacked( name, packages, finish ) {
	const suite = SUITES[ name ];
	if ( suite === undefined )
		throw new SetupError( `No release of Debian that is known has ${ name }.`, 'name a program that is it.' );
	const key = name.replace( ' ', '-' );
	const folder = await cached( key, async ( scratch ) => {
		const whole = join( scratch, 'whole' );
		mkdirSync( join( whole, 'bin' ), { recursive: true } );
		renameSync( await unpackWhole( suite, packages, scratch ), join( whole, 'tree' ) );
		finish( join( whole, 'tree' ), join( CACHE, key ) );
		return whole;
	} );
	return join( folder, 'bin' );
}

/**
 * Lists the extensions in the order of Debian's own files, so that each comes after those it needs.
 *
 * @param {string} tree as it is now
 * @param {string} later where it will be
 */
function settings( tree, later ) {
	const [ version = '' ] = readdirSync( join( tree, 'usr/lib/php' ) ).filter( ( name ) => /^\d{8}$/.test( name ) );
	const there = readdirSync( join( tree, 'usr/lib/php', version ) ).map( ( name ) => name.replace( '.so', '' ) );
	const first = [ 'mysqlnd', 'pdo', 'dom', 'xml' ].filter( ( name ) => there.includes( name ) );
	const rest = there.filter( ( name ) => ! first.includes( name ) && name !== 'opcache' && name !== 'ffi' );
	return [
		`extension_dir=${ join( later, 'usr/lib/php', version ) }`,
		...[ ...first, ...rest ].map( ( name ) => `extension=${ name }.so` ),
		'zend_extension=opcache.so',
		// As in Debian for programs; by default, PHP would print its errors into pages.
		'display_errors=Off',
		'log_errors=On',
		'',
	].join( '\n' );
}

/**
 * Wraps a program so that its own loader starts it with its own libraries, both in its original place and in bin.
 *
 * @param {string} tree
 * @param {string} place where the folder with the tree will be
 * @param {string} program below the tree
 * @param {string} name
 * @param {{ before?: string, after?: string }} [fixed] arguments of its own
 */
function wrap( tree, place, program, name, { before = '', after = '' } = {} ) {
	const file = join( tree, program );
	renameSync( file, `${ file }.real` );
	const root = join( place, 'tree' );
	const libraries = quoted( join( root, LIBRARIES ) );
	const loader = quoted( join( root, LIBRARIES, 'ld-linux-x86-64.so.2' ) );
	const real = quoted( join( root, `${ program }.real` ) );
	const line = `exec ${ loader } --argv0 ${ name } --library-path ${ libraries } ${ real } ${ before } "$@" ${ after }`;
	script( file, line );
	script( join( tree, '../bin', name ), line );
}

/**
 * @param {string} file
 * @param {string} line
 */
function script( file, line ) {
	writeFileSync( file, `#!/bin/sh\n${ line.trimEnd() }\n` );
	chmodSync( file, 0o755 );
}

/**
 * @param {string} program
 * @param {string} version
 */
async function folderOf( program, version ) {
	const found = existsSync( program )
		? await run( program, [ '-r', 'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;' ] )
		: 'nothing';
	if ( found.trim() !== version )
		throw new SetupError( `${ program } is ${ found.trim() }.`, `name a PHP ${ version }.` );
	const bin = join( LOCAL, 'matrix', `php-${ version }` );
	mkdirSync( bin, { recursive: true } );
	script( join( bin, 'php' ), `exec ${ quoted( program ) } "$@"` );
	return bin;
}

/** @param {string} path */
function quoted( path ) {
	return `'${ path.replaceAll( "'", "'\\''" ) }'`;
}

/** @param {string[]} folders */
export function pathWith( folders ) {
	return [ ...folders, process.env[ 'PATH' ] ?? '' ].join( delimiter );
}
