import { __ } from '@wordpress/i18n';
import { LIMITS } from '@/contract/limits';
import { scoresUpTo } from '../scores';
import type { TypeInfo } from '../types';

export const ranking: TypeInfo = {
	label: () => __( 'Ranking', 'userfeedback' ),
	scores: ( { config: { max = LIMITS.MATRIX_ROWS } } ) => scoresUpTo( max ), // The items of a row's question.
	isRank: true,
};
