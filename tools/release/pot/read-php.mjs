import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../dev/setup/paths.mjs';
import { FUNCTIONS } from './functions.mjs';
import { forTranslators } from './source.mjs';

/** @typedef {import('./source.mjs').Source} Source */

/**
 * Reads PHP with PHP: tools/release/pot/pot.php tokenizes all files in one process.
 *
 * @param {string[]} paths
 * @returns {Source[]}
 */
export function readPhp( paths ) {
	const input = JSON.stringify( { functions: [ ...FUNCTIONS.keys() ], paths } );
	const output = execFileSync( 'php', [ join( ROOT, 'tools/release/pot/pot.php' ) ], {
		cwd: ROOT,
		encoding: 'utf8',
		input,
		maxBuffer: Infinity, // Node's default is 1 MB.
	} );
	/** @type {Source[]} */
	const sources = JSON.parse( output );
	return sources.map( ( { path, found } ) => ( { path, found: found.flatMap( relevant ) } ) );
}

/**
 * @param {Source['found'][number]} item
 * @returns {Source['found']} empty for a comment that isn't for translators
 */
function relevant( item ) {
	if ( 'call' in item ) return [ item ];
	const comment = forTranslators( item.comment );
	return comment === null ? [] : [ { ...item, comment } ];
}
