import { join } from 'node:path';
import { stagePlugin } from '../../release/stage.mjs';

/**
 * Puts files of its own into a site, those of a release, where the plugin was linked in from this checkout.
 *
 * @param {string} site
 * @returns {string} their folder
 */
export function copyPlugin( site ) {
	const folder = join( site, 'wp-content/plugins/userfeedback' );
	stagePlugin( folder );
	return folder;
}
