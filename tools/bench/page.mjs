/** Measures the cost of the plugin on a visitor's page, which should be next to nothing. */
import { at, forSeconds, keepGoing, startClient } from './load.mjs';
import { serve, siteNamed } from './site.mjs';
import { prepareSurvey } from './submit/survey.mjs';
import { ms, printTable, ratio } from './table.mjs';

const ROUNDS = 8;
const SECONDS = 1.5;

const STATES = [
	{ name: 'inactive', label: 'without the plugin' },
	{ name: 'empty', label: 'no survey' },
	{ name: 'survey', label: 'a survey' },
	{ name: 'many', label: 'one of 500 surveys' },
	{ name: 'addresses', label: 'one of 500, by address' },
];

/** States in which the page has its survey. */
const SHOWING = [ 'survey', 'many', 'addresses' ];

/** @param {import('./site.mjs').MariaDb} mariadb */
export async function run( mariadb ) {
	const site = await siteNamed( mariadb, 'page', { fresh: true } );
	const server = await serve( site );
	await prepareSurvey( site, server.url );
	const client = startClient( 1 );
	const measured = STATES.map( ( state ) => ( {
		...state,
		ms: /** @type {number[]} */ ( [] ),
		queries: 0,
		kilobytes: 0,
		length: 0,
	} ) );
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const state of measured ) {
			await site.php( 'site/page-state.php', state.name );
			const page = () => client.send( `${ server.url }/` );
			await page(); // Data cached between requests is rebuilt.
			const { status, text } = await page();
			const [ , queries, bytes ] = /<!--queries:(\d+) bytes:(\d+)-->/.exec( text ) ?? [];
			const hasManifest = text.includes( 'userfeedback-manifest' );
			if ( status !== 200 || hasManifest !== SHOWING.includes( state.name ) || ! hasMeant( state.name, text ) ) {
				throw new Error( `The page "${ state.label }" is not what it should be: status ${ String( status ) }` );
			}
			state.queries = Number( queries );
			state.kilobytes = Number( bytes ) / 1024;
			state.length = text.length;
			state.ms.push( ...( await keepGoing( 1, forSeconds( SECONDS ), page ) ).ms );
		}
	}
	client.close();
	await server.stop();
	print( measured );
}

/**
 * @param {string} state
 * @param {string} page
 */
function hasMeant( state, page ) {
	return ! [ 'many', 'addresses' ].includes( state ) || page.includes( 'Meant for this page' );
}

/** @param {{ label: string, ms: number[], queries: number, kilobytes: number, length: number }[]} states */
function print( states ) {
	const [ without ] = states;
	const one = states.find( ( { label } ) => label === 'a survey' );
	if ( without === undefined || one === undefined ) return;
	printTable(
		[ 'a page with', 'median', '95%', 'added', 'ratio', 'to a survey', 'statements', 'memory added', 'HTML added' ],
		states.map( ( state ) => [
			state.label,
			ms( at( state.ms, 0.5 ) ),
			ms( at( state.ms, 0.95 ) ),
			ms( at( state.ms, 0.5 ) - at( without.ms, 0.5 ) ),
			ratio( at( state.ms, 0.5 ), at( without.ms, 0.5 ) ),
			ratio( at( state.ms, 0.5 ), at( one.ms, 0.5 ) ),
			String( state.queries ),
			`${ ( state.kilobytes - without.kilobytes ).toFixed( 0 ) } KB`,
			`${ String( state.length - without.length ) } B`,
		] )
	);
}
