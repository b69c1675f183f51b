import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { QuestionConfig } from '@/contract/types';
import { formatDay } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

export const date = { min_date: LIMITS.FIRST_DATE, max_date: LIMITS.LAST_DATE } as const;

/** Returns why no date is possible, as the server's Date does, by path in the question. */
export function dateFaults( config: Pick< QuestionConfig, 'min_date' | 'max_date' > ): Record< string, string > {
	const { min_date: min, max_date: max } = { ...date, ...config };
	return max < min
		? /* translators: %s: a date like 2026-11-21. */
			{
				'config.max_date': sprintf(
					__( 'The earliest possible date is %s.', 'userfeedback' ),
					formatDay( min )
				),
			}
		: {};
}
