import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../paths.mjs';
import { run } from '../processes/processes.mjs';

const A_DAY = 86_400_000;

/**
 * Makes a cache folder once. It appears in one atomic move: two runs that make it at the same time are safe, and a failed run
 * leaves nothing.
 *
 * @param {string} name
 * @param {(scratch: string) => Promise<string>} make fills a folder inside the scratch folder and returns its path
 * @returns {Promise<string>}
 */
export async function cached( name, make ) {
	const place = join( CACHE, name );
	if ( existsSync( place ) ) return place;
	mkdirSync( CACHE, { recursive: true } );
	forgetBrokenOff();
	const scratch = mkdtempSync( join( CACHE, 'making-' ) );
	try {
		const made = await make( scratch );
		moveUnlessThere( made, place );
	} finally {
		rmSync( scratch, { recursive: true, force: true } );
	}
	return place;
}

/** Deletes what a killed run was making, once it is too old to be in use. */
function forgetBrokenOff() {
	for ( const name of readdirSync( CACHE ).filter( ( each ) => each.startsWith( 'making-' ) ) ) {
		const scratch = join( CACHE, name );
		const since = statSync( scratch, { throwIfNoEntry: false } )?.mtimeMs ?? Date.now();
		if ( Date.now() - since > A_DAY ) rmSync( scratch, { recursive: true, force: true } );
	}
}

/**
 * @param {string} archive
 * @param {string} target
 */
export async function unzip( archive, target ) {
	const code = '$z = new ZipArchive(); exit($z->open($argv[1]) === true && $z->extractTo($argv[2]) ? 0 : 1);';
	await run( 'php', [ '-r', code, archive, target ] );
}

/**
 * @param {string} from
 * @param {string} to
 */
function moveUnlessThere( from, to ) {
	try {
		renameSync( from, to );
	} catch ( error ) {
		if ( ! existsSync( to ) ) throw error;
	}
}
