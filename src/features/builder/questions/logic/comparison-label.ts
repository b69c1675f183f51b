import { __ } from '@wordpress/i18n';
import type { QuestionType } from '@/contract/question-types';
import type { Comparison } from '@/features/builder/draft/logic/comparisons';

/** Returns its text between a question and an answer. */
export function comparisonLabel( compare: Comparison, type: QuestionType | undefined ): string {
	switch ( compare ) {
		case '=':
			return type === 'checkbox' ? __( 'is exactly', 'userfeedback' ) : __( 'is', 'userfeedback' );
		case '!=':
			return type === 'checkbox' ? __( 'is not exactly', 'userfeedback' ) : __( 'is not', 'userfeedback' );
		case 'IN':
			return type === 'checkbox' ? __( 'includes any of', 'userfeedback' ) : __( 'is any of', 'userfeedback' );
		case 'CONTAINS':
			return __( 'contains', 'userfeedback' );
		case '!CONTAINS':
			return __( 'does not contain', 'userfeedback' );
		case 'STARTS_WITH':
			return __( 'starts with', 'userfeedback' );
		case 'ENDS_WITH':
			return __( 'ends with', 'userfeedback' );
		case '>':
			return __( 'is more than', 'userfeedback' );
		case '<':
			return __( 'is less than', 'userfeedback' );
	}
}
