import type { WidgetManifest } from '../../src/contract/types';
import type { Reason } from '../shared/targeting/eligibility';

/**
 * For site owners who inspect `window.userfeedback_no_show_reasons`. Pages of users who can edit surveys include the texts in
 * their language; other pages show the short names.
 */
export const describeReasons = (
	reasons: Readonly< Record< number, Reason > >,
	words: WidgetManifest[ 'reasons' ]
): Record< number, string > =>
	Object.fromEntries( Object.entries( reasons ).map( ( [ id, reason ] ) => [ id, words?.[ reason ] ?? reason ] ) );
