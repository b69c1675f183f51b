import { __, _n } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import type { FilteredQuery, NpsOverview, SurveyResults } from '@/contract/types';
import { scoredQuestion } from '@/features/results/model/scored-question';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { NpsBands } from './NpsBands';
import { NpsCertainty } from './NpsCertainty';
import { NpsChangeText } from './NpsChangeText';
import { NpsComments } from './NpsComments';
import { NpsDays } from './NpsDays';
import { NpsDistribution } from './NpsDistribution';
import { NpsGauge } from './NpsGauge';
import { NpsNumbers } from './NpsNumbers';
import './nps.scss';

interface Props {
	survey: SurveyResults;
	overview: NpsOverview;
	/** The days and the filter of the screen. */
	asked: FilteredQuery;
}

/** Shows the score first, then its groups, its trend, and the comments. */
export function NpsResults( { survey, overview, asked }: Props ) {
	const question = scoredQuestion( survey );

	return (
		<>
			<Card
				title={ __( 'Net Promoter Score', 'userfeedback' ) }
				actions={ <span className="uf-soft">{ basisText( overview.total ) }</span> }
			>
				{ question && (
					<h3 className="uf-nps__question">
						<bdi>{ question.title }</bdi>
					</h3>
				) }
				<div className="uf-nps">
					<div className="uf-nps__score">
						<NpsGauge overview={ overview } />
						<NpsCertainty overview={ overview } />
						<NpsChangeText surveyId={ survey.id } asked={ asked } />
					</div>
					<div className="uf-nps__parts">
						<NpsBands overview={ overview } />
						{ question && <NpsDistribution options={ question.options } /> }
					</div>
				</div>
				{ question && <NpsNumbers question={ question } /> }
			</Card>
			{ survey.nps_series.length > 1 && <NpsDays series={ survey.nps_series } /> }
			{ question?.answers.some( ( { kind } ) => kind === 'comment' ) && (
				<NpsComments surveyId={ survey.id } questionId={ question.id } asked={ asked } />
			) }
		</>
	);
}

function basisText( total: number ): string {
	/* translators: %s: number of answers */
	return sprintf( _n( '%s answer', '%s answers', total, 'userfeedback' ), formatNumber( total ) );
}
