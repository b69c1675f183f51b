import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join( import.meta.dirname, '../..' );
const SUFFIXES = [ '', '.ts', '.tsx', '/index.ts', '/index.tsx' ];

const modules = [ 'src', 'widget' ].flatMap( ( folder ) =>
	readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => /\.tsx?$/.test( file ) && ! /\.test\.tsx?$|\.d\.ts$|(^|\/)testing(\/|\.ts)/.test( file ) )
		.map( ( file ) => join( ROOT, folder, file ) )
);

function importsOf( file: string ): string[] {
	const text = readFileSync( file, 'utf8' );
	return [ ...text.matchAll( /(?:from|import\(?)(?:\s|\/\*[^*]*\*\/)*'([@.][^']*)'/g ) ].flatMap(
		( [ , name = '' ] ) => {
			const path = name.startsWith( '@/' ) ? join( ROOT, 'src', name.slice( 2 ) ) : join( dirname( file ), name );
			return SUFFIXES.map( ( suffix ) => path + suffix ).filter(
				( one ) => existsSync( one ) && statSync( one ).isFile()
			);
		}
	);
}

it( 'each module is an entry of webpack or imported by another', () => {
	const entries = readFileSync( join( ROOT, 'webpack.config.js' ), 'utf8' );
	const imported = new Set( modules.flatMap( importsOf ) );
	const unused = modules
		.filter( ( file ) => ! imported.has( file ) )
		.map( ( file ) => relative( ROOT, file ) )
		.filter( ( file ) => ! entries.includes( file.replace( /\.tsx?$/, '' ) ) );
	expect( unused ).toEqual( [] );
} );
