/** The survey for benchmarks, and the requests of a visitor's browser. */
import { randomUUID } from 'node:crypto';

const VALUES = [ 'Yes', 9, 'The paper weight should be on every product page.' ];

/**
 * @typedef {object} Survey
 * @property {number} id
 * @property {string} rest URL for responses
 * @property {string | null} collector URL for responses without loading all of WordPress, if the site has it
 * @property {(token?: string) => string} body of one submission, with a new ID unless given
 */

/**
 * @param {import('../site.mjs').BenchSite} site
 * @param {string} url where it is served
 * @param {[string, ...string[]]} [by] script that creates it, and its arguments
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
 * Returns the endpoints by their names in the tables.
 *
 * @param {Survey} survey
 * @returns {[string, string][]}
 */
export function endpointsOf( { rest, collector } ) {
	return collector === null
		? [ [ 'REST', rest ] ]
		: [
				[ 'REST', rest ],
				[ 'collector', collector ],
			];
}

/**
 * Makes another survey, and returns it with the URL of one endpoint.
 *
 * @param {import('../site.mjs').BenchSite} site
 * @param {string} url
 * @param {string} endpoint by its name
 */
export async function surveyThrough( site, url, endpoint ) {
	const survey = await prepareSurvey( site, url );
	return { survey, url: new Map( endpointsOf( survey ) ).get( endpoint ) ?? '' };
}
