/** The same readings as in a browser: complete requests to WordPress, through nginx and PHP-FPM. */
import { at } from '../load.mjs';
import { logIn } from '../site/log-in.mjs';
import { serve } from '../site.mjs';
import { ms, printTable, ratio } from '../table.mjs';
import { launch } from '../widget/browser.mjs';

const ROUNDS = 12;

/** @typedef {{ size: number, site: import('../site.mjs').BenchSite, paths: Map<string, string> }} Asked */

/**
 * Prints the server's time from the first byte of a request to the last of its answer, alternating between the smallest and the
 * largest site.
 *
 * @param {readonly Asked[]} sites
 */
export async function served( sites ) {
	const browser = await launch();
	const owners = [];
	for ( const { size, site, paths } of sites ) {
		const server = await serve( site, { name: `server-of-${ String( size ) }` } );
		const context = await browser.newContext();
		await logIn( context, server.url );
		const nonce = await (
			await context.request.get( `${ server.url }/wp-admin/admin-ajax.php?action=rest-nonce` )
		).text();
		/** @type {Map<string, number[]>} */
		const took = new Map();
		owners.push( { server, context, nonce, paths, took } );
	}
	for ( let round = 0; round <= ROUNDS; round++ ) {
		for ( const name of owners[ 0 ]?.paths.keys() ?? [] ) {
			for ( const { server, context, nonce, paths, took } of owners ) {
				const began = performance.now();
				const answer = await context.request.get( `${ server.url }/wp-json${ paths.get( name ) ?? '' }`, {
					headers: { 'X-WP-Nonce': nonce },
				} );
				await answer.body();
				const time = performance.now() - began;
				if ( ! answer.ok() ) throw new Error( `${ name } was answered ${ String( answer.status() ) }.` );
				if ( round > 0 ) took.set( name, [ ...( took.get( name ) ?? [] ), time ] ); // After a warm-up for the caches.
			}
		}
	}
	await browser.close();
	for ( const { server } of owners ) await server.stop();
	print( sites, owners );
}

/**
 * @param {readonly Asked[]} sites
 * @param {readonly { paths: Map<string, string>, took: Map<string, number[]> }[]} owners
 */
function print( sites, owners ) {
	const [ few, many ] = [ owners[ 0 ], owners.at( -1 ) ];
	if ( few === undefined || many === undefined ) return;
	const rows = [ ...few.paths.keys() ].map( ( name ) => {
		const medians = owners.map( ( { took } ) => at( took.get( name ) ?? [], 0.5 ) );
		return [
			name,
			...medians.map( ( time ) => ms( time ) ),
			ratio( medians.at( -1 ) ?? NaN, medians[ 0 ] ?? NaN ),
			'1.50',
		];
	} );
	printTable(
		[ 'whole requests, median', ...sites.map( ( { size } ) => size.toLocaleString( 'en' ) ), 'ratio', 'cap' ],
		rows
	);
}
