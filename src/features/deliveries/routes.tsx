import type { RouteObject } from 'react-router-dom';

export function deliveriesRoutes(): RouteObject[] {
	return [
		{
			path: '/deliveries',
			handle: { screen: 'deliveries' },
			lazy: async () => ( { Component: ( await import( './DeliveriesScreen' ) ).DeliveriesScreen } ),
		},
	];
}
