import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Empty until it has loaded. */
export function useSurveyTitle( id: number ): string {
	const { data } = useQuery( {
		queryKey: [ ...keys.questions( id ), 'title' ],
		queryFn: async ( { signal } ) => ( await api( 'GET /surveys/{id}', { path: { id }, signal } ) ).title,
	} );
	return data ?? '';
}
