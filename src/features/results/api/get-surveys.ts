import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

export const surveysWithCounts = ( page: number ) =>
	queryOptions( {
		queryKey: [ ...keys.surveys, 'with counts', page ],
		queryFn: ( { signal } ) => api( 'GET /surveys', { query: { page, per_page: 20 }, signal } ),
		placeholderData: keepPreviousData,
	} );
