import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { liveSurveys } from '@/components/surveys/live-surveys';
import { VisibilityText } from '@/components/surveys/VisibilityText';
import { targetedSurvey, liveVisibility } from '@/lib/visibility/visibility';

/** Reasons why visitors don't see a published survey; empty if there are none. */
export function WhyNotSeen( { surveyId }: { surveyId: number } ) {
	const { data } = useQuery( liveSurveys() );
	const [ now ] = useState( () => new Date() );
	const survey = data?.surveys.find( ( { id } ) => id === surveyId );
	const shows = data && liveVisibility( surveyId, data.surveys, now );
	const isNarrow = shows?.state === 'shows' && shows.devices.length < 3;

	return survey && shows && ( shows.state !== 'shows' || isNarrow ) ? (
		<VisibilityText shows={ shows } survey={ targetedSurvey( survey ) } when="now" live={ data } />
	) : null;
}
