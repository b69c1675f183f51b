import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import { isSurveyScore } from '@/question-types/nps/survey-score';
import type { Draft, FormQuestion } from '../form/draft';

export function canAddQuestion( { questions }: { questions: readonly unknown[] } ): boolean {
	return questions.length < LIMITS.QUESTIONS;
}

/** An NPS survey has one score. */
export function canDuplicate( draft: Draft, { type }: Pick< FormQuestion, 'type' > ): boolean {
	return canAddQuestion( draft ) && ! isSurveyScore( draft, { type } );
}

export function canAddOption( { type, config }: FormQuestion ): boolean {
	return QUESTION_TYPES[ type ].has_options && config.options.length < LIMITS.OPTIONS;
}

export function canRemoveOption( { type, config }: FormQuestion ): boolean {
	return config.options.length > QUESTION_TYPES[ type ].min_options;
}

/** An NPS survey is about its first NPS question, which can therefore not be deleted or change its type. */
export function isNpsSubject( draft: Draft, questionId: string ): boolean {
	return draft.questions.find( ( candidate ) => isSurveyScore( draft, candidate ) )?.id === questionId;
}
