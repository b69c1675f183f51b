/** A site with a year of responses, created once and kept. */

import { SetupError, step } from '../dev/setup/progress.mjs';
import { siteNamed } from './site.mjs';

/** Files that define its contents, besides the schema. */
const FILLED_BY = [ 'tools/bench/fill', 'tools/dev/demo/Dice.php', 'tools/dev/demo/Sentences.php' ];

/**
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number | undefined} responses
 */
export async function run( mariadb, responses ) {
	if ( responses === undefined ) {
		throw new SetupError( 'How many responses?', 'name a number: npm run bench -- fill 1000000' );
	}
	const site = await filledSite( mariadb, responses );
	const rows = await site.ask( 'SELECT COUNT(*) FROM wp_uf_responses' );
	console.log( `  ${ site.dir } has ${ Number( rows ).toLocaleString( 'en' ) } responses` );
}

/**
 * @param {import('./site.mjs').MariaDb} mariadb
 * @param {number} responses
 */
export function filledSite( mariadb, responses ) {
	return siteNamed( mariadb, `of${ String( responses ) }`, {
		filledBy: FILLED_BY,
		fill: ( site ) =>
			step( `${ responses.toLocaleString( 'en' ) } responses`, async () => {
				process.stdout.write( await site.php( 'fill/fill.php', String( responses ) ) );
			} ),
	} );
}
