/** Makes the zips that owners upload from the built checkout. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../dev/setup/paths.mjs';
import { FREE, PRO } from './editions/edition.mjs';
import { stagePlugin } from './stage.mjs';
import { entriesOf, zipOf } from './zip.mjs';

/** The folder inside every zip. All editions share its name, so that one replaces another and WordPress keeps it active. */
export const FOLDER = 'userfeedback';

export const DIST = join( ROOT, 'dist' );

/** Staging folder of this process alone, as parts of the test run make zips concurrently. */
const OWN = join( LOCAL, `release-${ String( process.pid ) }` );

/** @param {import('./editions/edition.mjs').Edition} edition */
export function stagedOf( { zip } ) {
	return join( OWN, zip.replace( '.zip', '' ), FOLDER );
}

/**
 * @typedef {object} Zip
 * @property {string} name
 * @property {string} file
 * @property {Buffer} bytes
 * @property {import('./zip.mjs').Entry[]} entries without the folder
 */

/**
 * Makes the zip with all licensed modules.
 *
 * @param {string} [to] a folder
 * @returns {Zip}
 */
export function makePro( to = DIST ) {
	return make( PRO, to );
}

/**
 * Makes the zip without licensed modules, for the public plugin directory.
 *
 * @param {string} [to] a folder
 * @returns {Zip}
 */
export function makeFree( to = DIST ) {
	return make( FREE, to );
}

/**
 * @param {import('./editions/edition.mjs').Edition} edition
 * @param {string} to a folder
 * @returns {Zip}
 */
function make( edition, to ) {
	process.once( 'exit', forget );
	const staged = stagedOf( edition );
	stagePlugin( staged, edition );
	const entries = entriesOf( staged );
	const bytes = zipOf(
		entries.map( ( { name, content } ) => ( { name: `${ FOLDER }/${ name }`, content } ) ),
		releaseTime()
	);
	const name = edition.zip;
	mkdirSync( to, { recursive: true } );
	writeFileSync( join( to, name ), bytes );
	return { name, file: join( to, name ), bytes, entries };
}

function forget() {
	rmSync( OWN, { recursive: true, force: true } );
}

/**
 * Packs the source of the last commit, which readme.txt offers to anyone who asks.
 *
 * @returns {string} the file
 */
export function makeSource() {
	const file = join( DIST, 'userfeedback-source.zip' );
	mkdirSync( DIST, { recursive: true } );
	execFileSync( 'git', [ 'archive', '--format=zip', '--prefix=userfeedback-source/', `--output=${ file }`, 'HEAD' ], {
		cwd: ROOT,
	} );
	return file;
}

/**
 * Returns the time of the zip's files: that of the commit, so that it differs in each release. Where files are unpacked with
 * their times, PHP would otherwise take the new files for those it has already compiled.
 */
function releaseTime() {
	const said = process.env[ 'SOURCE_DATE_EPOCH' ];
	const seconds = said ?? execFileSync( 'git', [ 'log', '-1', '--format=%ct' ], { cwd: ROOT, encoding: 'utf8' } );
	return new Date( Number( seconds ) * 1000 );
}
