/** Visitors answer in real browsers while failures happen: each answer is stored, once. */
import { step } from '../dev/setup/progress.mjs';
import { ACCIDENTS, untilDelivered } from './lost/accidents.mjs';
import { mustBeNone } from './check/faults.mjs';
import { serve, siteNamed } from './site.mjs';
import { printTable, whole } from './table.mjs';
import { launch } from './widget/browser.mjs';

const ANSWERS = 1_000;

/** Visitors at a time, each with an empty browser profile. */
const VISITORS = 6;

/** Milliseconds spent looking at the question: answers within a second count as spam. */
const READING = 1_100;

/** Each run has the same failures. */
const SEED = 20_261_121;

/** @typedef {{ text: string, accident: string, age: string }} Answer */
/** @typedef {import('playwright').BrowserContext} Context */

/**
 * Ways in which the visitor got the page with the survey. Responses from last week's page have an expired token.
 *
 * @type {Record<string, (context: Context, url: string) => Promise<import('playwright').Page>>}
 */
const AGES = {
	'a fresh page': ( context, url ) => opened( context, url ),
	'a page out of a cache, a week old': ( context, url ) => opened( context, `${ url }?printed=7` ),
	'a tab left open for a week': async ( context, url ) => {
		const printed = await ( await fetch( `${ url }?printed=7` ) ).text();
		const today = `"made_at":${ String( Math.floor( Date.now() / 1000 ) ) }`;
		return opened( context, url, printed.replace( /"made_at":\d+/, today ) );
	},
};

/**
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number | undefined} count
 */
export async function run( mariadb, count = ANSWERS ) {
	const site = await siteNamed( mariadb, 'lost', { fresh: true } );
	const server = await serve( site );
	const survey = await site.php( 'lost/prepare.php' );
	const answers = answersOf( count );
	const browser = await launch();
	await step( `${ whole( count ) } answers`, () => giveAll( browser, `${ server.url }/`, answers ) );
	await browser.close();

	const stored = await site.ask( `SELECT answers FROM wp_uf_responses WHERE survey_id = ${ survey }` );
	const { responses, differences } = /** @type {{ responses: number, differences: number }} */ (
		JSON.parse( await site.php( 'check/counts.php', survey ) )
	);
	await server.stop();
	const times = timesOf( stored );
	print( answers, times );
	mustBeNone( [
		...answers.flatMap( ( { text, accident, age } ) =>
			times.get( text ) === 1
				? []
				: [ `${ text } (${ accident }; ${ age }) is stored ${ String( times.get( text ) ?? 0 ) } times` ]
		),
		...( responses === count && differences === 0
			? []
			: [
					`the results count ${ String( responses ) }, and a recount finds ${ String( differences ) } differences`,
				] ),
	] );
}

/**
 * Returns each failure equally often, on pages of each age.
 *
 * @param {number} count
 * @returns {Answer[]}
 */
function answersOf( count ) {
	const accidents = Object.keys( ACCIDENTS );
	const chance = chances( SEED );
	const ages = Object.keys( AGES );
	return Array.from( { length: count }, ( _, place ) => ( {
		text: `Answer ${ String( place ) }.`,
		accident: accidents[ place % accidents.length ] ?? '',
		age: ages[ Math.floor( chance() * ages.length ) ] ?? '',
	} ) );
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {Answer[]} answers
 */
async function giveAll( browser, url, answers ) {
	const chance = chances( SEED );
	let next = 0;
	const visitor = async () => {
		const context = await browser.newContext();
		for ( let answer = answers[ next++ ]; answer !== undefined; answer = answers[ next++ ] ) {
			await give( context, url, answer, chance ).catch( ( /** @type {unknown} */ error ) => {
				throw new Error( `${ JSON.stringify( answer ) }: ${ String( error ) }` );
			} );
			if ( next % 100 === 0 ) console.log( `  ${ whole( next ) }` );
		}
		await context.close();
	};
	await Promise.all( Array.from( { length: VISITORS }, visitor ) );
}

/**
 * @param {Context} context
 * @param {string} url
 * @param {Answer} answer
 * @param {() => number} chance
 */
async function give( context, url, { text, accident, age }, chance ) {
	const page = ( await AGES[ age ]?.( context, url ) ) ?? ( await context.newPage() );
	const card = page.getByRole( 'region', { name: 'Survey' } );
	await card.getByRole( 'textbox' ).fill( text );
	await page.waitForTimeout( READING );
	await ACCIDENTS[ accident ]?.( page, () => card.getByRole( 'button', { name: 'Submit' } ).click(), chance );

	// Any other page of the site sends pending responses.
	const later = await context.newPage();
	await later.goto( url );
	await untilDelivered( later );
	await later.evaluate( () => {
		localStorage.clear();
	} );
	await Promise.all( context.pages().map( ( each ) => each.close() ) );
	await context.clearCookies();
}

/**
 * @param {Context} context
 * @param {string} url
 * @param {string} [html] served instead of the site's own page
 */
async function opened( context, url, html ) {
	const page = await context.newPage();
	if ( html !== undefined ) {
		await page.route( url, ( route ) => route.fulfill( { body: html, contentType: 'text/html' } ) );
	}
	await page.goto( url );
	return page;
}

/**
 * Counts how often each text is stored.
 *
 * @param {string} rows
 * @returns {Map<string, number>}
 */
function timesOf( rows ) {
	/** @type {Map<string, number>} */
	const times = new Map();
	for ( const [ text ] of rows.matchAll( /Answer \d+\./g ) ) times.set( text, ( times.get( text ) ?? 0 ) + 1 );
	return times;
}

/**
 * @param {Answer[]} answers
 * @param {Map<string, number>} times
 */
function print( answers, times ) {
	const row = ( /** @type {string} */ name, /** @type {Answer[]} */ given ) => {
		const stored = given.map( ( { text } ) => times.get( text ) ?? 0 );
		const lost = stored.filter( ( number ) => number === 0 ).length;
		const doubled = stored.filter( ( number ) => number > 1 ).length;
		return [ name, whole( given.length ), String( lost ), String( doubled ) ];
	};
	printTable(
		[ 'accident', 'answers', 'lost', 'stored twice' ],
		[
			...Object.keys( ACCIDENTS ).map( ( name ) =>
				row(
					name,
					answers.filter( ( { accident } ) => accident === name )
				)
			),
			...Object.keys( AGES ).map( ( name ) =>
				row(
					name,
					answers.filter( ( { age } ) => age === name )
				)
			),
			row( 'all', answers ),
		]
	);
}

/**
 * Returns random numbers from 0 to 1, the same for the same seed.
 *
 * @param {number} seed
 */
function chances( seed ) {
	let state = seed;
	return () => {
		state = ( Math.imul( state, 1_664_525 ) + 1_013_904_223 ) >>> 0;
		return state / 2 ** 32;
	};
}
