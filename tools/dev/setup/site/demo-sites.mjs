/** The demo sites of this checkout: one for each port and database. */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isServed } from '../servers/left-over.mjs';
import { LOCAL } from '../paths.mjs';
import { isInstalled, planOf } from './site.mjs';
import { versionOf } from '../downloads/wordpress.mjs';

const SITES = join( LOCAL, 'sites' );

/**
 * @param {string} db
 * @param {number} port
 */
export function homeOf( db, port ) {
	return join( SITES, `demo-${ db }-${ String( port ) }` );
}

/** @returns {string} a line for each */
export function listOfSites() {
	const homes = existsSync( SITES ) ? readdirSync( SITES ).filter( ( name ) => /^demo-\w+-\d+$/.test( name ) ) : [];
	if ( homes.length === 0 ) return 'There is no demo site in this checkout.';
	const lines = homes.sort().map( ( name ) => {
		const [ , db = '', port = '' ] = name.split( '-' );
		const home = join( SITES, name );
		const megabytes = `${ ( sizeOf( home ) / 1_000_000 ).toFixed( 0 ) } MB`;
		const facts = [ ...factsOf( join( home, 'wordpress' ) ), megabytes, relative( process.cwd(), home ) ];
		return `--port ${ port } --db ${ db }: ${ facts.join( ', ' ) }`;
	} );
	return `${ lines.join( '\n' ) }\n\nA site goes with its folder: stop it, then rm -r the folder.`;
}

/** @param {string} dir */
function factsOf( dir ) {
	if ( ! isInstalled( dir ) ) return [ 'not finished' ];
	return [ `WordPress ${ versionOf( dir ) }`, planOf( dir ), ...( isServed( dir ) ? [ 'running' ] : [] ) ];
}

/**
 * @param {string} path
 * @returns {number} bytes, without linked files
 */
function sizeOf( path ) {
	const stat = lstatSync( path, { throwIfNoEntry: false } );
	if ( ! stat?.isDirectory() ) return stat?.size ?? 0;
	return readdirSync( path ).reduce( ( sum, name ) => sum + sizeOf( join( path, name ) ), 0 );
}
