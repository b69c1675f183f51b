import type { FilteredQuery, QuestionStats } from '@/contract/types';
import { wideCards } from '@/features/results/model/wide-cards';
import { QuestionResults } from './QuestionResults';
import './QuestionResults.scss';

interface Props {
	surveyId: number;
	questions: readonly QuestionStats[];
	/** The days and the filter of the numbers. */
	asked: FilteredQuery;
}

export function QuestionCards( { surveyId, questions, asked }: Props ) {
	const wide = wideCards( questions );

	return (
		<div className="uf-results__questions">
			{ questions.map( ( stats ) => (
				<div key={ stats.id } className={ wide.has( stats.id ) ? 'is-wide' : undefined }>
					<QuestionResults surveyId={ surveyId } stats={ stats } asked={ asked } />
				</div>
			) ) }
		</div>
	);
}
