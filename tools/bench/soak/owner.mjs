/** Simulates an owner who logs in once, edits, reads, trashes and restores, and downloads files, through the app's routes. */
import { ADMIN } from '../../dev/setup/site/site.mjs';

/** @typedef {(path: string, body?: object, method?: string) => Promise<unknown>} Ask */
/** @typedef {{ version: number, title: string } & Record<string, unknown>} Edited */
/** @typedef {{ id: number, status: string, state?: string, url: string | null }} Export */

const REST = '/wp-json/userfeedback/v1';

/** Milliseconds until a request that isn't answered fails. */
const PATIENCE = 60_000;

/** Properties of a survey that its owner doesn't send. */
const OF_SERVER = [ 'created_at', 'responses_count', 'impressions', 'cookie_name', 'changed' ];

/**
 * @param {string} url of the site
 * @returns {Promise<Ask>} throws if the request fails
 */
export async function logIn( url ) {
	const form = new URLSearchParams( {
		log: ADMIN.name,
		pwd: ADMIN.password,
		testcookie: '1',
		'wp-submit': 'Log In',
	} );
	const answer = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: form,
		redirect: 'manual',
	} );
	const cookie = answer.headers
		.getSetCookie()
		.map( ( each ) => each.split( ';' )[ 0 ] )
		.join( '; ' );
	const nonce = await (
		await fetch( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { Cookie: cookie } } )
	).text();
	return async ( path, body, method = body === undefined ? 'GET' : 'POST' ) => {
		const got = await fetch( `${ url }${ REST }${ path }`, {
			method,
			headers: { Cookie: cookie, 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
			signal: AbortSignal.timeout( PATIENCE ),
			...( body === undefined ? {} : { body: JSON.stringify( body ) } ),
		} );
		const text = await got.text();
		if ( ! got.ok )
			throw new Error(
				`${ method } ${ path } was answered ${ String( got.status ) }: ${ text.slice( 0, 300 ) }`
			);
		return text === '' ? null : /** @type {unknown} */ ( JSON.parse( text ) );
	};
}

/**
 * @param {Ask} ask
 * @param {number} id of the survey that visitors answer
 * @param {number} turn number of earlier calls
 */
export async function editAndRead( ask, id, turn ) {
	const path = `/surveys/${ String( id ) }`;
	const survey = /** @type {Edited} */ ( await ask( path ) );
	const kept = Object.fromEntries( Object.entries( survey ).filter( ( [ name ] ) => ! OF_SERVER.includes( name ) ) );
	await ask( '/surveys', { ...kept, title: `Soak, edited ${ String( turn ) } times` } );
	await ask( '/surveys' );
	await ask( `${ path }/results` );
	const { items } = /** @type {{ items: { id: number }[] }} */ ( await ask( `${ path }/responses` ) );
	const ids = items.slice( 0, 3 ).map( ( item ) => item.id );
	if ( ids.length === 0 ) return;
	await ask( `${ path }/responses/${ String( ids[ 0 ] ) }` );
	await ask( `${ path }/responses/trash`, { response_ids: ids } );
	await ask( `${ path }/responses/restore`, { response_ids: ids } );
}

/**
 * @param {Ask} ask
 * @param {number} id
 * @param {number} turn
 */
export async function fetchFile( ask, id, turn ) {
	const format = turn % 2 === 0 ? 'csv' : 'xlsx';
	let file = /** @type {Export} */ ( await ask( `/surveys/${ String( id ) }/exports`, { format } ) );
	const own = `/exports/${ String( file.id ) }`;
	for ( let steps = 0; file.url === null && steps < 1_000; steps++ )
		file = /** @type {Export} */ ( await ask( own, {} ) );
	if ( file.url === null ) throw new Error( 'A file is not done after a thousand steps.' );
	await ask( own, undefined, 'DELETE' );
}
