import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { LogicCondition } from '@/contract/types';
import { isTyped } from '@/question-types/drafts';
import { answerable } from '@/question-types/matrix/rows';
import { TYPES } from '@/question-types/types';
import type { FormQuestion } from '../form/draft';
import { answersOf } from './comparisons';
import { isTypedAnswer } from './conditions';

export interface ConditionFault {
	field: 'question_id' | 'compare' | 'value';
	text: string;
}

/** Returns why a condition can't decide anything, as in the server's ConditionRules, with its texts. */
export function conditionFault(
	{ question_id: id, compare, value }: LogicCondition,
	questions: readonly FormQuestion[]
): ConditionFault | null {
	const subject = answerable( questions ).find( ( question ) => question.id === id );
	if ( subject === undefined ) {
		return { field: 'question_id', text: __( 'Choose a question for this condition.', 'userfeedback' ) };
	}
	const { comparisons } = QUESTION_TYPES[ subject.type ];
	if ( ! ( comparisons as readonly string[] ).includes( compare ) ) {
		return {
			field: 'compare',
			text: __(
				'A condition uses a comparison that doesn’t work with its question. Choose another comparison.',
				'userfeedback'
			),
		};
	}
	if ( value === '' || ( Array.isArray( value ) && value.length === 0 ) ) {
		return { field: 'value', text: __( 'Choose an answer.', 'userfeedback' ) };
	}
	const answers = answersOf( subject ).map( String );
	const isAnswer = isTyped( subject.type )
		? isTypedAnswer( value, subject.type )
		: Array.isArray( value )
			? TYPES[ subject.type ].isMultiple === true && value.every( ( answer ) => answers.includes( answer ) )
			: answers.includes( String( value ) );
	return isAnswer
		? null
		: {
				field: 'value',
				text: TYPES[ subject.type ].isDate
					? __( 'Enter a date in the format 2026-11-21.', 'userfeedback' )
					: TYPES[ subject.type ].isNumber
						? __( 'Enter a whole number without separators.', 'userfeedback' )
						: __( 'This answer no longer exists. Choose another.', 'userfeedback' ),
			};
}
