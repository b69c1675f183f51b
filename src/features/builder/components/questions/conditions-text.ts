import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';

/** @param count of conditions that go with a question */
export function conditionsText( count: number ): string {
	return sprintf(
		/* translators: %s: number of conditions */
		_n(
			'%s condition asks for this question and will go too.',
			'%s conditions ask for this question and will go too.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);
}
