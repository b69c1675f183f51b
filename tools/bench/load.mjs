/** Our own load generator: a closed loop over keep-alive connections, cheap enough to leave the cores to the server. */
import { Agent, request } from 'node:http';

/** @typedef {{ status: number, text: string, ms: number }} Answer status 0: the connection failed */
/** @typedef {{ ms: number[], statuses: Map<number, number>, seconds: number, cpu: number }} Run cpu: seconds of ours */

/** @param {number} connections maximum number of parallel ones */
export function startClient( connections ) {
	const agent = new Agent( { keepAlive: true, maxSockets: connections } );
	return {
		/**
		 * @param {string} url
		 * @param {{ body?: string, headers?: Record<string, string> }} [options] a body makes it a JSON POST request
		 */
		send: ( url, options = {} ) => exchange( agent, url, options ),
		close: () => {
			agent.destroy();
		},
	};
}

/** @typedef {ReturnType<typeof startClient>} Client */

/**
 * Keeps this many requests running, each followed by the next as soon as it is answered.
 *
 * @param {number} concurrency
 * @param {() => boolean} goesOn called before each request
 * @param {(place: number) => Promise<Answer>} send called with the number of earlier requests
 * @returns {Promise<Run>}
 */
export async function keepGoing( concurrency, goesOn, send ) {
	/** @type {Run} */
	const run = { ms: [], statuses: new Map(), seconds: 0, cpu: 0 };
	const start = performance.now();
	const cpu = process.cpuUsage();
	let place = 0;
	const visitor = async () => {
		while ( goesOn() ) {
			const { status, ms } = await send( place++ );
			run.ms.push( ms );
			run.statuses.set( status, ( run.statuses.get( status ) ?? 0 ) + 1 );
		}
	};
	await Promise.all( Array.from( { length: concurrency }, visitor ) );
	run.seconds = ( performance.now() - start ) / 1000;
	const { user, system } = process.cpuUsage( cpu );
	run.cpu = ( user + system ) / 1e6;
	return run;
}

/** @param {number} seconds */
export function forSeconds( seconds ) {
	const end = performance.now() + seconds * 1000;
	return () => performance.now() < end;
}

/**
 * Combines several runs into one.
 *
 * @param {Run[]} runs
 * @returns {Run}
 */
export function together( runs ) {
	/** @type {Run} */
	const all = { ms: [], statuses: new Map(), seconds: 0, cpu: 0 };
	for ( const { ms, statuses, seconds, cpu } of runs ) {
		all.ms.push( ...ms );
		for ( const [ status, count ] of statuses ) {
			all.statuses.set( status, ( all.statuses.get( status ) ?? 0 ) + count );
		}
		all.seconds += seconds;
		all.cpu += cpu;
	}
	return all;
}

/**
 * @param {number[]} numbers
 * @param {number} share 0.5 for the median
 */
export function at( numbers, share ) {
	return numbers.toSorted( ( a, b ) => a - b )[ Math.floor( numbers.length * share ) ] ?? NaN;
}

/**
 * @param {Agent} agent
 * @param {string} url
 * @param {{ body?: string, headers?: Record<string, string> }} options
 * @returns {Promise<Answer>}
 */
function exchange( agent, url, { body, headers = {} } ) {
	return new Promise( ( resolve ) => {
		const start = performance.now();
		const end = ( /** @type {number} */ status, /** @type {string} */ text ) => {
			resolve( { status, text, ms: performance.now() - start } );
		};
		const post =
			body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': byteLength( body ) };
		const call = request( url, {
			agent,
			method: body === undefined ? 'GET' : 'POST',
			headers: { ...post, ...headers },
		} );
		call.on( 'error', ( error ) => {
			end( 0, error.message );
		} );
		call.on( 'response', ( answer ) => {
			/** @type {Buffer[]} */
			const chunks = [];
			answer.on( 'data', ( /** @type {Buffer} */ chunk ) => chunks.push( chunk ) );
			answer.on( 'error', ( error ) => {
				end( 0, error.message );
			} );
			answer.on( 'end', () => {
				end( answer.statusCode ?? 0, Buffer.concat( chunks ).toString() );
			} );
		} );
		call.end( body );
	} );
}

/** @param {string} body */
function byteLength( body ) {
	return Buffer.byteLength( body );
}
