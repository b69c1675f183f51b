import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { surveyTemplates } from '@/api/get-templates';
import { useSettings } from '@/components/forms/settings-form';
import { BusyButton } from '@/components/ui/actions/BusyButton';
import { QueryState } from '@/components/ui/feedback/QueryState';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { desktopOnlyText } from '@/lib/edition/desktop-only';
import { useSite } from '@/lib/site';
import { SuggestedSurveys } from '../components/SuggestedSurveys';
import { StepFrame } from '../components/StepFrame';
import { useFinish } from '../model/use-finish';

export function StartStep() {
	const templates = useQuery( surveyTemplates );
	const { isSaving } = useSettings();
	const site = useSite();
	const finish = useFinish();

	return (
		<StepFrame
			step="start"
			title={ __( 'Your first survey', 'userfeedback' ) }
			lead={ [
				__( 'Your survey opens in the builder. Visitors don’t see it until you publish it.', 'userfeedback' ),
				desktopOnlyText( site ),
			]
				.filter( Boolean )
				.join( ' ' ) }
			end={
				<BusyButton isBusy={ isSaving } onClick={ () => finish( 'later' ) }>
					{ __( 'Finish without a survey', 'userfeedback' ) }
				</BusyButton>
			}
		>
			<QueryState
				query={ templates }
				skeleton={ <Skeleton width="100%" height="200px" /> }
				failure={ __( 'Couldn’t load the templates.', 'userfeedback' ) }
			>
				{ ( all ) => <SuggestedSurveys templates={ all } onChoose={ finish } /> }
			</QueryState>
		</StepFrame>
	);
}
