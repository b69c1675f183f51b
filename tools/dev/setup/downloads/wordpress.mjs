/** Finds a WordPress: in a folder, the cache, the official download, or Debian's package. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cached } from './cache.mjs';
import { downloadFromDebian, DEBIAN_SUITES } from './debian-wordpress.mjs';
import { downloadOfficial } from './official-wordpress.mjs';
import { SetupError } from '../progress.mjs';

/** The version to develop against, and the oldest version that the smoke run covers. */
export const CURRENT = '7.1';
export const OLDEST = '6.8';

/**
 * A way to get a version, named as in messages. It throws if it fails.
 *
 * @typedef {{ name: string, get: (wanted: string, scratch: string) => Promise<string> }} Source
 */

/** @type {Source[]} */
const SOURCES = [
	{ name: 'its official site', get: fromOfficialSite },
	{ name: "Debian's packages", get: fromDebian },
];

/**
 * @param {string} wanted a folder, or a version such as 7.1 or 7.1.4
 * @param {Source[]} [sources]
 * @returns {Promise<string>} a read-only WordPress folder
 */
export async function getWordPress( wanted, sources = SOURCES ) {
	if ( ! /^\d+\.\d+(\.\d+)?$/.test( wanted ) ) return checkedFolder( resolve( wanted ), '--wp' );
	const name = variable( wanted );
	const named = process.env[ name ];
	const folder = named
		? checkedFolder( resolve( named ), name )
		: await cached( `wordpress-${ wanted }`, ( scratch ) => download( wanted, scratch, sources ) );
	const found = versionOf( folder );
	if ( ! isOf( found, wanted ) ) console.log( `  WordPress ${ found } stands in for ${ wanted }` );
	return folder;
}

/** @param {string} folder */
export function versionOf( folder ) {
	const source = readFileSync( join( folder, 'wp-includes/version.php' ), 'utf8' );
	return /\$wp_version = '([^']+)'/.exec( source )?.[ 1 ] ?? 'unknown';
}

/**
 * Returns the environment variable that may name a folder for a version.
 *
 * @param {string} version such as 7.1, whose folder UF_WP_71 names
 */
function variable( version ) {
	return `UF_WP_${ version.replaceAll( '.', '' ) }`;
}

/**
 * @param {string} folder
 * @param {string} givenBy
 */
function checkedFolder( folder, givenBy ) {
	if ( existsSync( join( folder, 'wp-includes/version.php' ) ) ) return folder;
	throw new SetupError(
		`${ folder } holds no WordPress.`,
		`give ${ givenBy } a folder with wp-includes in it${ givenBy === '--wp' ? ', or a version such as 7.1' : '' }.`
	);
}

/**
 * @param {string} wanted
 * @param {string} scratch
 * @param {Source[]} sources
 */
async function download( wanted, scratch, sources ) {
	/** @type {string[]} */
	const tried = [];
	for ( const { name, get } of sources ) {
		try {
			const folder = await get( wanted, scratch );
			checkVersion( folder, wanted );
			return folder;
		} catch ( error ) {
			tried.push( `${ name }: ${ reasonOf( error ) }` );
		}
	}
	throw new SetupError(
		[ `WordPress ${ wanted } could not be had.`, ...tried.map( ( line ) => `- ${ line }` ) ].join( '\n' ),
		`unpack one yourself and name its folder: ${ variable( wanted ) }=PATH before the command, or --wp PATH behind it.`
	);
}

/** @param {unknown} error */
function reasonOf( error ) {
	if ( ! ( error instanceof Error ) ) return String( error );
	const { cause } = error;
	return cause instanceof Error && cause.message !== '' ? `${ error.message } (${ cause.message })` : error.message;
}

/**
 * @param {string} wanted
 * @param {string} scratch
 */
async function fromOfficialSite( wanted, scratch ) {
	// Set by .ci/run, which can only reach package registries.
	if ( process.env[ 'UF_REGISTRIES_ONLY' ] === '1' ) throw new Error( 'not asked, as UF_REGISTRIES_ONLY is set' );
	return downloadOfficial( wanted, scratch );
}

/**
 * @param {string} wanted
 * @param {string} scratch
 */
async function fromDebian( wanted, scratch ) {
	const suite = DEBIAN_SUITES[ wanted ];
	if ( suite === undefined ) throw new Error( `there is no suite of Debian that is known to have ${ wanted }` );
	return downloadFromDebian( suite, scratch );
}

/**
 * Debian's newest suite will move to the next version some day. That version then runs as the current one until ours is raised.
 *
 * @param {string} folder
 * @param {string} wanted
 */
function checkVersion( folder, wanted ) {
	const found = versionOf( folder );
	if ( isOf( found, wanted ) || ( wanted === CURRENT && isNewer( found, wanted ) ) ) return;
	throw new Error( `it has ${ found } now` );
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isOf( version, wanted ) {
	return version === wanted || version.startsWith( `${ wanted }.` );
}

/**
 * @param {string} version
 * @param {string} than
 */
function isNewer( version, than ) {
	const [ major = 0, minor = 0 ] = version.split( '.' ).map( ( part ) => parseInt( part, 10 ) );
	const [ thanMajor = 0, thanMinor = 0 ] = than.split( '.' ).map( Number );
	return major > thanMajor || ( major === thanMajor && minor > thanMinor );
}
