import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { siteMaxOptions } from '@/lib/site';
import { isSurveyScore } from '@/question-types/nps/survey-score';
import type { Draft, FormQuestion } from '../form/draft';

/** Returns how many options a question can have: as its type says, else on this site. */
export function maxOptions( type: QuestionType ): number {
	return QUESTION_TYPES[ type ].max_options || ( siteMaxOptions() ?? LIMITS.OPTIONS );
}

/** Hidden fields have a limit of their own. */
export function canAddQuestion(
	{ questions }: { questions: readonly { type: QuestionType }[] },
	type: QuestionType = 'text'
): boolean {
	const { is_hidden: isHidden } = QUESTION_TYPES[ type ];
	const count = questions.filter( ( question ) => QUESTION_TYPES[ question.type ].is_hidden === isHidden ).length;
	return count < ( isHidden ? LIMITS.HIDDEN_FIELDS : LIMITS.QUESTIONS );
}

/** An NPS survey has one score. */
export function canDuplicate( draft: Draft, question: Pick< FormQuestion, 'type' | 'config' > ): boolean {
	return (
		canAddQuestion( draft, question.type ) && ! isSurveyScore( draft, question ) && ! hasTooManyOptions( question )
	);
}

export function canAddOption( { type, config }: FormQuestion ): boolean {
	return QUESTION_TYPES[ type ].has_options && config.options.length < maxOptions( type );
}

/** True if the site's limit was higher: the question keeps its options, but no new one can have as many. */
export function hasTooManyOptions( { type, config }: Pick< FormQuestion, 'type' | 'config' > ): boolean {
	return config.options.length > maxOptions( type );
}

export function canRemoveOption( { type, config }: FormQuestion ): boolean {
	return config.options.length > QUESTION_TYPES[ type ].min_options;
}

/** An NPS survey is about its first NPS question, which can therefore not be deleted or change its type. */
export function isNpsSubject( draft: Draft, questionId: string ): boolean {
	return draft.questions.find( ( candidate ) => isSurveyScore( draft, candidate ) )?.id === questionId;
}
