import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { targetedSurvey, liveVisibility } from '@/lib/visibility/visibility';
import { liveSurveys } from './live-surveys';
import { VisibilityText } from './VisibilityText';

/** Says who sees a published survey now; empty until that is known. */
export function CurrentVisibility( { id }: { id: number } ) {
	const { data } = useQuery( liveSurveys() );
	const [ now ] = useState( () => new Date() );
	const survey = data?.surveys.find( ( live ) => live.id === id );
	const shows = data && liveVisibility( id, data.surveys, now );

	return survey && shows ? (
		<VisibilityText shows={ shows } survey={ targetedSurvey( survey ) } when="now" live={ data } />
	) : null;
}
