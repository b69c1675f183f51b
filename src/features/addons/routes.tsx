import type { RouteObject } from 'react-router-dom';

export function addonsRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'addons' },
			lazy: async () => ( { Component: ( await import( './AddonsScreen' ) ).AddonsScreen } ),
		},
	];
}
