import { __ } from '@wordpress/i18n';

/** Why these are held back, and what becomes of them. */
export function SpamNotice() {
	return (
		<p className="uf-responses__why">
			{ __(
				'These responses came faster than people answer, or filled in a field that people do not see. They are in no number, and are deleted by themselves, as a rule after 30 days.',
				'userfeedback'
			) }
		</p>
	);
}
