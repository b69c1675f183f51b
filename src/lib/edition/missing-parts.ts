import { __ } from '@wordpress/i18n';

/** Of a survey that was made with another edition and rests until that one is back. */
export function missingPartsText(): string {
	return __(
		'It uses parts that this edition does not have. It rests unchanged: visitors do not see it, and what was answered can be read.',
		'userfeedback'
	);
}
