/**
 * Creates build/licenses.txt: the notices of every bundled package. Their licenses require the notice with each copy, and the
 * minifier removes comments. build/.uf-modules.json lists the modules of each bundle, from which
 * tools/ci/checks/release/licenses.mjs determines the required notices independently.
 */
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RULE = `\n\n${ '-'.repeat( 80 ) }\n\n`;

const HEAD = `UserFeedback is free software under the GPL, version 2 or later: see LICENSE.

Its bundles (build/) hold code of the packages below. Each line of dashes begins with a package's name and
version, its license and the bundles that it is in, followed by the notices that its authors ask to keep.`;

/** Shared by all configurations of a build, as they share the files. */
export class BundledLicenses {
	/**
	 * Module files by the name of their configuration.
	 *
	 * @type {Map<string, string[]>}
	 */
	modules = new Map();

	/** @param {string} folder that contains all bundles */
	constructor( folder ) {
		this.folder = folder;
	}

	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		compiler.hooks.done.tap( 'BundledLicenses', ( stats ) => {
			if ( stats.hasErrors() ) return;
			this.modules.set( compiler.options.name ?? '', modulesOf( stats ) );
			mkdirSync( this.folder, { recursive: true } );
			writeFileSync(
				join( this.folder, '.uf-modules.json' ),
				JSON.stringify( Object.fromEntries( this.modules ) )
			);
			writeFileSync( join( this.folder, 'licenses.txt' ), notices( this.modules ) );
		} );
	}
}

/** @param {import('webpack').Stats} stats */
function modulesOf( stats ) {
	// A concatenated module contains its parts.
	const all = [ ...stats.compilation.modules ].flatMap( ( module ) => [
		module,
		...( 'modules' in module && Array.isArray( module.modules )
			? /** @type {import('webpack').Module[]} */ ( module.modules )
			: [] ),
	] );
	const files = all.map( ( module ) => module.nameForCondition() ?? '' );
	return [ ...new Set( files.filter( ( file ) => file.includes( 'node_modules' ) ) ) ].sort();
}

/** @param {Map<string, string[]>} modules */
function notices( modules ) {
	/** @type {Map<string, string[]>} */
	const packages = new Map();
	for ( const [ bundle, files ] of [ ...modules ].sort() ) {
		for ( const folder of new Set( files.map( packageFolder ) ) ) {
			packages.set( folder, [ ...( packages.get( folder ) ?? [] ), bundle ] );
		}
	}
	const parts = [ ...packages ].map( ( [ folder, bundles ] ) => part( folder, bundles ) );
	return `${ [ HEAD, ...parts.sort() ].join( RULE ) }\n`;
}

/**
 * Returns the package folder of a file, such as node_modules/a/node_modules/@b/c.
 *
 * @param {string} file
 */
function packageFolder( file ) {
	return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec( file )?.[ 0 ] ?? file;
}

/**
 * @param {string} folder
 * @param {string[]} bundles
 */
function part( folder, bundles ) {
	const { name, version, license } = JSON.parse( readFileSync( join( folder, 'package.json' ), 'utf8' ) );
	const files = readdirSync( folder ).filter( ( file ) => /^(licen[cs]e|copying|notice)/i.test( file ) );
	if ( files.length === 0 )
		throw new Error( `${ name } ${ version } has no license file, so its notice can't be included.` );
	const texts = files.sort().map( ( file ) => withoutTheGpl( readFileSync( join( folder, file ), 'utf8' ) ).trim() );
	return [ `${ name } ${ version } (${ license }), in ${ bundles.join( ', ' ) }`, ...texts ].join( '\n\n' );
}

/**
 * WordPress's packages repeat the complete GPL, which this list already includes, and the text of an alternative license.
 *
 * @param {string} text
 */
function withoutTheGpl( text ) {
	return text.replace(
		/^## Full Text of Referenced Licenses$[^]*^## GNU General Public License, Version 2$[^]*/m,
		'Of the two the GPL is taken here; its text is in LICENSE.'
	);
}
