import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES } from '@/contract/question-types';
import type { Draft, FormQuestion } from '../form/draft';

export function canAddQuestion( { questions }: { questions: readonly unknown[] } ): boolean {
	return questions.length < LIMITS.QUESTIONS;
}

/** An NPS survey has one score. */
export function canDuplicate( draft: Draft, { type }: Pick< FormQuestion, 'type' > ): boolean {
	return canAddQuestion( draft ) && ! ( draft.type === 'nps' && type === 'nps' );
}

export function canAddOption( { type, config }: FormQuestion ): boolean {
	return QUESTION_TYPES[ type ].has_options && config.options.length < LIMITS.OPTIONS;
}

export function canRemoveOption( { type, config }: FormQuestion ): boolean {
	return config.options.length > QUESTION_TYPES[ type ].min_options;
}

/** An NPS survey is about its first NPS question, which can therefore not be deleted or change its type. */
export function isNpsSubject( { type, questions }: Draft, questionId: string ): boolean {
	return type === 'nps' && questions.find( ( candidate ) => candidate.type === 'nps' )?.id === questionId;
}
