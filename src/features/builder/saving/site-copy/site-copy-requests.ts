import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';
import type { SurveyCopy } from '@/contract/types';

/** The site's copy of this user's unsaved changes to a survey; loaded once each time the survey opens. */
export const siteCopyQuery = ( id: number ) =>
	queryOptions( {
		queryKey: keys.kept( id ),
		queryFn: ( { signal } ) => api( 'GET /surveys/{id}/kept', { path: { id }, signal } ),
		staleTime: Infinity,
		gcTime: 0,
	} );

export const saveSiteCopy = ( id: number, copy: SurveyCopy ) =>
	api( 'POST /surveys/{id}/kept', { path: { id }, body: copy, keepalive: true } );

export const deleteSiteCopy = ( id: number ) => api( 'DELETE /surveys/{id}/kept', { path: { id }, keepalive: true } );
