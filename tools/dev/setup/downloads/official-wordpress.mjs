/** Gets WordPress from its official site. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzip } from './cache.mjs';

/** URLs of releases and of the version list. */
const SITES = {
	releases: 'https://downloads.wordpress.org/release',
	versions: 'https://api.wordpress.org/core/stable-check/1.0/',
};

/**
 * @param {string} wanted a branch such as 7.1, for its newest release, or one release such as 7.1.4
 * @param {string} scratch
 * @param {typeof SITES} [sites]
 * @returns {Promise<string>} the WordPress folder
 */
export async function downloadOfficial( wanted, scratch, sites = SITES ) {
	const version = wanted.split( '.' ).length > 2 ? wanted : newestOf( wanted, await versions( sites.versions ) );
	console.log( `  downloading WordPress ${ version }` );
	const answer = await fetch( `${ sites.releases }/wordpress-${ version }.zip`, {
		signal: AbortSignal.timeout( 120_000 ),
	} );
	if ( ! answer.ok ) throw new Error( `status ${ String( answer.status ) } for ${ version }` );
	const zip = join( scratch, 'wordpress.zip' );
	writeFileSync( zip, new Uint8Array( await answer.arrayBuffer() ) );
	await unzip( zip, scratch );
	return join( scratch, 'wordpress' );
}

/** @param {string} list */
async function versions( list ) {
	const answer = await fetch( list, { signal: AbortSignal.timeout( 4_000 ) } );
	/** @type {unknown} an object whose keys are the versions */
	const known = await answer.json();
	return Object.keys( known ?? {} );
}

/**
 * @param {string} branch such as 7.1; its newest release may be 7.1.4
 * @param {string[]} all
 */
function newestOf( branch, all ) {
	const patch = ( /** @type {string} */ version ) => Number( version.split( '.' )[ 2 ] ?? 0 );
	const newest = all
		.filter( ( version ) => version === branch || version.startsWith( `${ branch }.` ) )
		.sort( ( a, b ) => patch( b ) - patch( a ) )[ 0 ];
	if ( newest === undefined ) throw new Error( `there is no release of ${ branch }` );
	return newest;
}
