/** The parts of the checkout that an edition lacks, as its list says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Edition
 * @property {string} zip its name
 * @property {string} build the folder that its bundles are in
 * @property {string} readme
 * @property {string | null} list the file that lists what it lacks; null for the full edition
 * @property {string[]} leftOut files and folders, relative to the checkout
 * @property {string[]} kept files in them that it includes anyway
 */

/** @type {Edition} */
export const PRO = {
	zip: 'userfeedback-pro.zip',
	build: 'build',
	readme: 'readme.txt',
	list: null,
	leftOut: [],
	kept: [],
};

/** @type {Edition} */
export const FREE = read( 'free.json' );

/**
 * @param {string} name
 * @returns {Edition}
 */
function read( name ) {
	const list = join( import.meta.dirname, name );
	const { zip, folders, files, kept } =
		/** @type {{ zip: string, folders: Record<string, string>, files: Record<string, string>, kept: Record<string, string> }} */ (
			JSON.parse( readFileSync( list, 'utf8' ) )
		);
	return {
		zip,
		build: 'build-free',
		readme: 'tools/release/editions/free-readme.txt',
		list,
		leftOut: [ ...Object.keys( folders ).map( ( folder ) => `includes/${ folder }` ), ...Object.keys( files ) ],
		kept: Object.keys( kept ),
	};
}

/**
 * @param {Edition} edition
 * @param {string} path of a file, relative to the checkout
 */
export function isIn( { leftOut, kept }, path ) {
	return kept.includes( path ) || ! leftOut.some( ( left ) => path === left || path.startsWith( `${ left }/` ) );
}
