import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import { scoresUpTo } from '../scores';
import type { TypeInfo } from '../types';

export const ces: TypeInfo = {
	label: () => __( 'Customer Effort Score', 'userfeedback' ),
	scores: () => scoresUpTo( QUESTION_TYPES.ces.scale ),
};
