import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** What WordPress runs of a release. */
const RELEASED = [ 'assets', 'build', 'includes', 'languages', 'readme.txt', 'uninstall.php', 'userfeedback.php' ];

/**
 * Puts files of its own into a site, as a release does, where the plugin was linked in from this checkout: with the file
 * that only a release has.
 *
 * @param {string} site
 * @returns {string} their folder
 */
export function copyPlugin( site ) {
	const folder = join( site, 'wp-content/plugins/userfeedback' );
	rmSync( folder, { recursive: true, force: true } );
	for ( const name of RELEASED ) cpSync( join( ROOT, name ), join( folder, name ), { recursive: true } );
	execFileSync( 'php', [ join( ROOT, 'tools/build/visitor-classes.php' ), folder ] );
	return folder;
}
