/** Measures the resources for exporting all responses of a survey, and checks that repeated kills don't change the file. */
import { join } from 'node:path';
import { runToEnd } from '../../dev/setup/processes/processes.mjs';
import { mustBeNone } from '../check/faults.mjs';
import { filledSite } from '../fill.mjs';
import { SETTINGS } from '../site.mjs';
import { printTable, ratio, whole } from '../table.mjs';

const RESPONSES = 1_000_000;
const FORMATS = /** @type {const} */ ( [ 'csv', 'xlsx' ] );
const WORK = join( import.meta.dirname, 'export.php' );
const MIB = 1024 * 1024;

/** MB in addition to WordPress itself. */
const CAP = 64;

/** Seconds after which each kill of one file happens, so that several hit the middle at any size. */
const KILLED_AFTER = [ 1, 3, 2, 5, 4 ];

/** @typedef {{ ms: number, bytes: number, done: number | null, size: number, digest: string }} Written */

/**
 * @param {import('../site.mjs').MariaDb} mariadb
 * @param {number | undefined} responses of a site; 70% of them belong to the first survey
 */
export async function run( mariadb, responses = RESPONSES ) {
	const site = await filledSite( mariadb, responses );
	const wordpress = bytesOf( await site.php( 'read/measure.php', '2' ) );
	const rows = [];
	for ( const format of FORMATS ) {
		const once = await begin( site, format );
		const { ms, bytes, done, size, digest } = await finish( site, once );
		const killed = await begin( site, format );
		for ( const seconds of KILLED_AFTER ) {
			await killAfter( site, killed, seconds );
		}
		const again = await finish( site, killed );
		mustBeNone( again.digest === digest ? [] : [ `A ${ format } file that was cut off is another one.` ] );
		rows.push( [
			format,
			whole( done ?? 0 ),
			`${ whole( ms / 1000 ) } s`,
			`${ whole( size / MIB ) } MB`,
			`${ ( ( bytes - wordpress ) / MIB ).toFixed( 1 ) } MB`,
			ratio( ( bytes - wordpress ) / MIB, CAP ),
			`${ String( KILLED_AFTER.length ) } kills, same bytes`,
		] );
		for ( const id of [ once, killed ] ) await site.php( 'read/export.php', 'forget', id );
	}
	printTable( [ 'file', 'responses', 'took', 'size', 'memory above WordPress', 'of 64 MB', 'cut off' ], rows );
}

/**
 * @param {import('../site.mjs').BenchSite} site
 * @param {typeof FORMATS[number]} format
 */
async function begin( site, format ) {
	return ( await site.php( 'read/export.php', 'begin', format ) ).trim();
}

/**
 * @param {import('../site.mjs').BenchSite} site
 * @param {string} id of an export
 * @returns {Promise<Written>}
 */
async function finish( site, id ) {
	const written = /** @type {Written} */ ( JSON.parse( await site.php( 'read/export.php', 'go', id ) ) );
	mustBeNone( written.done === null ? [ `Export ${ id } is not finished.` ] : [] );
	return written;
}

/**
 * Kills the export and expires its one-minute lease, so that another process can continue.
 *
 * @param {import('../site.mjs').BenchSite} site
 * @param {string} id of an export
 * @param {number} seconds
 */
async function killAfter( site, id, seconds ) {
	const go = [ 'php', ...SETTINGS, WORK, site.dir, 'go', id ];
	const { code } = await runToEnd( 'timeout', [ '-s', 'KILL', String( seconds ), ...go ] );
	mustBeNone( code === 0 ? [ 'The file was finished before it could be cut off: name more responses.' ] : [] );
	await site.ask( `UPDATE wp_uf_exports SET leased_until = '2000-01-01' WHERE id = ${ id }` );
}

/** @param {string} reading output of measure.php */
function bytesOf( reading ) {
	const { bytes } = /** @type {{ bytes: number }} */ ( JSON.parse( reading ) );
	return bytes;
}
