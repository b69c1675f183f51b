/** Heatmaps: the cost of aggregation, the storage for three months of visits, and the time that owners wait for a map. */
import { setTimeout } from 'node:timers/promises';
import { at } from '../load.mjs';
import { siteNamed } from '../site.mjs';
import { ms, printTable, whole } from '../table.mjs';

const VIEWS = 1_000_000;
const DAYS = 90;
const PAGES = 1_000;

/** Maximum bytes for this many views, and maximum milliseconds for a map of 30 days. */
const MOST_BYTES = 25 * 2 ** 20;
const MOST_MS = 100;

/** Maximum milliseconds to wait until InnoDB has cleaned up. */
const MOST_PURGING = 60_000;

/**
 * @param {import('../site.mjs').MariaDb} mariadb
 * @param {number | undefined} views
 */
export async function run( mariadb, views = VIEWS ) {
	const site = await siteNamed( mariadb, 'heatmaps', { fresh: true } );
	const filled =
		/** @type {{ folded: number, fold: number, memory: number, waiting: number, views: number, clicks: number, packed: number }} */ (
			JSON.parse( await site.php( 'heatmaps/fill.php', String( views ), String( DAYS ), String( PAGES ) ) )
		);
	if ( filled.folded !== views || filled.views !== views || filled.waiting > 0 ) {
		throw new Error( `Not each view was counted once: ${ JSON.stringify( filled ) }` );
	}
	printTable(
		[ 'aggregation', 'views', 'clicks', 'took', 'views a second', 'most memory' ],
		[
			[
				`${ String( DAYS ) } days, ${ whole( PAGES ) } pages`,
				whole( filled.views ),
				whole( filled.clicks ),
				`${ filled.fold.toFixed( 0 ) } s`,
				whole( filled.views / filled.fold ),
				megabytes( filled.memory ),
			],
		]
	);
	const bytes = await sizes( site );
	const slowest = await readings( site );
	if ( bytes > MOST_BYTES || slowest > MOST_MS ) {
		throw new Error( `Over the cap: ${ megabytes( bytes ) }, ${ ms( slowest ) }.` );
	}
}

/** @param {import('../site.mjs').BenchSite} site */
async function sizes( site ) {
	const tables = [ 'visits', 'pages', 'elements', 'days' ];
	await purged( site );
	await site.ask( `ANALYZE TABLE ${ tables.map( ( name ) => `wp_uf_heatmap_${ name }` ).join( ', ' ) }` );
	const rows = [];
	let sum = 0;
	for ( const name of tables ) {
		const bytes = Number(
			await site.ask(
				`SELECT data_length + index_length FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'wp_uf_heatmap_${ name }'`
			)
		);
		const count = Number( await site.ask( `SELECT COUNT(*) FROM wp_uf_heatmap_${ name }` ) );
		rows.push( [ name, whole( count ), megabytes( bytes ) ] );
		sum += bytes;
	}
	printTable( [ 'table', 'rows', 'data and indexes' ], [ ...rows, [ 'together', '', megabytes( sum ) ] ] );
	return sum;
}

/**
 * Deleted data uses space until InnoDB has purged it in the background.
 *
 * @param {import('../site.mjs').BenchSite} site
 */
async function purged( site ) {
	const end = Date.now() + MOST_PURGING;
	const waiting = () =>
		site.ask(
			`SELECT variable_value FROM information_schema.global_status WHERE variable_name = 'INNODB_HISTORY_LIST_LENGTH'`
		);
	while ( Number( await waiting() ) > 0 && Date.now() < end ) await setTimeout( 500 );
}

/** @param {import('../site.mjs').BenchSite} site */
async function readings( site ) {
	const read = /** @type {Record<string, number[]>} */ ( JSON.parse( await site.php( 'heatmaps/read.php' ) ) );
	const rows = Object.entries( read ).map( ( [ what, times ] ) => {
		const sorted = times.toSorted( ( a, b ) => a - b );
		return { what, median: at( sorted, 0.5 ), most: at( sorted, 0.95 ) };
	} );
	printTable(
		[ 'to read', 'median', '95%' ],
		rows.map( ( { what, median, most } ) => [ what, ms( median ), ms( most ) ] )
	);
	return Math.max( ...rows.filter( ( { what } ) => what.includes( '30 days,' ) ).map( ( { most } ) => most ) );
}

/** @param {number} bytes */
function megabytes( bytes ) {
	return `${ ( bytes / 2 ** 20 ).toFixed( 1 ) } MB`;
}
