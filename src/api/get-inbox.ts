import { queryOptions } from '@tanstack/react-query';
import { api } from './client';
import { keys } from './keys';

/** Notices for owners who may edit surveys or change settings. */
export const inbox = queryOptions( {
	queryKey: keys.inbox,
	queryFn: ( { signal } ) => api( 'GET /notifications', { signal } ),
} );
