import type { FilteredQuery, QuestionStats } from '@/contract/types';
import { wideCards } from '@/features/results/model/wide-cards';
import { QuestionResults } from './QuestionResults';
import { type RankedStats, RankingResults } from './RankingResults';
import './QuestionResults.scss';

interface Props {
	surveyId: number;
	questions: readonly QuestionStats[];
	/** The days and the filter of the numbers. */
	asked: FilteredQuery;
}

/** A card for each question. The items of a ranking share one. */
export function QuestionCards( { surveyId, questions, asked }: Props ) {
	const shown = questions.filter(
		( { ranking }, place ) => ! ranking || ranking.id !== questions[ place - 1 ]?.ranking?.id
	);
	const wide = wideCards( shown );

	return (
		<div className="uf-results__questions">
			{ shown.map( ( stats ) => (
				<div key={ stats.id } className={ wide.has( stats.id ) ? 'is-wide' : undefined }>
					{ IN_EDITION[ 'extra-question-types' ] && isRanked( stats ) ? (
						<RankingResults
							items={ [
								stats,
								...questions
									.filter( isRanked )
									.filter(
										( { id, ranking } ) => id !== stats.id && ranking.id === stats.ranking.id
									),
							] }
						/>
					) : (
						<QuestionResults surveyId={ surveyId } stats={ stats } asked={ asked } />
					) }
				</div>
			) ) }
		</div>
	);
}

function isRanked( stats: QuestionStats ): stats is RankedStats {
	return stats.ranking !== undefined;
}
