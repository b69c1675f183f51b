/**
 * Failures of a complete site rather than a rule: many visitors who retry, and a killed database. The benchmark runs both at
 * full size.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from '../../bench/check/faults.mjs';
import { answerThroughout } from '../../bench/kill.mjs';
import { sendMany } from '../../bench/many.mjs';
import { siteIn } from '../../bench/site.mjs';
import { endpointsOf, prepareSurvey, surveyThrough } from '../../bench/submit/survey.mjs';
import { startMariaDb } from '../../dev/setup/servers/mariadb.mjs';
import { LOCAL } from '../../dev/setup/paths.mjs';
import { startPhpServer } from '../../dev/setup/servers/php-server.mjs';
import { freePort } from '../../dev/setup/servers/ports.mjs';
import { makeSite } from '../../dev/setup/site/site.mjs';
import { CURRENT, getWordPress } from '../../dev/setup/downloads/wordpress.mjs';
import { check, commandPart, sum } from './result.mjs';

const SUBMISSIONS = 200;

/** Enough for one killed node and one killed host. */
const CLUSTER_SECONDS = 15;

/** Separate, because it is killed: other parts may be using theirs. */
const HOME = join( LOCAL, 'test/accidents' );

/** @type {import('./result.mjs').Part} */
export const accidents = {
	name: 'accidents',
	run: async ( log ) => {
		let mariadb = await startMariaDb( join( HOME, 'mariadb' ) );
		const site = await makeOne( await mariadb.database( 'test', { fresh: true } ) );
		const server = await startPhpServer( site );
		await site.php( 'site/check-collector.php' );
		const checks = [];
		for ( const [ endpoint ] of endpointsOf( await prepareSurvey( site, server.url ) ) ) {
			const crowd = await surveyThrough( site, server.url, endpoint );
			const many = await sendMany( crowd.survey, crowd.url, SUBMISSIONS );
			const lost = await faultsOf( site, crowd.survey, many.acknowledged );
			checks.push( told( log, `64 visitors who send again, through ${ endpoint }`, lost ) );

			const visitors = await surveyThrough( site, server.url, endpoint );
			const { acknowledged } = await answerThroughout( visitors.survey, visitors.url, 1, async ( meanwhile ) => {
				await mariadb.kill();
				await meanwhile();
				mariadb = await startMariaDb( join( HOME, 'mariadb' ) );
			} );
			const gone = await faultsOf( site, visitors.survey, acknowledged );
			checks.push( told( log, `a database that is killed, through ${ endpoint }`, gone ) );
		}
		await server.stop();
		await mariadb.stop();
		return sum( checks );
	},
};

/** Locks on two nodes of a cluster, and a node and a host that are killed under load. */
export const cluster = commandPart(
	'cluster',
	() => [ process.execPath, 'bin/cluster.mjs', '--short', '--seconds', String( CLUSTER_SECONDS ) ],
	[ 'build' ]
);

/** @param {import('../../dev/setup/servers/mariadb.mjs').Database} database */
async function makeOne( database ) {
	const dir = join( HOME, 'site' );
	const port = await freePort();
	await makeSite( {
		dir,
		wp: await getWordPress( CURRENT ),
		database,
		url: `http://127.0.0.1:${ String( port ) }`,
		title: 'UserFeedback test',
		// A missing database isn't an error in our code.
		constants: { USERFEEDBACK_RATE_LIMIT: 0, WP_DEBUG: false },
	} );
	return { ...siteIn( dir, database ), port };
}

/**
 * @param {string} log
 * @param {string} name
 * @param {string[]} faults
 */
function told( log, name, faults ) {
	appendFileSync(
		log,
		`${ name }: ${ faults.length === 0 ? 'well' : `\n  ${ faults.slice( 0, 20 ).join( '\n  ' ) }` }\n`
	);
	return check( faults.length === 0 );
}
