/** Copies the parts of the built checkout that owners get to a folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../dev/setup/paths.mjs';
import { closeLists } from './directory/close-lists.mjs';
import { cutLanguages } from './directory/cut-languages.mjs';
import { withReason } from './directory/reasons.mjs';
import { isIn, PRO } from './editions/edition.mjs';
import { shippedReadme, withSame } from './text/readme.mjs';
import { versionOf } from './version.mjs';

const SHIPPED = [ 'userfeedback.php', 'uninstall.php', 'LICENSE', 'includes', 'languages', 'assets' ];

const TEMPLATE = 'languages/userfeedback.pot';

/**
 * Left out: translators' files that the build has read, the directory page's pictures, build notes for our own tools, and files
 * only for debuggers.
 */
const LEFT = [
	/^assets\/screenshot-/,
	/^languages\/.*\.po$/,
	/(^|\/)\./,
	/^build\/admin\/screens\.json$/,
	/\.map$/,
	/^build\/licenses\.txt$/,
];

/** Licenses of data files, which the list of bundled code refers to. */
const DATA = [ 'assets/icon-choices/LICENSE', 'assets/fonts/LICENSE' ];
const COUNTRIES = `assets/geo/countries.dat

Countries of IP addresses, from the delegation lists of the regional internet registries by way of ip-location-db (CC0). The
lists are CC BY 4.0 of the Number Resource Organization (nro.net).`;

/**
 * Rebuilds the folder.
 *
 * @param {string} folder that becomes the plugin's folder
 * @param {import('./editions/edition.mjs').Edition} [edition]
 */
export function stagePlugin( folder, edition = PRO ) {
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	for ( const name of SHIPPED ) {
		const filter = ( /** @type {string} */ path ) => {
			const below = path.slice( ROOT.length + 1 );
			return ! isLeft( below ) && ( statSync( path ).isDirectory() || isIn( edition, below ) );
		};
		cpSync( join( ROOT, name ), join( folder, name ), { recursive: true, filter } );
	}
	const built = join( ROOT, edition.build );
	cpSync( built, join( folder, 'build' ), {
		recursive: true,
		filter: ( path ) => ! isLeft( `build${ path.slice( built.length ) }` ),
	} );
	dropEmpty( folder );
	if ( edition.list !== null ) {
		const main = join( folder, 'userfeedback.php' );
		rewrite( main, / \* Update URI:.*\n/, '' );
		execFileSync( 'php', [ join( ROOT, 'tools/dev/feature-index.php' ), folder ] );
		execFileSync( 'php', [ join( import.meta.dirname, 'editions/without.php' ), folder ] );
	}
	writeFileSync(
		join( folder, 'readme.txt' ),
		shippedReadme( withSame( read( edition.readme ), read( 'readme.txt' ) ), read( 'CHANGELOG.md' ), versionOf() )
	);
	writeFileSync( join( folder, 'licenses.txt' ), licenses( folder, edition ) );
	if ( edition.list === null ) {
		execFileSync( 'php', [ join( import.meta.dirname, 'strip-comments.php' ), join( folder, 'includes' ) ] );
		dropTalk( join( folder, 'build' ) );
		rmSync( join( folder, TEMPLATE ) ); // It is in the published source.
	} else {
		addReasons( join( folder, 'includes' ) );
		const isThere = ( /** @type {string} */ path ) => existsSync( join( folder, path ) );
		writeFileSync(
			join( folder, TEMPLATE ),
			placesIn( read( TEMPLATE ), ( path ) => ( isThere( path ) ? path : null ) )
		);
	}
	closeLists( folder );
	cutLanguages( folder );
}

/**
 * @param {string} file
 * @param {string | RegExp} what that must be present
 * @param {string} instead
 */
function rewrite( file, what, instead ) {
	const text = readFileSync( file, 'utf8' );
	const written = text.replace( what, instead );
	if ( written === text ) throw new Error( `${ file } has no ${ String( what ) }` );
	writeFileSync( file, written );
}

/**
 * Removes translators' comments, which are in the template, too. The directory's tools read them from the code, but not for an
 * edition that it doesn't host.
 *
 * @param {string} folder
 */
function dropTalk( folder ) {
	const scripts = readdirSync( folder, { recursive: true, encoding: 'utf8' } ).filter( ( name ) =>
		name.endsWith( '.js' )
	);
	for ( const file of scripts.map( ( name ) => join( folder, name ) ) )
		writeFileSync( file, readFileSync( file, 'utf8' ).replace( /\/\*\s*translators:[^*]*\*\//g, ' ' ) );
}

/** @param {string} folder of code that the directory's reviewers check */
function addReasons( folder ) {
	const files = readdirSync( folder, { recursive: true, encoding: 'utf8' } ).filter( ( name ) =>
		name.endsWith( '.php' )
	);
	for ( const file of files.map( ( name ) => join( folder, name ) ) )
		writeFileSync( file, withReason( readFileSync( file, 'utf8' ) ) );
}

/** @param {string} folder */
function dropEmpty( folder ) {
	for ( const entry of readdirSync( folder, { withFileTypes: true } ) )
		if ( entry.isDirectory() ) dropEmpty( join( folder, entry.name ) );
	if ( readdirSync( folder ).length === 0 ) rmSync( folder, { recursive: true } );
}

/** @param {string} path relative to the checkout, with slashes */
function isLeft( path ) {
	return LEFT.some( ( pattern ) => pattern.test( path ) );
}

/**
 * Joins all license notices: of bundled code, and of data.
 *
 * @param {string} folder
 * @param {import('./editions/edition.mjs').Edition} edition
 */
function licenses( folder, edition ) {
	const isThere = ( /** @type {string} */ name ) => existsSync( join( folder, name ) );
	const rule = `\n${ '-'.repeat( 80 ) }\n\n`;
	return [
		read( `${ edition.build }/licenses.txt` ),
		...DATA.filter( isThere ).map( ( name ) => `${ name }\n\n${ read( name ) }` ),
		...( isThere( 'assets/geo' ) ? [ `${ COUNTRIES }\n` ] : [] ),
	].join( rule );
}

/**
 * Rewrites the file references of a template's strings. WordPress's tools sort strings by these: a string that names only
 * scripts is only for scripts, so one that PHP also uses must name a PHP file.
 *
 * @param {string} pot
 * @param {(path: string) => string | null} place returns null if the file is missing
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

/** @param {string} name */
function read( name ) {
	return readFileSync( join( ROOT, name ), 'utf8' );
}
