/** What of the built checkout goes to owners, as files in a folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { isIn, PRO } from './editions/edition.mjs';
import { shippedReadme, withSame } from './text/readme.mjs';
import { versionOf } from './version.mjs';

const SHIPPED = [ 'userfeedback.php', 'uninstall.php', 'LICENSE', 'includes', 'languages', 'assets' ];

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
		rewrite( join( folder, 'includes/Whole.php' ), 'IS_HERE = true;', 'IS_HERE = false;' );
		execFileSync( 'php', [ join( import.meta.dirname, 'editions/without.php' ), folder, edition.list ] );
	}
	writeFileSync(
		join( folder, 'readme.txt' ),
		shippedReadme( withSame( read( edition.readme ), read( 'readme.txt' ) ), read( 'CHANGELOG.md' ), versionOf() )
	);
	writeFileSync( join( folder, 'licenses.txt' ), licenses( folder, edition ) );
	for ( const name of readdirSync( join( folder, 'languages' ) ).filter( ( each ) => each.endsWith( '.pot' ) ) )
		writeFileSync( join( folder, 'languages', name ), withoutSources( read( `languages/${ name }` ) ) );
	execFileSync( 'php', [
		join( import.meta.dirname, 'join-classes.php' ),
		folder,
		...( edition.list === null ? [] : [ '--part' ] ),
	] );
}

/**
 * @param {string} file
 * @param {string | RegExp} what must be there
 * @param {string} instead
 */
function rewrite( file, what, instead ) {
	const text = readFileSync( file, 'utf8' );
	const written = text.replace( what, instead );
	if ( written === text ) throw new Error( `${ file } has no ${ String( what ) }` );
	writeFileSync( file, written );
}

/** @param {string} folder */
function dropEmpty( folder ) {
	for ( const entry of readdirSync( folder, { withFileTypes: true } ) )
		if ( entry.isDirectory() ) dropEmpty( join( folder, entry.name ) );
	if ( readdirSync( folder ).length === 0 ) rmSync( folder, { recursive: true } );
}

/** @param {string} path from the checkout, with slashes */
function isLeft( path ) {
	return LEFT.some( ( pattern ) => pattern.test( path ) );
}

/**
 * All notices in one place: of what is in bundles, and of data.
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
 * The places of strings in files that are not there. Those of built scripts stay: WordPress's tools sort strings by them.
 *
 * @param {string} pot
 */
function withoutSources( pot ) {
	return pot.replace( /^#: (?!build\/).*\n/gm, '' );
}

/** @param {string} name */
function read( name ) {
	return readFileSync( join( ROOT, name ), 'utf8' );
}
