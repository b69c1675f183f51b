import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { ExportQuestion } from '../ExportQuestion';
import type { FilteredQuery, QuestionStats } from '@/contract/types';
import { Card } from '@/components/ui/layout/Card';
import { useSite } from '@/lib/site';
import { graphsOf, keepGraph, keptGraph } from '@/features/results/model/graph-choice';
import { RESULTS_PARTS } from '@/question-types/results';
import { TYPES } from '@/question-types/types';
import { QuestionThemes } from '../themes/QuestionThemes';
import { AllAnswers } from './AllAnswers';
import { ChoiceResults } from './ChoiceResults';
import { GraphTypeSwitch } from './GraphTypeSwitch';
import { QuestionFacts } from './QuestionFacts';
import { hasWholeOptions, UnfinishedOptions } from './UnfinishedOptions';
import { TypedAnswers } from './TypedAnswers';
import './QuestionResults.scss';

interface Props {
	surveyId: number;
	stats: QuestionStats;
	/** The days and the filter of the screen. */
	asked: FilteredQuery;
}

export function QuestionResults( { surveyId, stats, asked }: Props ) {
	const hasThemes = useSite().features[ 'ai-summary' ] && ! stats.is_quantitative && ! TYPES[ stats.type ].isPrivate;
	const { Figure } = RESULTS_PARTS[ stats.type ] ?? {};
	const [ chosen, setGraph ] = useState( () => keptGraph( stats.id ) );
	const graphs = graphsOf( stats );
	const graph = graphs.includes( chosen ) ? chosen : 'table';
	const comments = stats.answers.filter( ( { kind } ) => kind === 'comment' );

	return (
		<Card
			className="uf-question-results"
			title={ <bdi>{ stats.title }</bdi> }
			actions={
				<div className="uf-question-results__actions">
					{ stats.is_quantitative && (
						<GraphTypeSwitch
							value={ graph }
							offered={ graphs }
							onChange={ ( type ) => {
								setGraph( type );
								keepGraph( stats.id, type );
							} }
						/>
					) }
					<ExportQuestion surveyId={ surveyId } questionId={ stats.id } asked={ asked } />
				</div>
			}
		>
			<QuestionFacts stats={ stats } />
			{ Figure && stats.total_answers > 0 && <Figure stats={ stats } /> }
			{ stats.is_quantitative && ! hasWholeOptions( stats ) ? (
				<UnfinishedOptions surveyId={ surveyId } />
			) : stats.is_quantitative ? (
				<ChoiceResults stats={ stats } graph={ graph } />
			) : (
				<AllAnswers surveyId={ surveyId } stats={ stats } asked={ asked } />
			) }
			{ IN_EDITION[ 'ai-summary' ] && hasThemes && (
				<QuestionThemes surveyId={ surveyId } questionId={ stats.id } />
			) }
			{ comments.length > 0 && (
				<>
					<h3 className="uf-question-results__comments">{ __( 'Comments', 'userfeedback' ) }</h3>
					<TypedAnswers surveyId={ surveyId } type={ stats.type } answers={ comments } empty="" />
				</>
			) }
		</Card>
	);
}
