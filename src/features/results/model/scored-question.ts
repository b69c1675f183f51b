import type { QuestionStats, SurveyResults } from '@/contract/types';

/** The question that an NPS survey is about; it is shown as the score at the top, and not a second time below. */
export function scoredQuestion( survey: SurveyResults ): QuestionStats | undefined {
	return survey.type === 'nps' && survey.nps_overview
		? survey.question_stats.find( ( { type } ) => type === 'nps' )
		: undefined;
}
