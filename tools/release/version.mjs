/** The version's source is package.json; `npm run version -- X.Y.Z` writes it everywhere else, and a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../dev/setup/progress.mjs';
import { ROOT } from '../dev/setup/paths.mjs';

const NUMBER = String.raw`\d+\.\d+\.\d+`;

/** The other files that contain it, each with the text before and after it. */
const PLACES = [
	{ file: 'package.json', before: String.raw`^\{\s*"name": "userfeedback",\s*"version": "` },
	{ file: 'package-lock.json', before: String.raw`^\{\s*"name": "userfeedback",\s*"version": "` },
	{ file: 'package-lock.json', before: String.raw`"packages": \{\s*"": \{\s*"name": "userfeedback",\s*"version": "` },
	{ file: 'userfeedback.php', before: String.raw`\n \* Version: +` },
	{ file: 'userfeedback.php', before: String.raw`define\( 'USERFEEDBACK_VERSION', '` },
	{ file: 'tests/php/phpstan-constants.php', before: String.raw`const USERFEEDBACK_VERSION = '` },
	{ file: 'readme.txt', before: String.raw`\nStable tag: ` },
].map( ( { file, before } ) => ( { file, pattern: new RegExp( `(${ before })(${ NUMBER })` ) } ) );

/** @param {string} [root] */
export function versionOf( root = ROOT ) {
	const { version } = /** @type {{ version: string }} */ (
		JSON.parse( readFileSync( join( root, 'package.json' ), 'utf8' ) )
	);
	return version;
}

/**
 * @param {string} [root]
 * @returns {string[]} a line for each file with another version, or none
 */
export function otherVersions( root = ROOT ) {
	const version = versionOf( root );
	return PLACES.flatMap( ( { file, pattern } ) => {
		const said = pattern.exec( readFileSync( join( root, file ), 'utf8' ) )?.[ 2 ];
		return said === version ? [] : [ `${ file } says ${ said ?? 'none' } where package.json says ${ version }` ];
	} );
}

/**
 * Writes the version everywhere; the unreleased changes in CHANGELOG.md become its section.
 *
 * @param {string} version
 * @param {Date} today
 * @param {string} [root]
 */
export function writeVersion( version, today, root = ROOT ) {
	if ( ! new RegExp( `^${ NUMBER }$` ).test( version ) )
		throw new SetupError(
			`${ version || 'Nothing' } is no version.`,
			'give three numbers: npm run version -- 1.2.3'
		);
	for ( const { file, pattern } of PLACES ) {
		const path = join( root, file );
		const text = readFileSync( path, 'utf8' );
		if ( ! pattern.test( text ) ) throw new Error( `${ file } has no version where it should be.` );
		writeFileSync(
			path,
			text.replace( pattern, ( _all, before ) => `${ before }${ version }` )
		);
	}
	const log = join( root, 'CHANGELOG.md' );
	const text = readFileSync( log, 'utf8' );
	if ( text.includes( `## [${ version }]` ) ) return;
	const heading = `## [Unreleased]\n\n## [${ version }] - ${ today.toISOString().slice( 0, 10 ) }`;
	writeFileSync(
		log,
		text.replace( '## [Unreleased]', () => heading )
	);
}
