import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import type { ResultsQuery } from '@/contract/types';
import { surveyResults } from '@/features/results/api/get-survey-results';
import { ResultsSkeleton } from '../ResultsSkeleton';
import { AllTimeFigures } from '../ResponseCards';
import { QuestionCards } from '../questions/QuestionCards';
import '@/components/ui/layout/Stack.scss';
import '@/features/results/screens/results.scss';

/** The overview of a single survey: its all-time figures, and its questions in the date range. */
export function SurveyOverview( { id, days }: { id: number; days: ResultsQuery } ) {
	return (
		<QueryState
			query={ useQuery( surveyResults( id, days ) ) }
			skeleton={ <ResultsSkeleton /> }
			failure={ __( 'Couldn’t load the results.', 'userfeedback' ) }
		>
			{ ( survey ) => (
				<div className="uf-stack">
					<AllTimeFigures survey={ survey } asked={ survey.asked } />
					{ survey.range_responses_count > 0 && (
						<QuestionCards surveyId={ id } questions={ survey.question_stats } asked={ survey.asked } />
					) }
				</div>
			) }
		</QueryState>
	);
}
