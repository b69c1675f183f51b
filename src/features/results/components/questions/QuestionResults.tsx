import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import { ExportQuestion } from '../ExportQuestion';
import type { FilteredQuery, QuestionStats } from '@/contract/types';
import { Card } from '@/components/ui/layout/Card';
import { formatNumber } from '@/lib/format';
import { useSite } from '@/lib/site';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { keepGraph, keptGraph } from '@/features/results/model/graph-choice';
import { ThemesOfQuestion } from '../themes/ThemesOfQuestion';
import { AllAnswers } from './AllAnswers';
import { ChoiceResults } from './ChoiceResults';
import { GraphTypeSwitch } from './GraphTypeSwitch';
import { ReachedStrip } from './ReachedStrip';
import { hasWholeOptions, UnfinishedOptions } from './UnfinishedOptions';
import { TypedAnswers } from './TypedAnswers';
import './QuestionResults.scss';

interface Props {
	surveyId: number;
	stats: QuestionStats;
	/** The days and the filter that the screen is about. */
	asked: FilteredQuery;
	/** Whether comments are shown elsewhere, by groups. */
	isCommentedElsewhere?: boolean;
}

export function QuestionResults( { surveyId, stats, asked, isCommentedElsewhere = false }: Props ) {
	const hasThemes = useSite().features[ 'ai-summary' ] && ! stats.is_quantitative && stats.type !== 'email';
	const [ graph, setGraph ] = useState( () => keptGraph( stats.id ) );
	const comments = stats.answers.filter( ( { kind } ) => kind === 'comment' );

	return (
		<Card
			title={ stats.title }
			actions={
				stats.is_quantitative && (
					<GraphTypeSwitch
						value={ graph }
						onChange={ ( type ) => {
							setGraph( type );
							keepGraph( stats.id, type );
						} }
					/>
				)
			}
		>
			<ReachedStrip answered={ stats.total_answers } skipped={ stats.skipped } />
			<p className="uf-question-results__facts">
				<span>{ questionTypeLabel( stats.type ) }</span>
				<span>{ reachedText( stats.total_answers + stats.skipped ) }</span>
				<span>{ answeredText( stats.total_answers ) }</span>
				<span>{ skippedText( stats.skipped ) }</span>
			</p>
			{ stats.is_quantitative && ! hasWholeOptions( stats ) ? (
				<UnfinishedOptions surveyId={ surveyId } />
			) : stats.is_quantitative ? (
				<ChoiceResults stats={ stats } graph={ graph } />
			) : (
				<AllAnswers surveyId={ surveyId } stats={ stats } asked={ asked } />
			) }
			{ IN_EDITION[ 'ai-summary' ] && hasThemes && (
				<ThemesOfQuestion surveyId={ surveyId } questionId={ stats.id } />
			) }
			{ comments.length > 0 && ! isCommentedElsewhere && (
				<>
					<h3 className="uf-question-results__comments">{ __( 'Comments', 'userfeedback' ) }</h3>
					<TypedAnswers surveyId={ surveyId } answers={ comments } empty="" />
				</>
			) }
			<div className="uf-question-results__export">
				<ExportQuestion surveyId={ surveyId } questionId={ stats.id } asked={ asked } />
			</div>
		</Card>
	);
}

function reachedText( count: number ): string {
	/* translators: %s: number of visitors who came to a question */
	return sprintf( _n( '%s reached', '%s reached', count, 'userfeedback' ), formatNumber( count ) );
}

function answeredText( count: number ): string {
	/* translators: %s: number of visitors who answered a question */
	return sprintf( _n( '%s answered', '%s answered', count, 'userfeedback' ), formatNumber( count ) );
}

function skippedText( count: number ): string {
	/* translators: %s: number of visitors who skipped a question */
	return sprintf( _n( '%s skipped', '%s skipped', count, 'userfeedback' ), formatNumber( count ) );
}
