import type { QuestionType } from '../../../src/contract/question-types';
import type { SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import type { Fault } from '../flow/answer-rules';
import { emailFault } from './email/email-answer';

type Value = SubmittedAnswer[ 'value' ];

/** Rules of types whose answers have a format, in addition to length and required answers. */
export const FAULTS: { [ Type in QuestionType ]?: ( ( value: Value ) => Fault ) | undefined } = {
	email: emailFault,
};

export interface Format {
	/** Returns the value to send for a typed one. */
	read: ( value: Value ) => Value;
	fault: ( value: Value, question: WidgetQuestion ) => Fault;
	/** Returns the value of each row, for a type with rows. */
	byRow?: ( value: Value, question: WidgetQuestion ) => Value[];
}

/** Formats of the extended bundle's types. */
export const FORMATS: { [ Type in QuestionType ]?: Format | undefined } = {};

/**
 * Returns an answer for each row, as the server expects them; other answers unchanged.
 *
 * @param answers one per question
 */
export const answersByRow = (
	questions: readonly WidgetQuestion[],
	answers: readonly SubmittedAnswer[]
): SubmittedAnswer[] =>
	answers.flatMap( ( answer, index ): SubmittedAnswer | SubmittedAnswer[] => {
		const question = questions[ index ];
		const values = question && FORMATS[ question.type ]?.byRow?.( answer.value, question );
		return values && question.rows
			? question.rows.map( ( { id }, place ) => ( { question_id: id, value: values[ place ] ?? null } ) )
			: answer;
	} );
