/** 64 concurrent visitors, who send 30% of submissions twice: each is stored once, and counted once. */
import { faultsOf, mustBeNone } from './check/faults.mjs';
import { keepGoing, startClient } from './load.mjs';
import { serve, siteNamed } from './site.mjs';
import { endpointsOf, prepareSurvey, surveyThrough } from './submit/survey.mjs';
import { printTable, whole } from './table.mjs';
import { Acknowledged, withRepeats } from './check/tokens.mjs';

const VISITORS = 64;
const SUBMISSIONS = 20_000;

/**
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number | undefined} submissions
 */
export async function run( mariadb, submissions = SUBMISSIONS ) {
	const site = await siteNamed( mariadb, 'many', { fresh: true } );
	const server = await serve( site );
	const rows = [];
	for ( const [ endpoint ] of endpointsOf( await prepareSurvey( site, server.url ) ) ) {
		const { survey, url } = await surveyThrough( site, server.url, endpoint );
		const { sent, acknowledged, seconds } = await sendMany( survey, url, submissions );
		mustBeNone( await faultsOf( site, survey, acknowledged ) );
		rows.push( [
			endpoint,
			whole( sent ),
			whole( acknowledged.ids.size ),
			whole( acknowledged.ids.size ),
			'0',
			( sent / seconds ).toFixed( 0 ),
		] );
	}
	printTable(
		[ `${ String( VISITORS ) } visitors`, 'sent', 'distinct', 'stored and counted', 'differences', 'requests/s' ],
		rows
	);
	await server.stop();
}

/**
 * @param {import('./submit/survey.mjs').Survey} survey
 * @param {string} url
 * @param {number} submissions
 * @throws {Error} if one of them was rejected
 */
export async function sendMany( survey, url, submissions ) {
	const client = startClient( VISITORS );
	const tokens = withRepeats( submissions );
	const acknowledged = new Acknowledged();
	let next = 0;
	const { seconds } = await keepGoing(
		VISITORS,
		() => next < tokens.length,
		async () => {
			const token = tokens[ next++ ] ?? '';
			const answer = await client.send( url, { body: survey.body( token ) } );
			if ( ! acknowledged.note( token, answer ) ) {
				throw new Error( `${ url } answered ${ String( answer.status ) }: ${ answer.text.slice( 0, 500 ) }` );
			}
			return answer;
		}
	);
	client.close();
	return { sent: tokens.length, acknowledged, seconds };
}
