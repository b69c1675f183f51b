import { QUESTION_TYPES } from '@/contract/question-types';
import type { LogicCondition } from '@/contract/types';
import { type FormQuestion, type Draft } from '../form/draft';
import { sentLabel } from '../form/sent';

/** A condition wherever it stands: for asking a question, for sending an e-mail, for a page to go to. */
export type When = Pick< LogicCondition, 'compare' | 'value' > & { subject: string };

/**
 * What is left of a condition when its question is `now` like this: itself, the answers of it that there still are, or
 * nothing. One that was dead before is left to whoever made it, and an unfinished one is to be finished.
 *
 * @param was the question as it was; null when there was no such condition
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

/** Could it hold or not, by the question it asks for? What is not chosen yet may become anything. */
function decides( { compare, value }: When, subject: FormQuestion | undefined ): boolean {
	if ( subject === undefined ) {
		return false;
	}
	const { comparisons, is_logic_subject: isSubject, has_options: hasOptions } = QUESTION_TYPES[ subject.type ];
	if ( ! isSubject && ! hasOptions ) {
		return true; // Typed answers, which only a page to go to may depend on.
	}
	const compares = ! isSubject || compare === '' || ( comparisons as readonly string[] ).includes( compare );
	const answers = Array.isArray( value )
		? subject.type === 'checkbox' && value.every( ( answer ) => isAnswer( answer, subject ) )
		: value === '' || isAnswer( value, subject );
	return compares && answers;
}

function isAnswer( value: string | number, subject: FormQuestion | undefined ): boolean {
	if ( subject === undefined ) {
		return false;
	}
	const { scale } = QUESTION_TYPES[ subject.type ];
	return scale > 0
		? /^[1-9]\d?$/.test( String( value ) ) && Number( value ) <= scale
		: subject.config.options.some( ( option ) => sentLabel( option ) === value );
}

/** Of these questions conditions for asking another one, or for sending an e-mail, may ask. */
export function logicSubjects( questions: readonly FormQuestion[] ): FormQuestion[] {
	return questions.filter( ( { type } ) => QUESTION_TYPES[ type ].is_logic_subject );
}

/** Those that stand before a question. */
export function questionsBefore( { questions }: Draft, id: string ): readonly FormQuestion[] {
	const place = questions.findIndex( ( question ) => question.id === id );
	return questions.slice( 0, Math.max( 0, place ) );
}
