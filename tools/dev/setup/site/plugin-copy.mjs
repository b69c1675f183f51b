import { join } from 'node:path';
import { stagePlugin } from '../../../release/stage.mjs';

/**
 * Replaces the plugin that is linked from this checkout with a copy of a release's files.
 *
 * @param {string} site
 * @returns {string} their folder
 */
export function copyPlugin( site ) {
	const folder = join( site, 'wp-content/plugins/userfeedback' );
	stagePlugin( folder );
	return folder;
}
