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

/** Returns the ids of the items that have a number, in their order. A ranking's value is the list of them. */
export const rankedIn = ( { rows = [] }: WidgetQuestion, value: Value ): string[] =>
	( Array.isArray( value ) ? value : [] ).filter( ( id ) => rows.some( ( row ) => row.id === id ) );

export const rankingFormat = {
	read: matrixFormat.read,
	fault: ( value: Value, question: WidgetQuestion ): Fault =>
		value !== null && rankedIn( question, value ).length !== question.rows?.length && 'ranks',
};

/** Returns the number of an item; null while others have none, because a ranking is complete or empty. */
function rankOf( id: string, question: WidgetQuestion, value: Value ): number | null {
	const ranked = rankedIn( question, value );
	return ranked.length === question.rows?.length ? ranked.indexOf( id ) + 1 : null;
}

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
					value:
						question.type === 'ranking'
							? rankOf( id, question, answer.value )
							: chosenIn( question, answer.value )[ place ] || null,
				} ) )
			: answer;
	} );
