import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ruled, showsOfLive } from '@/lib/shows/shows';
import { liveSurveys } from './live-surveys';
import { ShowsWords } from './ShowsWords';

/** Says who sees a published survey now; empty until that is known. */
export function ShowsNow( { id }: { id: number } ) {
	const { data } = useQuery( liveSurveys() );
	const [ now ] = useState( () => new Date() );
	const survey = data?.surveys.find( ( live ) => live.id === id );
	const shows = data && showsOfLive( id, data.surveys, now );

	return survey && shows ? <ShowsWords shows={ shows } survey={ ruled( survey ) } when="now" live={ data } /> : null;
}
