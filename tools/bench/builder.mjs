/** Measures how responsive the builder is with a long survey, compared with SurveyJS Creator and a screen of WordPress itself. */
import { step } from '../dev/setup/progress.mjs';
import { builder, measured, surveyJs, wordpress } from './builder/acts.mjs';
import { fetchPeer, servePeer } from './builder/peer.mjs';
import { watch } from './builder/timed.mjs';
import { at } from './load.mjs';
import { logIn } from './site/log-in.mjs';
import { serve, siteNamed } from './site.mjs';
import { ms, printTable } from './table.mjs';
import { launch } from './widget/browser.mjs';

/** Leaves space to add one more. */
const QUESTIONS = 99;
const ROUNDS = 3;
const SLOWDOWN = 4;
const VIEWPORT = { width: 1400, height: 900 };

/** Maximum milliseconds, for a machine on which WordPress's own screen meets them, too. */
const CAPS = {
	'load its page': 1_500,
	'open from the list': 1_500,
	'key, 95%': 50,
	leave: 100,
	add: 100,
	delete: 100,
	undo: 100,
};

/** @typedef {Awaited<ReturnType<typeof measured>>} Measured */

/** @param {import('./site.mjs').MariaDb} mariadb */
export async function run( mariadb ) {
	await step( 'SurveyJS Creator', fetchPeer );
	const site = await siteNamed( mariadb, 'builder', { fresh: true } );
	const server = await serve( site );
	const peer = await servePeer( QUESTIONS );
	const browser = await launch();
	const rounds = new Map( /** @type {[string, Measured[]][]} */ ( [] ) );

	const context = await browser.newContext( { viewport: VIEWPORT } );
	await logIn( context, server.url );
	for ( let round = 1; round <= ROUNDS; round++ ) {
		const survey = await site.php( 'builder/prepare.php', String( QUESTIONS ) ); // Edits are saved: use a new one.
		const url = `${ server.url }/`;
		await step( `Round ${ String( round ) }`, async () => {
			for ( const subject of [ builder( url, survey ), surveyJs( peer.url ), wordpress( url ) ] ) {
				const visits = rounds.get( subject.name ) ?? [];
				rounds.set( subject.name, [ ...visits, await visit( context, subject ) ] );
			}
		} );
	}
	await browser.close();
	peer.stop();
	await server.stop();
	print( [ ...rounds ] );
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {import('./builder/acts.mjs').Subject} subject
 */
async function visit( context, subject ) {
	const page = await context.newPage();
	await watch( page );
	const browserSide = await context.newCDPSession( page );
	await browserSide.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	const times = await measured( page, subject );
	page.on( 'dialog', ( dialog ) => void dialog.accept() ); // Discards unsaved changes.
	await page.close();
	return times;
}

/** @param {[string, Measured[]][]} rounds by the name of each subject */
function print( rounds ) {
	const rows = Object.entries( CAPS ).map( ( [ name, cap ] ) => [
		name,
		ms( cap ),
		...rounds.map( ( [ , visits ] ) => shown( figure( name, visits ) ) ),
	] );
	const keys = rounds.map( ( [ , visits ] ) =>
		at(
			visits.flatMap( ( visit ) => visit.keys ),
			0.5
		)
	);
	rows.splice( 1, 0, [ 'key, median', '', ...keys.map( shown ) ] );
	printTable(
		[ `${ String( QUESTIONS ) } questions of 5 options, 4×`, 'cap', ...rounds.map( ( [ name ] ) => name ) ],
		rows
	);
}

/**
 * @param {string} name
 * @param {Measured[]} visits
 */
function figure( name, visits ) {
	if ( name === 'key, 95%' )
		return at(
			visits.flatMap( ( { keys } ) => keys ),
			0.95
		);
	return at(
		visits.map( ( visit ) => opened( visit )[ name ] ?? visit.acts[ name ] ?? NaN ),
		0.5
	);
}

/**
 * @param {Measured} visit
 * @returns {Record<string, number>}
 */
function opened( { open, fromList } ) {
	return { 'load its page': open, 'open from the list': fromList };
}

/** @param {number} time */
function shown( time ) {
	return Number.isNaN( time ) ? '' : ms( time );
}
