import { _n } from '@wordpress/i18n';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

/** @param count number of a question's conditions */
export function conditionsText( count: number ): string {
	return sprintf(
		/* translators: %s: number of conditions */
		_n(
			'%s condition depends on this question and will also be removed.',
			'%s conditions depend on this question and will also be removed.',
			count,
			'userfeedback'
		),
		formatNumber( count )
	);
}
