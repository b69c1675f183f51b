/** Measures reading where visitors leave a survey, for each choice of dates, devices, and languages; fails over a cap. */
import { mustBeNone } from '../check/faults.mjs';
import { at } from '../load.mjs';
import { read } from '../read.mjs';
import { siteNamed } from '../site.mjs';
import { step } from '../../dev/setup/progress.mjs';
import { ms, printTable, ratio } from '../table.mjs';

const VISITS = 1_000_000;
const ROUNDS = 5;

/** Milliseconds. */
const CAP = 50;

const DEVICES = chosen( 'device', [ 'mobile', 'desktop', 'tablet' ] );
const LANGUAGES = chosen( 'language', [ 'en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'en-US' ] );

/**
 * @param {import('../site.mjs').MariaDb} mariadb
 * @param {number | undefined} visits in a year
 */
export async function run( mariadb, visits = VISITS ) {
	const site = await siteNamed( mariadb, `visits${ String( visits ) }`, {
		filledBy: [ 'tools/bench/read/drop-off.php', 'tools/bench/fill/Surveys.php' ],
		fill: ( made ) =>
			step( `${ visits.toLocaleString( 'en' ) } visits`, async () => {
				await made.php( 'read/drop-off.php', String( visits ) );
			} ),
	} );
	const survey = await site.ask( 'SELECT MAX(id) FROM wp_uf_surveys' );
	const paths = new Map( [ [ 'empty route', '/uf-bench/v1/nothing' ], ...pathsOf( survey ) ] );
	/** @type {Map<string, import('../read.mjs').Reading>} */
	const readings = new Map();
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const [ name, path ] of paths ) await read( site, name, path, readings );
	}
	const medians = [ ...paths.keys() ].map( ( name ) => ( {
		name,
		median: at( readings.get( name )?.ms ?? [ Infinity ], 0.5 ), // A missing route is over any cap.
	} ) );
	printTable(
		[ 'drop-off', 'median', `of ${ String( CAP ) } ms` ],
		medians.map( ( { name, median } ) => [ name, ms( median ), ratio( median, CAP ) ] )
	);
	mustBeNone(
		medians
			.filter( ( { median } ) => median > CAP )
			.map( ( { name, median } ) => `${ name }: ${ ms( median ) }, over ${ String( CAP ) } ms.` )
	);
}

/** @param {string} survey */
function pathsOf( survey ) {
	const path = ( /** @type {string[]} */ ...query ) =>
		`/userfeedback/v1/surveys/${ survey }/drop-off?${ query.join( '&' ) }`;
	// Both ends are as far from the first day of a month as possible.
	const months = `from=${ middle( 10 ) }&to=${ middle( 1 ) }`;
	return new Map( [
		[ 'all time', path() ],
		[ 'one device', path( DEVICES[ 0 ] ?? '' ) ],
		[ 'each of 3 devices and 5 languages', path( ...DEVICES, ...LANGUAGES ) ],
		[ 'from and to the middle of a month', path( months ) ],
		[ 'the same, 5 languages', path( months, ...LANGUAGES ) ],
		[ 'the same, 3 devices and 5 languages', path( months, ...DEVICES, ...LANGUAGES ) ],
	] );
}

/**
 * @param {string} what
 * @param {string[]} values
 */
function chosen( what, values ) {
	return values.map( ( value ) => `filter[${ what }][]=${ value }` );
}

/**
 * The 16th of an earlier month.
 *
 * @param {number} months how many months ago
 */
function middle( months ) {
	const now = new Date();
	return new Date( Date.UTC( now.getUTCFullYear(), now.getUTCMonth() - months, 16 ) ).toISOString().slice( 0, 10 );
}
