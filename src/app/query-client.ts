import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';

export function newQueryClient(): QueryClient {
	return new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: 10_000,
				// A call without a network fails at once and says so, and is made again when the network is back.
				networkMode: 'always',
				refetchOnReconnect: true,
				retry: ( failures, error ) =>
					failures < 2 && error instanceof ApiError && error.isPassing && error.kind !== 'offline',
			},
			mutations: { networkMode: 'always' },
		},
	} );
}
