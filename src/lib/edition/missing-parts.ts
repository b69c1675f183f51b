import { __ } from '@wordpress/i18n';

/** For a survey that was made in another edition and is paused until that edition returns. */
export function missingPartsText(): string {
	return __(
		'This survey uses features that aren’t in your edition, so it’s paused. Visitors don’t see it, but you can still view its responses.',
		'userfeedback'
	);
}
