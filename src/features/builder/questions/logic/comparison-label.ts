import { __ } from '@wordpress/i18n';
import type { QuestionType } from '@/contract/question-types';
import { TYPES } from '@/question-types/types';
import type { Comparison } from '@/features/builder/draft/logic/comparisons';

type Labels = Record< Comparison, () => string >;

const LABELS: Labels = {
	'=': () => __( 'is', 'userfeedback' ),
	'!=': () => __( 'is not', 'userfeedback' ),
	IN: () => __( 'is any of', 'userfeedback' ),
	CONTAINS: () => __( 'contains', 'userfeedback' ),
	'!CONTAINS': () => __( 'does not contain', 'userfeedback' ),
	STARTS_WITH: () => __( 'starts with', 'userfeedback' ),
	ENDS_WITH: () => __( 'ends with', 'userfeedback' ),
	'>': () => __( 'is more than', 'userfeedback' ),
	'<': () => __( 'is less than', 'userfeedback' ),
};

const OF_LISTS: Partial< Labels > = {
	'=': () => __( 'is exactly', 'userfeedback' ),
	'!=': () => __( 'is not exactly', 'userfeedback' ),
	IN: () => __( 'includes any of', 'userfeedback' ),
};

const OF_DATES: Partial< Labels > = {
	'>': () => __( 'is after', 'userfeedback' ),
	'<': () => __( 'is before', 'userfeedback' ),
};

const OF_RANKS: Partial< Labels > = {
	'=': () => __( 'is rank', 'userfeedback' ),
	'!=': () => __( 'is not rank', 'userfeedback' ),
	'>': () => __( 'is after rank', 'userfeedback' ),
	'<': () => __( 'is before rank', 'userfeedback' ),
};

/** Returns its text between a question and an answer. */
export function comparisonLabel( compare: Comparison, type: QuestionType | undefined ): string {
	const { isMultiple = false, isDate = false, isRank = false } = type ? TYPES[ type ] : {};
	const special = isRank ? OF_RANKS : isDate ? OF_DATES : isMultiple ? OF_LISTS : {};
	return ( special[ compare ] ?? LABELS[ compare ] )();
}
