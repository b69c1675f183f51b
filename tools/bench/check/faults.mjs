/** Compares acknowledged responses, stored responses, and the results. */

/**
 * @param {import('../site.mjs').BenchSite} site
 * @param {import('../submit/survey.mjs').Survey} survey that got no other responses
 * @param {import('./tokens.mjs').Acknowledged} acknowledged
 * @returns {Promise<string[]>} the differences; empty if all is correct
 */
export async function faultsOf( site, survey, acknowledged ) {
	const id = String( survey.id );
	const rows = await site.ask( `SELECT token, id FROM wp_uf_responses WHERE survey_id = ${ id }` );
	const { responses, answers, differences } =
		/** @type {{ responses: number, answers: number[], differences: number }} */ (
			JSON.parse( await site.php( 'check/counts.php', id ) )
		);
	const expected = acknowledged.ids.size;
	const faults = acknowledged.differencesFrom( rows );
	for ( const counted of [ responses, ...answers ] ) {
		if ( counted !== expected ) {
			faults.push( `the results count ${ String( counted ) } where ${ String( expected ) } were acknowledged` );
		}
	}
	if ( differences !== 0 ) faults.push( `a recount finds ${ String( differences ) } differences` );
	return faults;
}

/**
 * @param {string[]} faults
 * @throws {Error} if there are any
 */
export function mustBeNone( faults ) {
	if ( faults.length === 0 ) return;
	const first = faults.slice( 0, 10 ).join( '\n  ' );
	throw new Error( `${ String( faults.length ) } faults:\n  ${ first }` );
}
