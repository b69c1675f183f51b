import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { scoresUpTo } from '../scores';
import type { TypeInfo } from '../types';

export const slider: TypeInfo = {
	label: () => __( 'Slider', 'userfeedback' ),
	scores: ( { config: { min = 0, max = 100, step = 1 } } ) =>
		scoresUpTo( Math.min( max, min + step * ( LIMITS.SLIDER_VALUES - 1 ) ), min, step ), // A draft may have more.
};
