/** Measures results of a survey with very many responses, of which only the index and the daily counts exist. */
import { at } from '../load.mjs';
import { siteNamed } from '../site.mjs';
import { ms, printTable } from '../table.mjs';
import { step } from '../../dev/setup/progress.mjs';

const USUAL = 100_000_000;
const READINGS = 6;

/** Most milliseconds for each reading, and most megabytes. */
const RESULTS = 100;
const FILTERED = 300;
const CROSSED = 1000;
const MEMORY = 128;

/**
 * @param {import('../site.mjs').MariaDb} mariadb
 * @param {number | undefined} responses
 */
export async function run( mariadb, responses = USUAL ) {
	const site = await siteNamed( mariadb, `indexed${ String( responses ) }`, {
		filledBy: [
			'tools/bench/indexed/fill.php',
			'tools/bench/indexed/RandomSegment.php',
			'tools/bench/fill/Surveys.php',
		],
		fill: ( made ) =>
			step( `${ responses.toLocaleString( 'en' ) } responses, only in the index`, async () => {
				process.stdout.write( await made.php( 'indexed/fill.php', String( responses ) ) );
			} ),
	} );
	process.stdout.write( await site.php( 'indexed/summarize.php' ) );
	const rows = [];
	for ( const [ name, path, most ] of await pathsOf( site ) ) {
		const {
			ms: took,
			bytes,
			queries,
		} = /** @type {{ ms: number[], bytes: number, queries: number }} */ (
			JSON.parse( await site.php( 'read/measure.php', String( READINGS ), path ) )
		);
		const [ first = NaN, ...later ] = took;
		rows.push( [
			name,
			ms( at( later, 0.5 ) ),
			most === undefined ? '' : ms( most ),
			ms( first ),
			`${ ( bytes / 1_048_576 ).toFixed( 1 ) } MB`,
			String( queries ),
		] );
	}
	printTable( [ 'reading', 'median', 'most', 'the first', `memory (${ String( MEMORY ) } MB)`, 'statements' ], rows );
}

/**
 * @param {import('../site.mjs').BenchSite} site
 * @returns {Promise<[string, string, number?][]>}
 */
async function pathsOf( site ) {
	const questionId = ( /** @type {number} */ place ) =>
		site.ask(
			`SELECT JSON_UNQUOTE(JSON_EXTRACT(questions, '$[${ String( place ) }].id')) FROM wp_uf_surveys WHERE id = 1`
		);
	const [ , found, reasons ] = ( await Promise.all( [ 0, 1, 2 ].map( questionId ) ) ).map( String );
	const survey = '/userfeedback/v1/surveys/1';
	const day = ( /** @type {number} */ ago ) => new Date( Date.now() - ago * 86_400_000 ).toISOString().slice( 0, 10 );
	const phones = 'filter[device][]=mobile';
	const chose = `filter[answers][0][question_id]=${ found }&filter[answers][0][is]=chose&filter[answers][0][values][]=No`;
	const cross = `${ survey }/cross?columns=${ reasons }`;
	return [
		[ 'results', `${ survey }/results`, RESULTS ],
		[ 'results of phones', `${ survey }/results?${ phones }`, FILTERED ],
		[
			'results of phones, 30 days',
			`${ survey }/results?${ phones }&from=${ day( 29 ) }&to=${ day( 0 ) }`,
			FILTERED,
		],
		[ 'results of answer "No"', `${ survey }/results?${ chose }`, FILTERED ],
		[ 'results of a page in each segment', `${ survey }/results?filter[page][]=/notebooks/7/`, FILTERED ],
		[ 'results of a page in few segments', `${ survey }/results?filter[page][]=/rare/`, FILTERED ],
		[ 'results of phones and answer "No"', `${ survey }/results?${ phones }&${ chose }` ],
		[ 'cross-table of two questions', `${ cross }&rows=${ found }`, CROSSED ],
		[ 'cross-table with pages', `${ cross }&rows=page`, CROSSED ],
		[ 'cross-table of two questions, phones', `${ cross }&rows=${ found }&${ phones }` ],
		[ 'median time', `${ survey }/time` ],
	];
}
