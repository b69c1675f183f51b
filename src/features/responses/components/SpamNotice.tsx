import { __ } from '@wordpress/i18n';

/** Explains why these are held back and what happens next. */
export function SpamNotice() {
	return (
		<p className="uf-responses__why">
			{ __(
				'These responses were submitted too quickly, or a hidden field was filled in. They aren’t counted and are deleted automatically, usually after 30 days.',
				'userfeedback'
			) }
		</p>
	);
}
