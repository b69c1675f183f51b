/** Lists the files that may hold strings, by their path in the checkout; sorted, so that the result is the same everywhere. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../dev/setup/paths.mjs';

export function phpSources() {
	return [ 'userfeedback.php', ...under( 'includes', /\.php$/ ) ];
}

export function typeScriptSources() {
	return under( 'src', /\.tsx?$/ ).filter(
		( path ) => ! /\.test\.tsx?$/.test( path ) && ! path.startsWith( 'src/testing/' )
	);
}

/**
 * @param {string} folder
 * @param {RegExp} name
 */
function under( folder, name ) {
	return readdirSync( join( ROOT, folder ), { recursive: true, encoding: 'utf8' } )
		.filter( ( path ) => name.test( path ) )
		.map( ( path ) => `${ folder }/${ path.replaceAll( '\\', '/' ) }` )
		.sort();
}
