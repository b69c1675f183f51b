import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { QueryState } from '@/components/ui/feedback/QueryState';
import type { ResultsQuery } from '@/contract/types';
import { surveyResults } from '@/features/results/api/get-survey-results';
import { ResultsSkeleton } from '../ResultsSkeleton';
import { ResponseCards } from '../ResponseCards';
import { QuestionResults } from '../questions/QuestionResults';
import '@/components/ui/layout/Stack.scss';
import '@/features/results/screens/results.scss';

/** What the overview has of one survey alone: its cards of all time, and its questions in the range. */
export function OneSurvey( { id, days }: { id: number; days: ResultsQuery } ) {
	return (
		<QueryState
			query={ useQuery( surveyResults( id, days ) ) }
			skeleton={ <ResultsSkeleton /> }
			failure={ __( 'The results could not be loaded.', 'userfeedback' ) }
		>
			{ ( survey ) => (
				<div className="uf-stack">
					<ResponseCards survey={ survey } isFiltered={ false } />
					{ survey.range_responses_count > 0 && (
						<div className="uf-results__questions">
							{ survey.question_stats.map( ( stats ) => (
								<QuestionResults key={ stats.id } surveyId={ id } stats={ stats } asked={ days } />
							) ) }
						</div>
					) }
				</div>
			) }
		</QueryState>
	);
}
