/**
 * Compares the visitor's two bundles of this checkout with those of the last three releases (tags v*), each built here from its
 * own sources with today's packages. Until there are three, the latest commits on main that changed the widget fill the gaps.
 * The table goes into tools/bench/README.md.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuild } from '../../dev/setup/build.mjs';
import { LOCAL, ROOT } from '../../dev/setup/paths.mjs';
import { run } from '../../dev/setup/processes/processes.mjs';

const COUNT = 3;
const BUNDLES = [ 'loader.js', 'survey.js' ];

const PAGE = join( ROOT, 'tools/bench/README.md' );
const PLACE = /(<!-- node tools\/release\/build\/sizes\.mjs --history -->\n)[^]*?(<!-- end -->)/;

/** @typedef {{ name: string, commit: string }} Version */

export async function writeHistory() {
	await ensureBuild();
	const now = sizesIn( join( ROOT, 'build/widget' ) );
	const rows = [];
	for ( const { name, commit } of await earlierVersions() )
		rows.push( row( name, sizesIn( await built( commit ) ), now ) );
	const table = [
		'| | loader | survey bundle | together | now, to this |',
		'|---|---:|---:|---:|---:|',
		...rows,
		row( 'this checkout', now, now ),
	].join( '\n' );
	console.log( table );
	const page = readFileSync( PAGE, 'utf8' );
	if ( ! PLACE.test( page ) ) throw new Error( `${ PAGE } has no place for the table any more.` );
	writeFileSync(
		PAGE,
		page.replace( PLACE, ( _, start, end ) => `${ String( start ) }${ table }\n${ String( end ) }` )
	);
}

/** @returns {Promise<Version[]>} oldest first */
async function earlierVersions() {
	const tags = lines( await git( 'tag', '--list', 'v*', '--sort=-version:refname' ) ).slice( 0, COUNT );
	/** @type {Version[]} */
	const releases = [];
	for ( const name of tags ) releases.push( { name, commit: ( await git( 'rev-list', '-1', name ) ).trim() } );
	const changes = [ '--', 'widget', ':(exclude)widget/**/*.test.*' ];
	const log = await git( 'log', '--first-parent', `-${ String( COUNT ) }`, '--format=%H %cs', 'main', ...changes );
	const landings = lines( log ).map( ( line ) => {
		const [ commit = '', day = '' ] = line.split( ' ' );
		return { name: `main, ${ day }, \`${ commit.slice( 0, 7 ) }\``, commit };
	} );
	const known = new Set( releases.map( ( { commit } ) => commit ) );
	const others = landings.filter( ( { commit } ) => ! known.has( commit ) );
	return [ ...releases, ...others ].slice( 0, COUNT ).reverse();
}

/**
 * @param {string} commit
 * @returns {Promise<string>} folder of its bundles; a commit never changes, so they are built once
 */
async function built( commit ) {
	const dir = join( LOCAL, 'sizes', commit );
	const bundles = join( dir, 'build/widget' );
	if ( existsSync( dir ) ) return bundles;
	const scratch = `${ dir }.making`;
	rmSync( scratch, { recursive: true, force: true } );
	mkdirSync( scratch, { recursive: true } );
	// Checks out everything, including files that releases omit: the build's configuration has moved before and may again.
	const env = { GIT_INDEX_FILE: join( scratch, '.index' ) };
	await run( 'git', [ '--work-tree', scratch, 'checkout', commit, '--', '.' ], { cwd: ROOT, env } );
	symlinkSync( join( ROOT, 'node_modules' ), join( scratch, 'node_modules' ) );
	await run( 'npx', [ '--no-install', 'wp-scripts', 'build', '--config-name', 'widget' ], { cwd: scratch } );
	renameSync( scratch, dir );
	return bundles;
}

/**
 * @param {string} dir
 * @returns {number[]} size of each bundle
 */
function sizesIn( dir ) {
	return BUNDLES.map( ( file ) => gzipSync( readFileSync( join( dir, file ) ), { level: 9 } ).length );
}

/**
 * @param {string} name
 * @param {number[]} sizes
 * @param {number[]} now
 */
function row( name, sizes, now ) {
	const all = sum( sizes );
	const change = ( ( sum( now ) - all ) / all ) * 100;
	const cells = [ ...sizes, all ].map( ( size ) => `${ size.toLocaleString( 'en' ) } B` );
	return `| ${ name } | ${ cells.join( ' | ' ) } | ${ sizes === now ? '' : `${ change < 0 ? '−' : '+' }${ Math.abs( change ).toFixed( 0 ) } %` } |`;
}

/** @param {number[]} numbers */
function sum( numbers ) {
	return numbers.reduce( ( a, b ) => a + b, 0 );
}

/** @param {...string} args */
function git( ...args ) {
	return run( 'git', args, { cwd: ROOT } );
}

/** @param {string} text */
function lines( text ) {
	return text.split( '\n' ).filter( ( line ) => line !== '' );
}
