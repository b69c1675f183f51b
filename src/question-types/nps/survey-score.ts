import type { QuestionType } from '@/contract/question-types';
import type { Survey } from '@/contract/types';

/** True for a score question in a Net Promoter Score survey. Such a survey is about its first one. */
export function isSurveyScore( survey: Pick< Survey, 'type' >, question: { type: QuestionType } ): boolean {
	return survey.type === 'nps' && question.type === 'nps';
}
