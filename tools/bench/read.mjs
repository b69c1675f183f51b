/** Measures the owner's screens with 10,000, 100,000, and a million responses. */
import { filledSite } from './fill.mjs';
import { at } from './load.mjs';
import { served } from './read/served.mjs';
import { isKept } from './site.mjs';
import { ms, printTable, ratio } from './table.mjs';

const USUAL = [ 10_000, 100_000 ];
const MILLION = 1_000_000;

const ROUNDS = 3;
const READINGS = 8;
const PER_PAGE = 20;

/** @typedef {import('./site.mjs').BenchSite} BenchSite */
/** @typedef {{ ms: number[], bytes: number, queries: number }} Reading times in milliseconds */
/** @typedef {{ size: number, site: BenchSite, paths: Map<string, string>, readings: Map<string, Reading> }} Filled */

/**
 * Measures a million responses only on request, or if that site already exists.
 *
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number | undefined} most
 */
export async function run( mariadb, most ) {
	const largest = most ?? ( isKept( `of${ String( MILLION ) }` ) ? MILLION : 0 );
	const sizes = [ ...new Set( [ ...USUAL, largest ] ) ].filter( ( size ) => size > 0 ).sort( ( a, b ) => a - b );
	/** @type {Filled[]} */
	const filled = [];
	for ( const size of sizes ) {
		const site = await filledSite( mariadb, size );
		filled.push( { size, site, paths: await pathsOf( site ), readings: new Map() } );
	}
	// Alternates, so that other load on the machine affects all sizes equally.
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const { site, paths, readings } of filled ) {
			for ( const [ name, path ] of paths ) await read( site, name, path, readings );
		}
	}
	print( filled, await bytesOfWordPress( filled ) );
	await served( filled.filter( ( { size } ) => size === sizes[ 0 ] || size === largest ) );
}

/**
 * The paths to read, by their name in the table. The first survey of a filled site has 70% of its responses.
 *
 * @param {BenchSite} site
 */
async function pathsOf( site ) {
	const responses = Number( await site.ask( 'SELECT COUNT(*) FROM wp_uf_responses WHERE survey_id = 1' ) );
	const pages = Math.ceil( responses / PER_PAGE );
	const questionId = ( /** @type {number} */ place ) =>
		site.ask(
			`SELECT JSON_UNQUOTE(JSON_EXTRACT(questions, '$[${ String( place ) }].id')) FROM wp_uf_surveys WHERE id = 1`
		);
	const texts = await questionId( 2 );
	const day = ( /** @type {number} */ ago ) => new Date( Date.now() - ago * 86_400_000 ).toISOString().slice( 0, 10 );
	const root = '/userfeedback/v1';
	const list = ( /** @type {number} */ page ) =>
		`${ root }/surveys/1/responses?per_page=${ String( PER_PAGE ) }&page=${ String( page ) }`;
	const answers = `${ root }/surveys/1/questions/${ texts }/answers?per_page=10`;
	const [ found, reason ] = ( await Promise.all( [ 0, 1 ].map( questionId ) ) ).map( String );
	const phones = 'filter[device][]=mobile';
	const chose = `filter[answers][0][question_id]=${ found }&filter[answers][0][is]=chose&filter[answers][0][values][]=No`;
	const says = `filter[answers][0][question_id]=${ texts }&filter[answers][0][is]=contains&filter[answers][0][text]=paper`;
	return new Map( [
		[ 'surveys list', `${ root }/surveys?select[]=audience&select[]=activity` ],
		[ 'results, all time', `${ root }/surveys/1/results` ],
		[ 'results, 30 days', `${ root }/surveys/1/results?from=${ day( 29 ) }&to=${ day( 0 ) }` ],
		[ 'NPS results', `${ root }/surveys/2/results` ],
		[ 'results-summary, 30 days', `${ root }/results-summary?start_date=${ day( 29 ) }&end_date=${ day( 0 ) }` ],
		[ 'responses, first page', list( 1 ) ],
		[ 'responses, middle page', list( Math.ceil( pages / 2 ) ) ],
		[ 'responses, last page', list( pages ) ],
		[ 'responses in the trash', `${ list( 1 ) }&filter[status]=trash` ],
		[ 'one response', `${ root }/surveys/1/responses/${ await middleId( site ) }` ],
		[ 'texts, first page', answers ],
		[ 'texts with "paper"', `${ answers }&search=paper` ],
		[ 'results on phones', `${ root }/surveys/1/results?${ phones }` ],
		[
			'results on phones, 30 days',
			`${ root }/surveys/1/results?${ phones }&from=${ day( 29 ) }&to=${ day( 0 ) }`,
		],
		[ 'results for one page', `${ root }/surveys/1/results?filter[page][]=/notebooks/7/` ],
		[ 'results for answer "No"', `${ root }/surveys/1/results?${ chose }` ],
		[ 'results for text "paper"', `${ root }/surveys/1/results?${ says }` ],
		[ 'NPS results on phones', `${ root }/surveys/2/results?${ phones }` ],
		[ 'texts on phones, page 100', `${ answers }&page=100&${ phones }` ],
		[ 'cross-table', `${ root }/surveys/1/cross?rows=${ found }&columns=${ reason }` ],
		[ 'cross-table on phones', `${ root }/surveys/1/cross?rows=${ found }&columns=${ reason }&${ phones }` ],
		[ 'median time', `${ root }/surveys/1/time` ],
	] );
}

/** @param {BenchSite} site */
async function middleId( site ) {
	return site.ask(
		'SELECT id FROM wp_uf_responses WHERE survey_id = 1 AND id >= (SELECT MAX(id) / 2 FROM wp_uf_responses) ORDER BY id LIMIT 1'
	);
}

/**
 * Reads a route several times, and adds its times to earlier ones.
 *
 * @param {BenchSite} site
 * @param {string} name
 * @param {string} path
 * @param {Map<string, Reading>} readings
 */
export async function read( site, name, path, readings ) {
	const reading = /** @type {Reading | null} */ (
		JSON.parse( await site.php( 'read/measure.php', String( READINGS ), path ) )
	);
	if ( reading === null ) return;
	const earlier = readings.get( name )?.ms ?? [];
	// The first reading of each process loads the code, unlike requests to PHP-FPM.
	readings.set( name, { ...reading, ms: [ ...earlier, ...reading.ms.slice( 1 ) ] } );
}

/**
 * Measures the same WordPress without the plugin.
 *
 * @param {Filled[]} filled
 */
async function bytesOfWordPress( filled ) {
	const site = filled[ 0 ]?.site;
	const reading = /** @type {Reading} */ ( JSON.parse( ( await site?.php( 'read/measure.php', '2' ) ) ?? 'null' ) );
	return reading.bytes;
}

/**
 * @param {Filled[]} filled
 * @param {number} wordpress bytes
 */
function print( filled, wordpress ) {
	const [ first ] = filled;
	const last = filled.at( -1 );
	if ( first === undefined || last === undefined ) return;
	const rows = [ ...first.paths.keys() ].map( ( name ) => {
		const smallest = first.readings.get( name );
		const largest = last.readings.get( name );
		if ( smallest === undefined || largest === undefined ) return [ name, 'no such route' ];
		return [
			name,
			...filled.map( ( { readings } ) => ms( at( readings.get( name )?.ms ?? [], 0.5 ) ) ),
			ratio( at( largest.ms, 0.5 ), at( smallest.ms, 0.5 ) ),
			`${ ( ( largest.bytes - wordpress ) / 1_048_576 ).toFixed( 1 ) } MB`,
			String( largest.queries ),
		];
	} );
	const sizes = filled.map( ( { size } ) => size.toLocaleString( 'en' ) );
	printTable( [ 'median', ...sizes, 'largest to smallest', 'memory', 'statements' ], rows );
	console.log(
		`Memory is the largest site's peak above the ${ ( wordpress / 1_048_576 ).toFixed( 1 ) } MB of WordPress without the plugin.`
	);
}
