import { Notice } from '@wordpress/components';
import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';

/** Only while more responses come in than the server counts. */
export function NotCounted( { responses }: { responses: number } ) {
	return responses === 0 ? null : (
		<Notice status="info" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: number of responses */
				_n(
					'%s more response has come in and is not in these numbers yet. It is being counted.',
					'%s more responses have come in and are not in these numbers yet. They are being counted.',
					responses,
					'userfeedback'
				),
				formatNumber( responses )
			) }
		</Notice>
	);
}
