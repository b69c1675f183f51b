/**
 * Which edition a build is of. What an edition has is decided when it is built: what it has not is not in its files.
 * UF_EDITION=free names the free one, whose list is tools/release/editions/free.json; all others are the whole plugin.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';

/** @typedef {{ name: 'full' | 'free', folder: string, has: Record<string, boolean> }} Edition */

/** @type {{ open: Record<string, string>, leftOut: Record<string, string> }} */
const { open, leftOut } = JSON.parse( readFileSync( join( ROOT, 'tools/release/editions/free.json' ), 'utf8' ) );

/** What stands beside the features: keys with plans and add-ons and all that is said of them; telling how it is used. */
const BESIDE = [ 'plans', 'usage' ];

/**
 * What is in an edition, by the names of features; src/lib/edition/in-edition.d.ts has its type.
 *
 * @param {boolean} isFree
 * @returns {Record<string, boolean>}
 */
function parts( isFree ) {
	/** @type {[ string, boolean ][]} */
	const said = Object.keys( open ).map( ( name ) => [ name, true ] );
	for ( const name of [ ...Object.keys( leftOut ), ...BESIDE ] ) said.push( [ name, ! isFree ] );
	return Object.fromEntries( said );
}

/** @type {Edition} */
export const FULL = { name: 'full', folder: 'build', has: parts( false ) };

/** @type {Edition} */
export const FREE = { name: 'free', folder: 'build-free', has: parts( true ) };

/** The one that the environment asks for. */
export function askedEdition( asked = process.env[ 'UF_EDITION' ] ?? FULL.name ) {
	const found = [ FULL, FREE ].find( ( { name } ) => name === asked );
	if ( found === undefined ) throw new Error( `UF_EDITION=${ asked }: there are full and free.` );
	return found;
}
