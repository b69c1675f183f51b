import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error';

export function newQueryClient(): QueryClient {
	return new QueryClient( {
		defaultOptions: {
			queries: {
				staleTime: 10_000,
				// A call without a network fails immediately and says so, and is repeated when the network is available again.
				networkMode: 'always',
				refetchOnReconnect: true,
				retry: ( failures, error ) =>
					failures < 2 && error instanceof ApiError && error.isPassing && error.kind !== 'offline',
			},
			mutations: { networkMode: 'always' },
		},
	} );
}
