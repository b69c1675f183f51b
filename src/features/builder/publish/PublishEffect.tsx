import { useQuery } from '@tanstack/react-query';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { liveSurveys } from '@/components/surveys/live-surveys';
import { VisibilityText } from '@/components/surveys/VisibilityText';
import { ErrorMessage } from '@/components/ui/feedback/ErrorMessage';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { ANY_PAGE, surveyVisibility } from '@/lib/visibility/visibility';
import { useSite } from '@/lib/site';
import { useBuilder } from '../saving/state/builder-context';
import { useCompleteDraft } from './use-complete-draft';
import { rulesOnPage } from '../settings/tester/verdict/page-rule-check';

/** Predicts who will see the survey once it is saved, by the page rules of visitors and the surveys already published. */
export function PublishEffect( { when }: { when: 'publish' | 'schedule' } ) {
	const form = useBuilder( ( state ) => state.form );
	const { draft, error } = useCompleteDraft();
	const { features, quiet_days: siteDays } = useSite();
	const live = useQuery( liveSurveys( form.id ) );
	const [ now ] = useState( () => new Date() );
	const survey = rulesOnPage( { ...form, draft }, features, ANY_PAGE.page, siteDays );
	const failure = error ?? live.error;

	if ( failure !== null ) {
		return (
			<p>
				{ __( 'Couldn’t check who will see this survey.', 'userfeedback' ) } <ErrorMessage error={ failure } />
			</p>
		);
	}
	if ( survey === null || live.data === undefined ) {
		return <Skeleton height="40px" />;
	}
	const other = form.comparison?.ended_on === null ? form.comparison.with : null; // No visitor sees both versions.
	// A new survey has the top priority.
	const ahead = form.id === null ? [] : live.data.surveys.filter( ( { id } ) => id !== other );
	return (
		<VisibilityText
			shows={ surveyVisibility( survey, ahead, now ) }
			survey={ survey }
			when={ when }
			live={ live.data }
		/>
	);
}
