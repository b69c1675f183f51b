import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import { scoresUpTo } from '../scores';
import type { TypeInfo } from '../types';

export const starRating: TypeInfo = {
	label: () => __( 'Star rating', 'userfeedback' ),
	scores: () => scoresUpTo( QUESTION_TYPES[ 'star-rating' ].scale ),
};
