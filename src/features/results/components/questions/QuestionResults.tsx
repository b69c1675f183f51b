import { __, _n, sprintf } from '@wordpress/i18n';
import { useState } from 'react';
import type { QuestionStats } from '@/contract/types';
import { Card } from '@/components/ui/layout/Card';
import { formatNumber } from '@/lib/format';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { keepGraph, keptGraph } from '@/features/results/model/graph-choice';
import { ChoiceResults } from './ChoiceResults';
import { GraphTypeSwitch } from './GraphTypeSwitch';
import { ReachedStrip } from './ReachedStrip';
import { TypedAnswers } from './TypedAnswers';
import './QuestionResults.scss';

export function QuestionResults( { stats }: { stats: QuestionStats } ) {
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
			{ stats.is_quantitative ? (
				<ChoiceResults stats={ stats } graph={ graph } />
			) : (
				<TypedAnswers
					answers={ stats.answers.filter( ( { kind } ) => kind === 'answer' ) }
					total={ stats.total_answers }
					empty={ __( 'Nobody has answered this question in these days.', 'userfeedback' ) }
				/>
			) }
			{ comments.length > 0 && (
				<>
					<h3 className="uf-question-results__comments">{ __( 'Comments', 'userfeedback' ) }</h3>
					<TypedAnswers answers={ comments } empty="" />
				</>
			) }
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
