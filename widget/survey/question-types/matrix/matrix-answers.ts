import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import type { Fault } from '../../flow/answer-rules';

type Value = SubmittedAnswer[ 'value' ];

/** Returns the option of each row, empty if none is chosen. A matrix's value is the list of them. */
export const chosenIn = ( { rows = [] }: WidgetQuestion, value: Value ): string[] =>
	rows.map( ( _, place ) => ( Array.isArray( value ) && value[ place ] ) || '' );

export const matrixFormat = {
	read: ( value: Value ): Value => value,
	fault: ( value: Value, question: WidgetQuestion ): Fault =>
		question.required && chosenIn( question, value ).includes( '' ) && 'required',
};

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
		return question?.rows
			? question.rows.map( ( { id }, place ) => ( {
					question_id: id,
					value: chosenIn( question, answer.value )[ place ] || null,
				} ) )
			: answer;
	} );
