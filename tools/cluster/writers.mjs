/** Parallel writers on all nodes, who answer, and trash, restore and delete each other's responses, or reach a survey's limit. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mustBeNone } from '../bench/check/faults.mjs';
import { Acknowledged } from '../bench/check/tokens.mjs';
import { forSeconds, startClient } from '../bench/load.mjs';
import { logIn } from '../bench/soak/owner.mjs';
import { endpointsOf, prepareSurvey } from '../bench/submit/survey.mjs';
import { whole } from '../bench/table.mjs';
import { APPLIED, differencesOf } from './trials.mjs';

const WRITERS = 64;

/** Responses that owners change: few enough that several writers often choose the same one. */
const NEWEST = 200;

/** Maximum number of responses in one request of an owner. */
const MOST_CHANGED = 5;

/** Milliseconds until a visitor's browser sends a refused answer again, and how often it may be refused. */
const PAUSE = 100;
const MOST_TRIES = 50;

/** How many times as many answers are sent as a survey's limit allows. */
const BEYOND = 4;

/** Milliseconds between two runs of cron. */
const CRON = 10_000;

const OPTIONS = [ 'Yes', 'No' ];
const STATUSES = [ 'publish', 'trash' ];

/** @typedef {{ method?: string, path: string }} Change */

/** @type {Record<'trash' | 'restore' | 'delete', Change>} */
const CHANGES = {
	trash: { path: '/trash' },
	restore: { path: '/restore' },
	delete: { method: 'DELETE', path: '' },
};

/**
 * @param {import('./galera.mjs').Node[]} nodes
 * @param {import('./hosts.mjs').Host[]} hosts
 * @param {string} url
 * @param {number} seconds
 */
export async function writeTogether( nodes, hosts, url, seconds ) {
	const [ host ] = /** @type {[import('./hosts.mjs').Host]} */ ( hosts );
	const survey = await prepareSurvey( host.site, url );
	const path = `/surveys/${ String( survey.id ) }`;
	const ask = await logIn( url );
	const { acknowledged, deleted, refused, changes } = await writeFor( seconds, survey, url, ask );
	await fetch( `${ url }/wp-cron.php` );
	await sleep( APPLIED );

	const faults = [ ...acknowledged.faults ];
	const expect = ( /** @type {string} */ name, /** @type {number} */ shown, /** @type {number} */ counted ) => {
		if ( shown !== counted ) faults.push( `${ name }: ${ String( shown ) } instead of ${ String( counted ) }` );
	};
	const [ question = '' ] = /** @type {{ questions: { id: string }[] }} */ ( await ask( path ) ).questions.map(
		( { id } ) => id
	);
	const shown = await countsShown( ask, path, question );
	for ( const [ index, node ] of nodes.entries() ) {
		const counted = await countsStored( node, survey.id );
		for ( const [ name, count ] of shown )
			expect( `${ name } on node ${ String( index + 1 ) }`, count, counted.get( name ) ?? 0 );
		const kept = new Set( ( await idsStored( node, survey.id ) ).map( Number ) );
		const wanted = [ ...acknowledged.ids.values() ].filter( ( id ) => ! deleted.has( id ) );
		expect( `stored on node ${ String( index + 1 ) }`, kept.size, wanted.length );
		expect(
			`acknowledged and stored on node ${ String( index + 1 ) }`,
			wanted.filter( ( id ) => kept.has( id ) ).length,
			wanted.length
		);
	}
	for ( const [ id, times ] of deleted )
		if ( times > 1 ) faults.push( `${ String( id ) } was deleted ${ String( times ) } times` );
	faults.push( ...( await differencesOf( host ) ) );
	mustBeNone( faults );
	return [
		[
			'answers',
			whole( acknowledged.ids.size ),
			whole( refused.answers ),
			whole( acknowledged.ids.size - deleted.size ),
			'0',
		],
		...Object.entries( changes ).map( ( [ name, count ] ) => [
			`responses changed by ${ name }`,
			whole( count ),
			'–',
			'–',
			'0',
		] ),
		[ 'requests of owners', whole( refused.sent ), whole( refused.changes ), '–', '0' ],
	];
}

/**
 * @param {number} seconds
 * @param {import('../bench/submit/survey.mjs').Survey} survey
 * @param {string} url
 * @param {import('../bench/soak/owner.mjs').Ask} ask
 */
async function writeFor( seconds, survey, url, ask ) {
	const client = startClient( WRITERS );
	const endpoints = endpointsOf( survey ).map( ( [ , address ] ) => address );
	const acknowledged = new Acknowledged();
	/** Number of times each ID was deleted, as acknowledged. */
	const deleted = /** @type {Map<number, number>} */ ( new Map() );
	const newest = /** @type {number[]} */ ( [] );
	const changes = { trash: 0, restore: 0, delete: 0 };
	const refused = { answers: 0, changes: 0, sent: 0 };
	const goesOn = forSeconds( seconds );

	const answer = async () => {
		const token = randomUUID();
		const body = survey.body( token ).replace( '"Yes"', JSON.stringify( oneOf( OPTIONS ) ) );
		refused.answers += await sendUntilStored( client, endpoints, body, token, acknowledged );
		newest.unshift( acknowledged.ids.get( token ) ?? 0 );
		newest.splice( NEWEST );
	};
	const change = async () => {
		const name = oneOf( /** @type {(keyof typeof CHANGES)[]} */ ( [ 'trash', 'trash', 'restore', 'delete' ] ) );
		const ids = Array.from( { length: Math.ceil( Math.random() * MOST_CHANGED ) }, () => oneOf( newest ) );
		const { method, path } = CHANGES[ name ];
		refused.sent++;
		try {
			const { updated } = /** @type {{ updated: number[] }} */ (
				await ask(
					`/surveys/${ String( survey.id ) }/responses${ path }`,
					{ response_ids: [ ...new Set( ids ) ] },
					method
				)
			);
			changes[ name ] += updated.length;
			if ( name === 'delete' ) for ( const id of updated ) deleted.set( id, ( deleted.get( id ) ?? 0 ) + 1 );
		} catch ( error ) {
			if ( ! / 503:/.test( String( error ) ) ) throw error;
			refused.changes++;
		}
	};
	const cron = setInterval( () => void fetch( `${ url }/wp-cron.php` ).catch( () => undefined ), CRON );
	try {
		await Promise.all(
			Array.from( { length: WRITERS }, async () => {
				while ( goesOn() ) await ( newest.length < MOST_CHANGED || Math.random() < 0.5 ? answer() : change() );
			} )
		);
	} finally {
		clearInterval( cron );
		client.close();
	}
	return { acknowledged, deleted, refused, changes };
}

/**
 * Sends an answer as a browser does: again, with the same token, until it is stored.
 *
 * @param {import('../bench/load.mjs').Client} client
 * @param {string[]} endpoints URLs
 * @param {string} body
 * @param {string} token
 * @param {Acknowledged} acknowledged
 * @returns {Promise<number>} how often it was refused
 */
async function sendUntilStored( client, endpoints, body, token, acknowledged ) {
	for ( let refused = 0; ; refused++ ) {
		const reply = await client.send( oneOf( endpoints ), { body } );
		if ( acknowledged.note( token, reply ) ) return refused;
		if ( refused === MOST_TRIES )
			throw new Error( `An answer was refused: ${ String( reply.status ) } ${ reply.text.slice( 0, 200 ) }` );
		await sleep( PAUSE );
	}
}

/**
 * Answers a survey with a limit at the same time on all nodes: exactly its limit is counted, and the others are kept apart.
 *
 * @param {import('./galera.mjs').Node[]} nodes
 * @param {import('./hosts.mjs').Host[]} hosts
 * @param {string} url
 * @param {number} limit
 */
export async function answerBeyondLimit( nodes, hosts, url, limit ) {
	const [ host ] = /** @type {[import('./hosts.mjs').Host]} */ ( hosts );
	const survey = await prepareSurvey( host.site, url, [ 'submit/prepare.php', String( limit ) ] );
	await sleep( APPLIED );
	const client = startClient( WRITERS );
	const endpoints = endpointsOf( survey ).map( ( [ , address ] ) => address );
	const acknowledged = new Acknowledged();
	let left = BEYOND * limit;
	let refused = 0;
	try {
		await Promise.all(
			Array.from( { length: WRITERS }, async () => {
				while ( left-- > 0 ) {
					const token = randomUUID();
					refused += await sendUntilStored( client, endpoints, survey.body( token ), token, acknowledged );
				}
			} )
		);
	} finally {
		client.close();
	}
	await sleep( APPLIED );

	const ofSurvey = `FROM wp_uf_responses WHERE survey_id = ${ String( survey.id ) }`;
	const wanted = `over_limit\t${ String( ( BEYOND - 1 ) * limit ) }\npublish\t${ String( limit ) }`;
	for ( const node of nodes ) {
		const counted = await node.ask( `SELECT status, COUNT(*) ${ ofSurvey } GROUP BY status ORDER BY status` );
		mustBeNone( counted === wanted ? [] : [ `A limit of ${ String( limit ) } led to ${ counted }` ] );
		mustBeNone( acknowledged.differencesFrom( await node.ask( `SELECT token, id ${ ofSurvey }` ) ) );
	}
	mustBeNone( await differencesOf( host ) );
	return [
		`${ String( WRITERS ) } visitors and a limit of ${ whole( limit ) }`,
		whole( BEYOND * limit ),
		whole( refused ),
		whole( acknowledged.ids.size ),
		'0',
	];
}

/**
 * Returns what owners see: totals, filtered totals, and the number of responses with each status.
 *
 * @param {import('../bench/soak/owner.mjs').Ask} ask
 * @param {string} path of the survey
 * @param {string} question ID
 */
async function countsShown( ask, path, question ) {
	const counts = /** @type {Map<string, number>} */ ( new Map() );
	const results = async ( /** @type {string} */ query ) =>
		/** @type {{ range_responses_count: number }} */ ( await ask( `${ path }/results?${ query }` ) )
			.range_responses_count;
	const listed = async ( /** @type {string} */ query ) =>
		/** @type {{ pagination: { total: number } }} */ ( await ask( `${ path }/responses?${ query }` ) ).pagination
			.total;
	counts.set( 'results', await results( '' ) );
	for ( const status of STATUSES ) counts.set( `listed, ${ status }`, await listed( `filter[status]=${ status }` ) );
	for ( const option of OPTIONS ) {
		const filter = `filter[answers][0][question_id]=${ question }&filter[answers][0][is]=chose&filter[answers][0][values][0]=${ option }`;
		counts.set( `results, ${ option }`, await results( filter ) );
		for ( const status of STATUSES )
			counts.set( `listed, ${ status }, ${ option }`, await listed( `filter[status]=${ status }&${ filter }` ) );
	}
	return counts;
}

/**
 * Counts the same in the rows.
 *
 * @param {import('./galera.mjs').Node} node
 * @param {number} survey ID
 */
async function countsStored( node, survey ) {
	const counts = /** @type {Map<string, number>} */ ( new Map() );
	const counted = await node.ask(
		`SELECT status, IF(answers LIKE '%"Yes"%', 'Yes', 'No'), COUNT(*) FROM wp_uf_responses WHERE survey_id = ${ String( survey ) } GROUP BY 1, 2`
	);
	for ( const [ status = '', option = '', count ] of counted.split( '\n' ).map( ( row ) => row.split( '\t' ) ) ) {
		const names = [ `listed, ${ status }`, `listed, ${ status }, ${ option }` ];
		if ( status === 'publish' ) names.push( 'results', `results, ${ option }` );
		for ( const name of names ) counts.set( name, ( counts.get( name ) ?? 0 ) + Number( count ) );
	}
	return counts;
}

/**
 * @param {import('./galera.mjs').Node} node
 * @param {number} survey ID
 */
async function idsStored( node, survey ) {
	return ( await node.ask( `SELECT id FROM wp_uf_responses WHERE survey_id = ${ String( survey ) }` ) ).split( '\n' );
}

/**
 * @template T
 * @param {T[]} list
 * @returns {T}
 */
function oneOf( list ) {
	return /** @type {T} */ ( list[ Math.floor( Math.random() * list.length ) ] );
}
