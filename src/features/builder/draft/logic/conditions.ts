import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { LogicCondition } from '@/contract/types';
import { answerable } from '@/question-types/matrix/rows';
import { isTyped } from '@/question-types/drafts';
import { TYPES } from '@/question-types/types';
import { type FormQuestion, type Draft } from '../form/draft';
import { labelToSend } from '../form/draft-to-send';

/** A condition of any kind: for a question, an email, or a redirect. */
export type When = Pick< LogicCondition, 'compare' | 'value' > & { subject: string };

/**
 * Returns the remaining part of a condition when its question has changed to `now`: itself, the answers that still exist, or
 * null. Conditions that were dead before stay for their author, and unfinished ones stay to be finished.
 *
 * @param was the previous question; null when there was no such condition
 */
export function leftOf< Condition extends When >(
	condition: Condition,
	now: FormQuestion | undefined,
	was: FormQuestion | undefined | null
): Condition | null {
	const { subject, value } = condition;
	if ( subject === '' || decides( condition, now ) || ( was !== null && ! decides( condition, was ) ) ) {
		return condition;
	}
	const answers = Array.isArray( value ) ? value.filter( ( answer ) => isAnswer( answer, now ) ) : [];
	const less = { ...condition, value: answers };
	return answers.length > 0 && decides( less, now ) ? less : null;
}

/** Checks if it can be true or false for its question. Unchosen values count as possible. */
function decides( { compare, value }: When, subject: FormQuestion | undefined ): boolean {
	if ( subject === undefined || ! QUESTION_TYPES[ subject.type ].takes_answer ) {
		return false;
	}
	const { comparisons, is_logic_subject: isSubject } = QUESTION_TYPES[ subject.type ];
	const compares = ! isSubject || compare === '' || ( comparisons as readonly string[] ).includes( compare );
	if ( isTyped( subject.type ) ) {
		return ! isSubject || ( compares && ( value === '' || isTypedAnswer( value, subject.type ) ) );
	}
	const answers = Array.isArray( value )
		? TYPES[ subject.type ].isMultiple === true && value.every( ( answer ) => isAnswer( answer, subject ) )
		: value === '' || isAnswer( value, subject );
	return compares && answers;
}

function isAnswer( value: string | number, subject: FormQuestion | undefined ): boolean {
	if ( subject === undefined ) {
		return false;
	}
	const scores = TYPES[ subject.type ].scores?.( subject );
	return scores
		? scores.some( ( score ) => String( score ) === String( value ) )
		: subject.config.options.some( ( option ) => labelToSend( option ) === value );
}

const isWhole = ( text: string ): boolean => /^(0|-?[1-9]\d{0,9})$/.test( text );

const isDay = ( text: string ): boolean => {
	const day = /^\d{4}-\d\d-\d\d$/.test( text ) ? Date.parse( text ) : NaN;
	return ! Number.isNaN( day ) && new Date( day ).toISOString().startsWith( text );
};

/** True if a respondent can type it. */
export function isTypedAnswer( value: When[ 'value' ], type: QuestionType ): boolean {
	const { isNumber, isDate } = TYPES[ type ];
	return isNumber || isDate
		? ! Array.isArray( value ) && ( isDate ? isDay : isWhole )( String( value ) )
		: typeof value === 'string';
}

/** Returns questions that conditions of other questions or of emails may use. */
export function logicSubjects( questions: readonly FormQuestion[] ): FormQuestion[] {
	return answerable( questions ).filter( ( { type } ) => QUESTION_TYPES[ type ].is_logic_subject );
}

/** True for a question that visitors answer. */
export function isAsked( { type }: Pick< FormQuestion, 'type' > ): boolean {
	const { takes_answer: takesAnswer, is_hidden: isHidden } = QUESTION_TYPES[ type ];
	return takesAnswer && ! isHidden;
}

/** Returns a question's predecessors. */
export function questionsBefore( { questions }: Draft, id: string ): readonly FormQuestion[] {
	const place = questions.findIndex( ( question ) => question.id === id );
	return questions.slice( 0, Math.max( 0, place ) );
}
