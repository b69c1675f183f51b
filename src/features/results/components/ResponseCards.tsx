import { __, _n } from '@wordpress/i18n';
import type { FilteredQuery, SurveyResults } from '@/contract/types';
import { isFiltered } from '@/lib/filters/filter';
import { formatNumber, formatShare } from '@/lib/format';
import { noCompletionReason, noRateReason } from '@/lib/labels/rate';
import { sprintf } from '@/lib/labels/sprintf';
import { Figure } from './Figure';
import { FinishTime } from './FinishTime';
import '@/components/charts/numbers/Figures.scss';

interface Props {
	survey: SurveyResults;
	/** The days and the filter of the numbers. */
	asked: FilteredQuery;
	/** Number of responses in the previous period, if it is compared. */
	before: number | undefined;
}

/** Responses, response rate, and completion time in the selected days. */
export function ResponseCards( { survey, asked, before }: Props ) {
	const { range_responses_count: responses, range_impressions: impressions, starts } = survey;

	return (
		<dl className="uf-figures">
			<Figure
				label={ __( 'Responses', 'userfeedback' ) }
				value={ formatNumber( responses ) }
				note={
					before === undefined
						? __( 'In the selected date range', 'userfeedback' )
						: /* translators: %s: number of responses */
							sprintf( __( 'Previous period: %s', 'userfeedback' ), formatNumber( before ) )
				}
			/>
			<Figure
				label={ __( 'Response rate', 'userfeedback' ) }
				value={ shareText( survey.response_rate ) }
				note={
					impressions === null
						? UNKNOWN()
						: noRateReason( responses, impressions ) ||
							sprintf(
								/* translators: %s: number of times a survey was shown */
								_n( 'Based on %s impression', 'Based on %s impressions', impressions, 'userfeedback' ),
								formatNumber( impressions )
							)
				}
			/>
			<Figure
				label={ __( 'Completion rate', 'userfeedback' ) }
				value={ shareText( survey.completion_rate ) }
				note={
					starts === null
						? UNKNOWN()
						: noCompletionReason( responses, starts ) ||
							sprintf(
								/* translators: %s: number of visitors who answered the first question */
								_n(
									'Based on %s visitor who started',
									'Based on %s visitors who started',
									starts,
									'userfeedback'
								),
								formatNumber( starts )
							)
				}
			/>
			<FinishTime surveyId={ survey.id } asked={ asked } />
		</dl>
	);
}

/** All-time figures, whatever the date range. */
export function AllTimeFigures( { survey, asked }: Omit< Props, 'before' > ) {
	const figures = [
		{ label: __( 'Past 7 days', 'userfeedback' ), value: survey.responses_count_7_days },
		{ label: __( 'Past 30 days', 'userfeedback' ), value: survey.responses_count_30_days },
		{ label: __( 'Total responses', 'userfeedback' ), value: survey.responses_count },
		// The number of impressions for filtered responses is unknown.
		...( isFiltered( asked.filter ?? {} )
			? []
			: [ { label: __( 'Impressions', 'userfeedback' ), value: survey.impressions } ] ),
	];

	return (
		<section className="uf-card uf-all-time" aria-label={ __( 'All-time totals', 'userfeedback' ) }>
			<p className="uf-soft">{ __( 'Totals (date range doesn’t apply):', 'userfeedback' ) }</p>
			<dl>
				{ figures.map( ( { label, value } ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>{ formatNumber( value ) }</dd>
					</div>
				) ) }
			</dl>
		</section>
	);
}

const UNKNOWN = () => __( 'Not available for filtered responses', 'userfeedback' );

function shareText( share: number | null ): string {
	return share === null ? '–' : formatShare( share );
}
