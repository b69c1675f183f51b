import { __ } from '@wordpress/i18n';
import type { SurveyResults } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import '@/components/numbers/Figures.scss';

interface Props {
	survey: SurveyResults;
	/** Whether these are numbers of some responses only: of how many impressions those are, nobody knows. */
	isFiltered: boolean;
}

/** Of all time, whichever range is chosen below. */
export function ResponseCards( { survey, isFiltered }: Props ) {
	const figures = [
		{ label: __( 'Past 7 days', 'userfeedback' ), value: survey.responses_count_7_days },
		{ label: __( 'Past 30 days', 'userfeedback' ), value: survey.responses_count_30_days },
		{ label: __( 'Total responses', 'userfeedback' ), value: survey.responses_count },
		...( isFiltered ? [] : [ { label: __( 'Impressions', 'userfeedback' ), value: survey.impressions } ] ),
	];

	return (
		<dl className="uf-figures">
			{ figures.map( ( { label, value } ) => (
				<div className="uf-card uf-figures__card" key={ label }>
					<dt>{ label }</dt>
					<dd>{ formatNumber( value ) }</dd>
				</div>
			) ) }
		</dl>
	);
}
