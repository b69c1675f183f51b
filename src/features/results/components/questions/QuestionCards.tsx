import type { FilteredQuery, QuestionStats } from '@/contract/types';
import { groupsOf, type QuestionGroup } from '@/features/results/model/question-groups';
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
	const groups = IN_EDITION[ 'extra-question-types' ]
		? groupsOf( questions )
		: questions.map( ( stats ) => [ stats ] as const );
	const wide = wideCards( groups.map( ( [ stats ] ) => stats ) );

	return (
		<div className="uf-results__questions">
			{ groups.map( ( group ) => {
				const [ stats ] = group;
				return (
					<div key={ stats.id } className={ wide.has( stats.id ) ? 'is-wide' : undefined }>
						{ IN_EDITION[ 'extra-question-types' ] && isRanking( group ) ? (
							<RankingResults items={ group } />
						) : (
							<QuestionResults surveyId={ surveyId } stats={ stats } asked={ asked } />
						) }
					</div>
				);
			} ) }
		</div>
	);
}

function isRanking( group: QuestionGroup ): group is readonly [ RankedStats, ...RankedStats[] ] {
	return group.every( ( { ranking } ) => ranking !== undefined );
}
