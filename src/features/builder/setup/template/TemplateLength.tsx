import { _n } from '@wordpress/i18n';
import type { SurveyTemplate } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

export function TemplateLength( { length: { questions, minutes } }: { length: SurveyTemplate[ 'length' ] } ) {
	return (
		<>
			{ sprintf(
				/* translators: %s: number of questions */
				_n( '%s question', '%s questions', questions, 'userfeedback' ),
				formatNumber( questions )
			) }
			{ ' · ' }
			{ sprintf(
				/* translators: %s: number of minutes that a survey takes */
				_n( '%s min', '%s min', minutes, 'userfeedback' ),
				formatNumber( minutes )
			) }
		</>
	);
}
