/** What of the built checkout goes to owners, as files in a folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
	for ( const name of readdirSync( join( folder, 'languages' ) ).filter( ( each ) => each.endsWith( '.pot' ) ) )
		writeFileSync( join( folder, 'languages', name ), withoutSources( read( `languages/${ name }` ) ) );
	execFileSync( 'php', [ join( import.meta.dirname, 'join-classes.php' ), folder ] );
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
