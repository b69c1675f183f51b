import { queryOptions } from '@tanstack/react-query';
import { api } from '@/api/client';
import { keys } from '@/api/keys';

/** Milliseconds. The site drops editors that send no sign for two minutes. */
const AGAIN = 45_000;

/** Reports that the survey is open here while it is visible, and returns who else has it open. */
export const editorsOf = ( id: number ) =>
	queryOptions( {
		queryKey: keys.editors( id ),
		queryFn: ( { signal } ) => api( 'POST /surveys/{id}/editing', { path: { id }, signal } ),
		refetchInterval: AGAIN,
		refetchOnWindowFocus: 'always',
		retry: false,
		gcTime: 0,
	} );

export const leaveEditing = ( id: number ) => api( 'DELETE /surveys/{id}/editing', { path: { id }, keepalive: true } );
