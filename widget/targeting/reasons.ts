import type { WidgetManifest } from '../../src/contract/types';
import type { Reason } from './eligibility';

/**
 * For the site's owner, who looks at `window.userfeedback_no_show_reasons`. Pages of those who may edit surveys bring
 * the words in their language; on others the short names stand.
 */
export const inWords = (
	reasons: Readonly< Record< number, Reason > >,
	words: WidgetManifest[ 'reasons' ]
): Record< number, string > =>
	Object.fromEntries( Object.entries( reasons ).map( ( [ id, reason ] ) => [ id, words?.[ reason ] ?? reason ] ) );
