import { Notice } from '@wordpress/components';
import { _n } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** Shown only while more responses arrive than the server counts. */
export function NotCounted( { responses }: { responses: number } ) {
	/* translators: %s: number of responses */
	const text = sprintf(
		_n(
			'%s new response isn’t included in these numbers yet. It’s being counted.',
			'%s new responses aren’t included in these numbers yet. They’re being counted.',
			responses,
			'userfeedback'
		),
		formatNumber( responses )
	);

	return responses === 0 ? null : (
		<Notice status="info" isDismissible={ false }>
			{ text }
		</Notice>
	);
}
