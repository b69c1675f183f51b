import { __ } from '@wordpress/i18n';

/** Of a survey that was made with another edition and rests until that one is back. */
export function missingPartsText(): string {
	return __(
		'This survey uses features that aren’t in your edition, so it’s paused. Visitors don’t see it, but you can still view its responses.',
		'userfeedback'
	);
}
