import { __ } from '@wordpress/i18n';
import type { QuestionType } from '@/contract/question-types';
import { TYPES } from '@/question-types/types';
import type { Comparison } from '@/features/builder/draft/logic/comparisons';

/** Returns its text between a question and an answer. */
export function comparisonLabel( compare: Comparison, type: QuestionType | undefined ): string {
	const { isMultiple = false, isDate = false, isRank = false } = type ? TYPES[ type ] : {};
	switch ( compare ) {
		case '=':
			return isMultiple
				? __( 'is exactly', 'userfeedback' )
				: isRank
					? __( 'is rank', 'userfeedback' )
					: __( 'is', 'userfeedback' );
		case '!=':
			return isMultiple
				? __( 'is not exactly', 'userfeedback' )
				: isRank
					? __( 'is not rank', 'userfeedback' )
					: __( 'is not', 'userfeedback' );
		case 'IN':
			return isMultiple ? __( 'includes any of', 'userfeedback' ) : __( 'is any of', 'userfeedback' );
		case 'CONTAINS':
			return __( 'contains', 'userfeedback' );
		case '!CONTAINS':
			return __( 'does not contain', 'userfeedback' );
		case 'STARTS_WITH':
			return __( 'starts with', 'userfeedback' );
		case 'ENDS_WITH':
			return __( 'ends with', 'userfeedback' );
		case '>':
			return isDate
				? __( 'is after', 'userfeedback' )
				: isRank
					? __( 'is after rank', 'userfeedback' )
					: __( 'is more than', 'userfeedback' );
		case '<':
			return isDate
				? __( 'is before', 'userfeedback' )
				: isRank
					? __( 'is before rank', 'userfeedback' )
					: __( 'is less than', 'userfeedback' );
	}
}
