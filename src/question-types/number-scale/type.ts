import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { scoresUpTo } from '../scores';
import type { TypeInfo } from '../types';

export const numberScale: TypeInfo = {
	label: () => __( 'Number scale', 'userfeedback' ),
	scores: ( { config: { min = 0, max = LIMITS.NUMBER_SCALE } } ) => scoresUpTo( max, min ),
};
