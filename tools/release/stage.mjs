/** What of the built checkout goes to owners, as files in a folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { closeLists } from './directory/close-lists.mjs';
import { cutLanguages } from './directory/cut-languages.mjs';
import { shippedReadme } from './text/readme.mjs';
import { versionOf } from './version.mjs';

const SHIPPED = [ 'userfeedback.php', 'uninstall.php', 'LICENSE', 'includes', 'build', 'languages', 'assets' ];

/** What translators wrote and the build has read, pictures for a directory's page, notes of the build for its own tools, and what only a debugger reads. */
const LEFT = [
	/^assets\/screenshot-/,
	/^languages\/.*\.po$/,
	/(^|\/)\./,
	/^build\/admin\/screens\.json$/,
	/\.map$/,
	/^build\/licenses\.txt$/,
];

/** Licences beside data, which the list of bundled code leads to. */
const DATA = [ 'assets/icon-choices/LICENSE', 'assets/fonts/LICENSE' ];
const COUNTRIES = `assets/geo/countries.dat

Countries of IP addresses, from the delegation lists of the regional internet registries by way of ip-location-db (CC0). The
lists are CC BY 4.0 of the Number Resource Organization (nro.net).`;

/**
 * Makes the folder anew.
 *
 * @param {string} folder which in the end is the plugin's
 */
export function stagePlugin( folder ) {
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	for ( const name of SHIPPED ) {
		const filter = ( /** @type {string} */ path ) => ! isLeft( path.slice( ROOT.length + 1 ) );
		cpSync( join( ROOT, name ), join( folder, name ), { recursive: true, filter } );
	}
	writeFileSync(
		join( folder, 'readme.txt' ),
		shippedReadme( read( 'readme.txt' ), read( 'CHANGELOG.md' ), versionOf() )
	);
	writeFileSync( join( folder, 'licenses.txt' ), licenses() );
	execFileSync( 'php', [ join( import.meta.dirname, 'join-classes.php' ), folder ] );
	for ( const name of readdirSync( join( folder, 'languages' ) ).filter( ( each ) => each.endsWith( '.pot' ) ) )
		writeFileSync(
			join( folder, 'languages', name ),
			placesIn( read( `languages/${ name }` ), ( path ) => placeOf( path, folder ) )
		);
	closeLists( folder );
	cutLanguages( folder );
}

/** @param {string} path from the checkout, with slashes */
function isLeft( path ) {
	return LEFT.some( ( pattern ) => pattern.test( path ) );
}

/** All notices in one place: of what is in bundles, and of data. */
function licenses() {
	const rule = `\n${ '-'.repeat( 80 ) }\n\n`;
	return [
		read( 'build/licenses.txt' ),
		...DATA.map( ( name ) => `${ name }\n\n${ read( name ) }` ),
		`${ COUNTRIES }\n`,
	].join( rule );
}

/**
 * A template whose strings name other files. WordPress's tools sort strings by these: one that names only scripts is for
 * scripts alone, so what PHP says as well must name a file of PHP.
 *
 * @param {string} pot
 * @param {(path: string) => string | null} place null: it is not there
 */
export function placesIn( pot, place ) {
	return pot.replace( /(?:^#: .*\n)+/gm, ( lines ) => {
		const places = lines
			.trimEnd()
			.split( '\n' )
			.map( ( line ) => place( line.slice( 3 ) ) );
		return [ ...new Set( places ) ].map( ( path ) => ( path === null ? '' : `#: ${ path }\n` ) ).join( '' );
	} );
}

/**
 * Where what a file of the checkout says stands in a release.
 *
 * @param {string} path
 * @param {string} folder of the release
 */
function placeOf( path, folder ) {
	if ( ! path.endsWith( '.php' ) ) return path.startsWith( 'build/' ) ? path : null;
	return (
		[ path, `${ dirname( path ) }.php`, 'build/visitors.php' ].find( ( file ) =>
			existsSync( join( folder, file ) )
		) ?? null
	);
}

/** @param {string} name */
function read( name ) {
	return readFileSync( join( ROOT, name ), 'utf8' );
}
