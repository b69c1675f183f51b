import { QUESTION_TYPES } from '@/contract/question-types';
import { answerable } from '@/question-types/matrix/rows';
import type { Draft, FormQuestion } from '../form/draft';

/**
 * Returns the questions whose answers a text may show: earlier ones, and hidden fields anywhere.
 *
 * @param id of the question that has the text; null for the thank-you message
 */
export function recallable( { questions }: Pick< Draft, 'questions' >, id: string | null ): FormQuestion[] {
	const place = questions.findIndex( ( question ) => question.id === id );
	const allowed = questions.filter(
		( { type }, index ) => id === null || index < place || QUESTION_TYPES[ type ].is_hidden
	);
	return answerable( allowed ).filter( ( { type } ) => QUESTION_TYPES[ type ].allows_recall );
}
