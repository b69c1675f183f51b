import type { QuestionStats, SurveyResults } from '@/contract/types';

/** The main question of an NPS survey. It is shown as the score at the top, so not again below. */
export function scoredQuestion( survey: SurveyResults ): QuestionStats | undefined {
	return survey.type === 'nps' && survey.nps_overview
		? survey.question_stats.find( ( { type } ) => type === 'nps' )
		: undefined;
}
