import type { QuestionStats, SurveyResults } from '@/contract/types';
import { isSurveyScore } from '@/question-types/nps/survey-score';

/** The main question of an NPS survey. It is shown as the score at the top, so not again below. */
export function scoredQuestion( survey: SurveyResults ): QuestionStats | undefined {
	return survey.nps_overview
		? survey.question_stats.find( ( question ) => isSurveyScore( survey, question ) )
		: undefined;
}
