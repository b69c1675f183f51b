import { __, _n, sprintf } from '@wordpress/i18n';
import { Card } from '@/components/ui/layout/Card';
import type { FilteredQuery, NpsOverview, SurveyResults } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { NpsBands } from './NpsBands';
import { NpsChangeText } from './NpsChangeText';
import { NpsComments } from './NpsComments';
import { NpsDays } from './NpsDays';
import { NpsDistribution } from './NpsDistribution';
import { NpsGauge } from './NpsGauge';
import './nps.scss';

interface Props {
	survey: SurveyResults;
	overview: NpsOverview;
	/** The days and the filter that the screen is about. */
	asked: FilteredQuery;
}

/** The score first, then what it is made of, how it went, and why. */
export function NpsResults( { survey, overview, asked }: Props ) {
	const question = survey.question_stats.find( ( { type } ) => type === 'nps' );

	return (
		<>
			<Card
				title={ __( 'Net Promoter Score', 'userfeedback' ) }
				actions={ <span className="uf-soft">{ basisText( overview.total ) }</span> }
			>
				<div className="uf-nps">
					<div className="uf-nps__score">
						<NpsGauge overview={ overview } />
						<p className="uf-soft">{ intervalText( overview ) }</p>
						{ overview.is_small && (
							<p className="uf-soft">
								{ __( 'Few answers yet: the score may still move a lot.', 'userfeedback' ) }
							</p>
						) }
						<NpsChangeText surveyId={ survey.id } asked={ asked } />
					</div>
					<div className="uf-nps__parts">
						<NpsBands overview={ overview } />
						{ question && <NpsDistribution options={ question.options } /> }
					</div>
				</div>
			</Card>
			{ survey.nps_series.length > 0 && <NpsDays series={ survey.nps_series } /> }
			{ question?.answers.some( ( { kind } ) => kind === 'comment' ) && (
				<NpsComments surveyId={ survey.id } questionId={ question.id } asked={ asked } />
			) }
		</>
	);
}

function intervalText( { low, high }: NpsOverview ): string {
	return sprintf(
		/* translators: 1: lower end of the score, 2: upper end of the score */
		__( '95 %% likely between %1$s and %2$s', 'userfeedback' ),
		formatNumber( low ),
		formatNumber( high )
	);
}

function basisText( total: number ): string {
	/* translators: %s: number of answers */
	return sprintf( _n( '%s answer', '%s answers', total, 'userfeedback' ), formatNumber( total ) );
}
