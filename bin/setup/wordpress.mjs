/** Where a WordPress comes from: a folder, the cache, the official download, Debian's package. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cached, unzip } from './cache.mjs';
import { downloadFromDebian, DEBIAN_SUITES } from './debian-wordpress.mjs';
import { SetupError } from './progress.mjs';

const DOWNLOADS = 'https://downloads.wordpress.org/release';
const VERSIONS_LIST = 'https://api.wordpress.org/core/stable-check/1.0/';

/** The version to develop against, and the oldest one that the smoke run covers. */
export const CURRENT = '7.1';
export const OLDEST = '6.8';

/**
 * @param {string} wanted a folder, or a version such as 7.1
 * @returns {Promise<string>} the folder of a WordPress, not to be written to
 */
export async function getWordPress( wanted ) {
	if ( ! /^\d+\.\d+$/.test( wanted ) ) return checkedFolder( resolve( wanted ) );
	return cached( `wordpress-${ wanted }`, async ( scratch ) => {
		const folder = ( await fromOfficialZip( wanted, scratch ) ) ?? ( await fromDebian( wanted, scratch ) );
		checkVersion( folder, wanted );
		return folder;
	} );
}

/** @param {string} folder */
export function versionOf( folder ) {
	const source = readFileSync( join( folder, 'wp-includes/version.php' ), 'utf8' );
	return /\$wp_version = '([^']+)'/.exec( source )?.[ 1 ] ?? 'unknown';
}

/** @param {string} folder */
function checkedFolder( folder ) {
	if ( existsSync( join( folder, 'wp-includes/version.php' ) ) ) return folder;
	throw new SetupError(
		`${ folder } holds no WordPress.`,
		'give --wp a folder with wp-includes in it, or a version such as 7.1.'
	);
}

/**
 * @param {string} branch
 * @param {string} scratch
 * @returns {Promise<string | null>} null where it cannot be had
 */
async function fromOfficialZip( branch, scratch ) {
	// A test run contacts nothing beyond the package registries.
	if ( process.env[ 'CI' ] === 'true' ) return null;
	try {
		const version = await newestOf( branch );
		const answer = await fetch( `${ DOWNLOADS }/wordpress-${ version }.zip`, {
			signal: AbortSignal.timeout( 120_000 ),
		} );
		if ( ! answer.ok ) throw new Error( `status ${ String( answer.status ) }` );
		const zip = join( scratch, 'wordpress.zip' );
		writeFileSync( zip, new Uint8Array( await answer.arrayBuffer() ) );
		await unzip( zip, scratch );
		return join( scratch, 'wordpress' );
	} catch ( error ) {
		console.log(
			`  the official download cannot be had (${ error instanceof Error ? error.message : String( error ) }); taking Debian's package`
		);
		return null;
	}
}

/** @param {string} branch such as 7.1; its newest release may be 7.1.4 */
async function newestOf( branch ) {
	const answer = await fetch( VERSIONS_LIST, { signal: AbortSignal.timeout( 4_000 ) } );
	/** @type {unknown} an object whose keys are the versions */
	const list = await answer.json();
	const versions = Object.keys( list ?? {} );
	const patch = ( /** @type {string} */ version ) => Number( version.split( '.' )[ 2 ] ?? 0 );
	const newest = versions
		.filter( ( version ) => version === branch || version.startsWith( `${ branch }.` ) )
		.sort( ( a, b ) => patch( b ) - patch( a ) )[ 0 ];
	if ( newest === undefined ) throw new Error( `there is no release of ${ branch }` );
	return newest;
}

/**
 * @param {string} branch
 * @param {string} scratch
 */
async function fromDebian( branch, scratch ) {
	const suite = DEBIAN_SUITES[ branch ];
	if ( suite === undefined ) {
		throw new SetupError(
			`WordPress ${ branch } cannot be downloaded here.`,
			'unpack one yourself and name its folder: --wp PATH'
		);
	}
	try {
		return await downloadFromDebian( suite, scratch );
	} catch ( error ) {
		throw new SetupError(
			`WordPress ${ branch } could be had neither from its official site nor from Debian.`,
			'unpack one yourself and name its folder: --wp PATH',
			{ cause: error }
		);
	}
}

/**
 * @param {string} folder
 * @param {string} branch
 */
function checkVersion( folder, branch ) {
	const found = versionOf( folder );
	if ( found === branch || found.startsWith( `${ branch }.` ) ) return;
	throw new SetupError(
		`Asked for WordPress ${ branch }, and Debian now has ${ found }.`,
		'unpack one yourself and name its folder: --wp PATH'
	);
}
