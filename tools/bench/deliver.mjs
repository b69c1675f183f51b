/** Webhooks: deliveries per second and memory; what a hanging and a slow receiver cost the others, and what they cost visitors. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { receiver } from './deliver/receiver.mjs';
import { at, forSeconds, keepGoing, startClient, together } from './load.mjs';
import { serve, siteNamed } from './site.mjs';
import { prepareSurvey } from './submit/survey.mjs';
import { ms, printTable, ratio, whole } from './table.mjs';

const RESPONSES = 5_000;
const SECONDS = 20;

/** Response time of the slow receiver in milliseconds: less than the timeout. */
const SLOW = 8_000;

/** Concurrent visitors, and rounds of this many seconds each. */
const VISITORS = 4;
const ROUNDS = 4;
const ROUND = 15;

/**
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number | undefined} responses
 */
export async function run( mariadb, responses = RESPONSES ) {
	const receivers = {
		quick: await receiver( ( answer ) => answer.end( 'ok' ) ),
		slow: await receiver( ( answer ) => setTimeout( () => answer.end( 'ok' ), SLOW ) ),
		hanging: await receiver( () => undefined ),
	};
	try {
		const site = await siteNamed( mariadb, 'deliver', { fresh: true } );
		allow( site );
		await site.php( 'deliver/allow.php', ...Object.values( receivers ).map( ( { host } ) => host ) );
		await drain( site, receivers, responses );
		await visitors( site, receivers );
	} finally {
		Object.values( receivers ).forEach( ( { stop } ) => stop() );
	}
}

/**
 * @param {import('./site.mjs').BenchSite} site
 * @param {Record<'quick' | 'slow' | 'hanging', import('./deliver/receiver.mjs').Receiver>} receivers
 * @param {number} responses
 */
async function drain( site, { quick, slow, hanging }, responses ) {
	const rows = [];
	for ( const { name, many, others } of [
		{ name: 'one receiver', many: Math.ceil( responses / 10 ), others: [] },
		{ name: 'ten times as many', many: responses, others: [] },
		{ name: 'next to one that hangs and one that is slow', many: responses, others: [ hanging, slow ] },
	] ) {
		await site.ask( 'DELETE FROM wp_uf_jobs' );
		const { survey } = /** @type {{ survey: number }} */ (
			JSON.parse( await site.php( 'deliver/prepare.php', ...[ quick, ...others ].map( ( { url } ) => url ) ) )
		);
		await site.php( 'deliver/answer.php', String( survey ), '1' );
		await site.php( 'deliver/work.php', String( SECONDS ) ); // After this, fast and slow ones are known.
		await site.php( 'deliver/answer.php', String( survey ), String( many ) );
		const before = quick.came();
		const start = performance.now();
		const memory = await work( site, () => quick.came() - before < many );
		const seconds = ( quick.lastAt() - start ) / 1000; // The slow ones take longer.
		const came = quick.came() - before;
		rows.push( [
			name,
			whole( came ),
			`${ seconds.toFixed( 1 ) } s`,
			whole( came / seconds ),
			`${ ( memory / 2 ** 20 ).toFixed( 1 ) } MB`,
		] );
	}
	printTable( [ 'webhooks of one worker', 'received', 'took', 'per second', 'memory above WordPress' ], rows );
}

/**
 * Runs workers one after the other, as cron does; each continues with slow deliveries until its time is up.
 *
 * @param {import('./site.mjs').BenchSite} site
 * @param {() => boolean} goesOn
 */
async function work( site, goesOn ) {
	let memory = 0;
	for ( let runs = 0; goesOn() && runs < 10; runs++ ) {
		const run = /** @type {{ memory: number }} */ (
			JSON.parse( await site.php( 'deliver/work.php', String( SECONDS ) ) )
		);
		memory = Math.max( memory, run.memory );
	}
	return memory;
}

/**
 * @param {import('./site.mjs').BenchSite} site
 * @param {Record<'quick' | 'slow' | 'hanging', import('./deliver/receiver.mjs').Receiver>} receivers
 */
async function visitors( site, { hanging } ) {
	await site.ask( 'DELETE FROM wp_uf_jobs' );
	const server = await serve( site );
	const plain = await prepareSurvey( site, server.url );
	const told = await prepareSurvey( site, server.url, [ 'deliver/prepare.php', hanging.url ] );
	const client = startClient( VISITORS );
	const runs = {
		plain: /** @type {import('./load.mjs').Run[]} */ ( [] ),
		told: /** @type {import('./load.mjs').Run[]} */ ( [] ),
	};
	for ( let round = 0; round < ROUNDS; round++ ) {
		for ( const [ name, survey ] of /** @type {const} */ ( [
			[ 'plain', plain ],
			[ 'told', told ],
		] ) ) {
			runs[ name ].push(
				await keepGoing( VISITORS, forSeconds( ROUND ), () =>
					client.send( survey.rest, { body: survey.body() } )
				)
			);
		}
	}
	client.close();
	await server.stop();
	const [ floor, cost ] = [ together( runs.plain ), together( runs.told ) ];
	printTable(
		[ `a visitor's answer, ${ String( VISITORS ) } at once`, 'answers', 'median', '95%', 'of the first row' ],
		[ row( 'without a webhook', floor, floor ), row( 'with a webhook that hangs', cost, floor ) ]
	);
}

/**
 * @param {string} name
 * @param {import('./load.mjs').Run} run
 * @param {import('./load.mjs').Run} floor
 */
function row( name, run, floor ) {
	return [
		name,
		whole( run.ms.length ),
		ms( at( run.ms, 0.5 ) ),
		ms( at( run.ms, 0.95 ) ),
		ratio( at( run.ms, 0.95 ), at( floor.ms, 0.95 ) ),
	];
}

/** @param {import('./site.mjs').BenchSite} site */
function allow( { dir } ) {
	const plugins = join( dir, 'wp-content/mu-plugins' );
	mkdirSync( plugins, { recursive: true } );
	copyFileSync( join( import.meta.dirname, 'deliver/hosts.php' ), join( plugins, 'uf-bench-hosts.php' ) );
}
