/** WordPress's older default themes, which its newest version doesn't include: one classic theme and two block themes. */
import { join } from 'node:path';
import { cached } from './cache.mjs';
import { unpackFromDebian } from './debian-packages.mjs';
import { run } from '../processes/processes.mjs';

/** The last release that has all of them. */
const SUITE = 'bookworm';

export const OLDER_THEMES = /** @type {const} */ ( [ 'twentytwentyone', 'twentytwentytwo', 'twentytwentythree' ] );

/** @returns {Promise<string>} a read-only folder with a folder for each theme; UF_THEMES may name one */
export async function getOlderThemes() {
	return (
		process.env[ 'UF_THEMES' ] ??
		cached( `themes-${ SUITE }`, async ( scratch ) => {
			const packages = OLDER_THEMES.map( ( name ) => `wordpress-theme-${ name }` );
			const tree = await unpackFromDebian( SUITE, packages, scratch );
			const folder = join( scratch, 'themes' );
			await run( 'cp', [ '-rL', join( tree, 'usr/share/wordpress/wp-content/themes' ), folder ] );
			return folder;
		} )
	);
}
