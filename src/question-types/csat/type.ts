import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import { scoresUpTo } from '../scores';
import type { TypeInfo } from '../types';

export const csat: TypeInfo = {
	label: () => __( 'Satisfaction (CSAT)', 'userfeedback' ),
	scores: () => scoresUpTo( QUESTION_TYPES.csat.scale ),
};
