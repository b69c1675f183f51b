import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { ConnectAi } from '@/components/integrations/ConnectAi';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Card } from '@/components/ui/layout/Card';
import { sparks } from '@/components/ui/sparks';
import { keys } from '@/api/keys';
import { keptSummary, makeSummary } from '@/features/results/api/summary';
import { SummaryText } from './SummaryText';
import './summary.scss';

/** Sends nothing before the button is pressed. Without a provider, it shows only how to connect one. */
export function SurveySummary( { surveyId }: { surveyId: number } ) {
	const client = useQueryClient();
	const { data: summary } = useQuery( keptSummary( surveyId ) );
	const make = useMutation( {
		mutationFn: () => makeSummary( surveyId ),
		onSuccess: ( made ) =>
			client.setQueryData(
				keys.summary( surveyId ),
				made.success || ! summary
					? made
					: { ...summary, can_make: made.can_make, connect_url: made.connect_url }
			),
	} );
	if ( summary === undefined ) {
		return null;
	}
	if ( ! summary.can_make && summary.summary === '' ) {
		return (
			<ConnectAi url={ summary.connect_url } offer="summaries">
				{ __( 'Summarize answers and find themes with AI.', 'userfeedback' ) }
			</ConnectAi>
		);
	}
	const isNew = summary.summary === '';

	return (
		<Card
			title={
				<span className="uf-summary__title">
					{ sparks } { __( 'AI Summary', 'userfeedback' ) }
				</span>
			}
			className="uf-summary"
		>
			<p className="uf-soft">
				{ __( 'Covers all responses, regardless of filters and date range.', 'userfeedback' ) }
			</p>
			{ ! isNew && <SummaryText key={ summary.made_at } surveyId={ surveyId } summary={ summary } /> }
			<div role="status" className="uf-summary__state">
				{ make.isPending && __( 'Summarizing answers…', 'userfeedback' ) }
				{ make.data?.success === true &&
					isNew &&
					__( 'AI Summary is unavailable at this moment.', 'userfeedback' ) }
			</div>
			<div role="alert" className="uf-summary__state">
				{ make.isError && <ErrorMessage error={ make.error } /> }
				{ make.data?.success === false && `${ __( 'Error:', 'userfeedback' ) } ${ make.data.error }` }
			</div>
			{ summary.can_make && ! summary.is_current && (
				<>
					<BusyButton isBusy={ make.isPending } onClick={ () => make.mutate() }>
						{ isNew
							? __( 'Summarize with AI', 'userfeedback' )
							: __( 'Include newer answers', 'userfeedback' ) }
					</BusyButton>
					<p className="uf-soft">
						{ __(
							'Sends the questions, their counts, and up to 200 written answers to your site’s AI provider (Settings → Connectors). Email addresses, links, and long numbers are masked, and answers to email questions aren’t sent.',
							'userfeedback'
						) }
					</p>
				</>
			) }
		</Card>
	);
}
