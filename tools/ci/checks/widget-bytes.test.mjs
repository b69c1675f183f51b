import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join( import.meta.dirname, '../../..' );

const CLIENTS = [ 'widget/loader', 'widget/survey', 'widget/rating', 'widget/heatmap', 'widget/owner', 'src' ];

/** @param {string} folder */
const filesIn = ( folder ) =>
	readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( name ) => /\.tsx?$/.test( name ) && ! /\.test\.|testing|\.d\.ts$/.test( name ) )
		.map( ( name ) => `${ folder }/${ name }` );

const shared = filesIn( 'widget/shared' );

/** Returns the files of widget/shared that a file imports. @param {string} file */
function importsOf( file ) {
	const text = readFileSync( join( ROOT, file ), 'utf8' );
	return [ ...text.matchAll( /(?:from|import) '([^']+)'/g ) ].flatMap( ( [ , name = '' ] ) => {
		const path = name.replace( '@widget/', 'widget/' );
		const target = path.startsWith( '.' ) ? posix.join( posix.dirname( file ), path ) : path;
		return shared.filter( ( each ) => each.replace( /\.tsx?$/, '' ) === target );
	} );
}

/** Returns all files of widget/shared that a bundle or the admin app needs. @param {string} client */
function neededBy( client ) {
	const found = new Set( filesIn( client ).flatMap( importsOf ) );
	found.forEach( ( file ) => importsOf( file ).forEach( ( next ) => found.add( next ) ) );
	return found;
}

it( 'shares only code that several bundles use', () => {
	expect( shared.length ).toBeGreaterThan( 30 );
	const needed = CLIENTS.map( neededBy );
	expect( shared.filter( ( file ) => needed.filter( ( files ) => files.has( file ) ).length < 2 ) ).toEqual( [] );
} );
