/**
 * Determines the edition of a build. Features are selected at build time: files don't contain what the edition lacks.
 * UF_EDITION=free selects the free edition, listed in tools/release/editions/free.json; any other build is the full plugin.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../dev/setup/paths.mjs';

/** @typedef {{ name: 'full' | 'free', folder: string, has: Record<string, boolean> }} Edition */

/** @type {{ open: Record<string, string>, leftOut: Record<string, string> }} */
const { open, leftOut } = JSON.parse( readFileSync( join( ROOT, 'tools/release/editions/free.json' ), 'utf8' ) );

/** Parts other than features: keys with plans, add-ons, and all texts about them; usage reports. */
const BESIDE = [ 'plans', 'usage' ];

/**
 * Returns the parts of an edition by feature name; src/lib/edition/in-edition.d.ts has its type.
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

/** Returns the edition set in the environment. */
export function askedEdition( asked = process.env[ 'UF_EDITION' ] ?? FULL.name ) {
	const found = [ FULL, FREE ].find( ( { name } ) => name === asked );
	if ( found === undefined ) throw new Error( `UF_EDITION=${ asked }: there are full and free.` );
	return found;
}
