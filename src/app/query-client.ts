import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';

export function newQueryClient(): QueryClient {
	return new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: 10_000,
				retry: ( failures, error ) => failures < 2 && error instanceof ApiError && error.is_passing,
			},
		},
	} );
}
