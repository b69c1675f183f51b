/** The survey that the bench answers, and what a visitor's browser sends to it. */
import { randomUUID } from 'node:crypto';

const VALUES = [ 'Yes', 9, 'The paper weight should be on every product page.' ];

/**
 * @typedef {object} Survey
 * @property {number} id
 * @property {string} rest where responses go
 * @property {string | null} collector where they go without WordPress whole, on a site that has it
 * @property {(token?: string) => string} body of one submission, under an id of its own unless told
 */

/**
 * @param {import('../site.mjs').BenchSite} site
 * @param {string} url where it is served
 * @param {[string, ...string[]]} [by] the script that makes it, and what that is given
 * @returns {Promise<Survey>}
 */
export async function prepareSurvey( site, url, by = [ 'submit/prepare.php' ] ) {
	const { survey: id, questions } = /** @type {{ survey: number, questions: string[] }} */ (
		JSON.parse( await site.php( ...by ) )
	);
	const root = `${ url }/wp-json/userfeedback/v1`;
	const manifest = /** @type {{ surveys: { id: number, nonce: string }[], collector?: string }} */ (
		await ( await fetch( `${ root }/widget/manifest` ) ).json()
	);
	const nonce = manifest.surveys.find( ( survey ) => survey.id === id )?.nonce;
	if ( nonce === undefined ) throw new Error( 'The survey of the bench is not in the manifest.' );
	const answers = questions.map( ( question_id, index ) => ( { question_id, value: VALUES[ index ] ?? null } ) );
	return {
		id,
		rest: `${ root }/surveys/${ String( id ) }/responses`,
		collector: manifest.collector ? `${ manifest.collector }?survey=${ String( id ) }&do=response` : null,
		body: ( token = randomUUID() ) =>
			JSON.stringify( {
				answers,
				page_submitted: { id: 2, name: 'Notebooks and paper', url: 'https://example.org/notebooks/' },
				nonce,
				token,
			} ),
	};
}

/**
 * The ways in, by the names that the tables give them.
 *
 * @param {Survey} survey
 * @returns {[string, string][]}
 */
export function doorsOf( { rest, collector } ) {
	return collector === null
		? [ [ 'REST', rest ] ]
		: [
				[ 'REST', rest ],
				[ 'collector', collector ],
			];
}
