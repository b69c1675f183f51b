import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import type { QuestionConfig } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

type Range = Pick< QuestionConfig, 'min' | 'max' | 'step' >;

export const slider = { min: 0, max: 100, step: 1 } as const;

/** Returns why a slider has no values, as the server's Slider does, by path in the question. */
export function sliderFaults( config: Range ): Record< string, string > {
	const { min, max, step } = { ...slider, ...config };
	if ( max <= min ) {
		/* translators: %s: a number. */
		return { 'config.max': sprintf( __( 'The minimum is %s.', 'userfeedback' ), formatNumber( min + 1 ) ) };
	}
	if ( step < 1 || ( max - min ) % step !== 0 ) {
		return { 'config.step': __( 'The step must divide the range into equal parts.', 'userfeedback' ) };
	}
	return ( max - min ) / step < LIMITS.SLIDER_VALUES
		? {}
		: {
				'config.step': sprintf(
					/* translators: %s: number of values. */
					__( 'A slider can have up to %s values. Choose a larger step.', 'userfeedback' ),
					formatNumber( LIMITS.SLIDER_VALUES )
				),
			};
}
