import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { QuestionConfig } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

export const number = { min: -LIMITS.NUMBER, max: LIMITS.NUMBER } as const;

/** Returns why no number is possible, as the server's Number does, by path in the question. */
export function numberFaults( config: Pick< QuestionConfig, 'min' | 'max' > ): Record< string, string > {
	const { min, max } = { ...number, ...config };
	return max < min
		? /* translators: %s: a number. */
			{ 'config.max': sprintf( __( 'The minimum is %s.', 'userfeedback' ), formatNumber( min ) ) }
		: {};
}
