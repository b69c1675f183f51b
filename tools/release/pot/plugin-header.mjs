/** WordPress also translates the main file's header, for the list of plugins. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../dev/setup/paths.mjs';
import { DOMAIN } from './collect.mjs';

const FIELDS = [ 'Plugin Name', 'Description' ];
const FILE = 'userfeedback.php';

/** @returns {import('./source.mjs').Source} */
export function pluginHeader() {
	const text = readFileSync( join( ROOT, FILE ), 'utf8' );
	const found = FIELDS.flatMap( ( field ) => {
		const value = new RegExp( `^ \\* ${ field }:\\s*(.+)$`, 'm' ).exec( text )?.[ 1 ];
		if ( value === undefined ) throw new Error( `${ FILE } has no '${ field }' in its head.` );
		return [
			{ comment: `${ field } of the plugin`, line: 1 },
			{ call: '__', line: 1, arguments: [ value.trim(), DOMAIN ] },
		];
	} );
	return { path: FILE, found };
}
