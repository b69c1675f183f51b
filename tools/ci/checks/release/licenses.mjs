/** Checks that the built bundles include the license notices of everything in them. */
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../dev/setup/paths.mjs';
import { check } from '../result.mjs';

const BUNDLES = [ 'admin', 'editor', 'widget' ];

/** @type {import('../result.mjs').Part} */
export const licenses = {
	name: 'licenses',
	after: [ 'build' ],
	run: ( log ) => {
		const wanting = missingNotices( join( ROOT, 'build' ), BUNDLES );
		appendFileSync( log, wanting.map( ( line ) => `${ line }\n` ).join( '' ) );
		return Promise.resolve( check( wanting.length === 0 ) );
	},
};

/**
 * @param {string} build the folder of licenses.txt
 * @param {string[]} bundles that must be in it
 * @returns {string[]} what is missing
 */
export function missingNotices( build, bundles ) {
	const text = readFileSync( join( build, 'licenses.txt' ), 'utf8' );
	/** @type {Record<string, string[] | undefined>} */
	const modules = JSON.parse( readFileSync( join( build, '.uf-modules.json' ), 'utf8' ) );
	const unknown = bundles.filter( ( bundle ) => modules[ bundle ] === undefined );
	const manifests = new Set( Object.values( modules ).flatMap( ( files = [] ) => files.map( manifestOf ) ) );
	return [
		...unknown.map( ( bundle ) => `It is not known what is in the bundle ${ bundle }.` ),
		...[ ...manifests ].filter( ( file ) => ! hasNotice( file, text ) ).map( ( file ) => `No notice of ${ file }` ),
	];
}

/**
 * Returns a package's own manifest, not that of a subfolder, whose package.json may hold only a type.
 *
 * @param {string} file of a module
 */
function manifestOf( file ) {
	const parts = file.split( /[\\/]/ );
	const at = parts.lastIndexOf( 'node_modules' ) + 1;
	return join( ...parts.slice( 0, at + ( parts[ at ]?.startsWith( '@' ) ? 2 : 1 ) ), 'package.json' );
}

/**
 * @param {string} manifest
 * @param {string} text
 */
function hasNotice( manifest, text ) {
	/** @type {{ name: string, version: string }} */
	const { name, version } = JSON.parse( readFileSync( join( '/', manifest ), 'utf8' ) );
	const [ , notice = '' ] = text.split( `\n${ name } ${ version } (` );
	return /copyright|\(c\)|©/i.test( notice.split( /\n-{80}\n/ )[ 0 ] ?? '' );
}
