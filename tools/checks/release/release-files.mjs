/** Which files a release has, and which of them the directory of WordPress plugins refuses by their names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/paths.mjs';

/** By their endings, as its Plugin Check 1.3 sorts them. */
const REFUSED = {
	'a compressed file': [ '7z', 'gz', 'rar', 'tar', 'tgz', 'zip' ],
	'a PHP archive': [ 'phar' ],
	'a program or its parts': [ 'a', 'deploy', 'elc', 'exe', 'o', 'obj', 'sh', 'so' ],
	'a disk image or a package': [ 'bpk', 'dist', 'distz', 'dmg', 'iso', 'pkg' ],
	'binary data that nobody knows': [ 'bin', 'dms', 'dump', 'lha', 'lrf', 'lzh' ],
};

/** What may stand in a name; a file system that takes more is not the one of the next site. */
const PLAIN = /^[\w.@-]+$/;

/**
 * All that is committed but what .gitattributes keeps out of a release, and what was built.
 *
 * @param {string} [root] a checkout
 */
export function releaseFiles( root = ROOT ) {
	const left = [ '.git', ...ignored( root ), ...exportIgnored( root ) ].map( asPattern );
	return filesBelow( root, '', ( path ) => left.some( ( pattern ) => pattern.test( path ) ) );
}

/**
 * @param {string[]} files
 * @returns {string[]} a line for each that would be refused
 */
export function refused( files ) {
	const names = files.map( ( path ) => path.toLowerCase() );
	return files.flatMap( ( path, index ) => {
		const parts = path.split( '/' );
		const ending = /\.([^./]+)$/.exec( path )?.[ 1 ]?.toLowerCase() ?? '';
		const why =
			( parts.some( ( part ) => part.startsWith( '.' ) ) && 'hidden' ) ||
			( parts.some( ( part ) => ! PLAIN.test( part ) ) && 'a name with more than letters, digits and hyphens' ) ||
			( names.indexOf( path.toLowerCase() ) !== index && 'differs from another only by capital letters' ) ||
			Object.entries( REFUSED ).find( ( [ , endings ] ) => endings.includes( ending ) )?.[ 0 ];
		return why ? [ `${ path }: ${ why }` ] : [];
	} );
}

/** @param {string} root */
function ignored( root ) {
	return linesOf( root, '.gitignore' ).filter( ( line ) => line !== 'build/' );
}

/** @param {string} root */
function exportIgnored( root ) {
	return linesOf( root, '.gitattributes' )
		.filter( ( line ) => line.endsWith( ' export-ignore' ) )
		.map( ( line ) => line.split( ' ' )[ 0 ] ?? '' );
}

/**
 * @param {string} root
 * @param {string} name
 */
function linesOf( root, name ) {
	return readFileSync( join( root, name ), 'utf8' )
		.split( '\n' )
		.filter( ( line ) => line !== '' && ! line.startsWith( '#' ) );
}

/**
 * As git reads it, as far as these two files go: a slash before it means the root, none means anywhere.
 *
 * @param {string} line
 */
function asPattern( line ) {
	const path = line
		.replace( /^\/|\/$/g, '' )
		.split( '*' )
		.map( ( part ) => part.replaceAll( '.', '\\.' ) )
		.join( '[^/]*' );
	return new RegExp( `${ line.startsWith( '/' ) ? '^' : '(^|/)' }${ path }$` );
}

/**
 * @param {string} root
 * @param {string} below
 * @param {(path: string) => boolean} isLeft
 * @returns {string[]} paths from the root, with slashes
 */
function filesBelow( root, below, isLeft ) {
	return readdirSync( join( root, below ), { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = below === '' ? entry.name : `${ below }/${ entry.name }`;
		if ( isLeft( path ) ) return [];
		return entry.isDirectory() ? filesBelow( root, path, isLeft ) : [ path ];
	} );
}
