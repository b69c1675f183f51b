/** The zips that owners upload, made of the built checkout. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from '../setup/paths.mjs';
import { FREE, PRO } from './editions/edition.mjs';
import { stagePlugin } from './stage.mjs';
import { entriesOf, zipOf } from './zip.mjs';

/**
 * The folder inside every zip. One name for all editions: so one takes the place of another, and WordPress keeps it active.
 */
export const FOLDER = 'userfeedback';

export const DIST = join( ROOT, 'dist' );

/** Where files lie before they are packed: of this process alone, as parts of the test run make zips side by side. */
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
 * All modules, each opened by a licence.
 *
 * @param {string} [to] a folder
 * @returns {Zip}
 */
export function makePro( to = DIST ) {
	return make( PRO, to );
}

/**
 * Without what needs a licence, for the public directory of plugins.
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
 * The source of the last commit, for whoever asks for it, as readme.txt says.
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
 * The time of its files: that of the commit, so that it is another one in each release. Where files are unpacked with their
 * times, PHP would otherwise take those of the new version for those that it has compiled.
 */
function releaseTime() {
	const said = process.env[ 'SOURCE_DATE_EPOCH' ];
	const seconds = said ?? execFileSync( 'git', [ 'log', '-1', '--format=%ct' ], { cwd: ROOT, encoding: 'utf8' } );
	return new Date( Number( seconds ) * 1000 );
}
