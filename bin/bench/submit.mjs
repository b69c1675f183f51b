/** What one response costs, beside the least that a REST route of WordPress can do on the same site. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { run as runProgram } from '../setup/processes.mjs';

const WARM_UP = 20;
const REQUESTS = 200;

/** @typedef {{ survey: number, questions: string[] }} Prepared */

/** @param {{ url: string, dir: string }} site */
export async function run( { url, dir } ) {
	const prepare = join( import.meta.dirname, 'submit/prepare.php' );
	const survey = /** @type {Prepared} */ ( JSON.parse( await runProgram( 'php', [ prepare, dir ] ) ) );
	const root = `${ url }/wp-json`;
	const submit = await submission( root, survey );
	const bare = () => post( `${ root }/uf-bench/v1/insert`, submit.body() );
	const ours = () => post( submit.url, submit.body() );

	/** @type {{ bare: number[], ours: number[] }} */
	const times = { bare: [], ours: [] };
	for ( let i = 0; i < WARM_UP + REQUESTS; i++ ) {
		// In turn, so that whatever else the machine does falls on both.
		const pair = { bare: await bare(), ours: await ours() };
		if ( i >= WARM_UP ) {
			times.bare.push( pair.bare );
			times.ours.push( pair.ours );
		}
	}
	print( 'bare route, one INSERT', times.bare );
	print( 'POST responses', times.ours );
	console.log( `  ratio of the medians: ${ ( at( times.ours, 0.5 ) / at( times.bare, 0.5 ) ).toFixed( 2 ) }` );
}

/**
 * What the widget sends, each time under an id of its own.
 *
 * @param {string} root
 * @param {Prepared} prepared
 */
async function submission( root, { survey, questions } ) {
	const answer = await fetch( `${ root }/userfeedback/v1/widget/manifest` );
	const manifest = /** @type {{ surveys: { id: number, nonce: string }[] }} */ ( await answer.json() );
	const nonce = manifest.surveys.find( ( { id } ) => id === survey )?.nonce;
	if ( nonce === undefined ) throw new Error( 'The survey of the bench is not in the manifest.' );
	const values = [ 'Yes', 9, 'The paper weight should be on every product page.' ];

	return {
		url: `${ root }/userfeedback/v1/surveys/${ String( survey ) }/responses`,
		body: () =>
			JSON.stringify( {
				answers: questions.map( ( id, index ) => ( { question_id: id, value: values[ index ] ?? null } ) ),
				page_submitted: { id: 2, name: 'Notebooks and paper', url: 'https://example.org/notebooks/' },
				nonce,
				token: randomUUID(),
			} ),
	};
}

/**
 * @param {string} url
 * @param {string} body
 * @returns {Promise<number>} milliseconds until the whole answer was there
 */
async function post( url, body ) {
	const start = performance.now();
	const answer = await fetch( url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body } );
	const text = await answer.text();
	const time = performance.now() - start;
	if ( answer.status !== 201 ) throw new Error( `${ url } answered ${ String( answer.status ) }: ${ text }` );
	return time;
}

/**
 * @param {string} name
 * @param {number[]} times
 */
function print( name, times ) {
	const ms = ( /** @type {number} */ share ) => `${ at( times, share ).toFixed( 1 ) } ms`;
	console.log(
		`  ${ name.padEnd( 24 ) } median ${ ms( 0.5 ).padStart( 8 ) }   95 % ${ ms( 0.95 ).padStart( 8 ) }   of ${ String( times.length ) }`
	);
}

/**
 * @param {number[]} times
 * @param {number} share 0.5 for the median
 */
function at( times, share ) {
	return times.toSorted( ( a, b ) => a - b )[ Math.floor( times.length * share ) ] ?? NaN;
}
