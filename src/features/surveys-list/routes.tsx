import type { RouteObject } from 'react-router-dom';

export function surveysListRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'surveys' },
			lazy: async () => ( { Component: ( await import( './screens/SurveysListScreen' ) ).SurveysListScreen } ),
		},
		{
			path: '/order',
			handle: { screen: 'order' },
			lazy: async () => ( { Component: ( await import( './screens/OrderScreen' ) ).OrderScreen } ),
		},
		{
			path: '/duplicate/:id',
			handle: { screen: 'duplicate' },
			lazy: async () => ( { Component: ( await import( './screens/DuplicateScreen' ) ).DuplicateScreen } ),
		},
		{
			path: '/compare/:id',
			handle: { screen: 'compare' },
			lazy: async () => ( { Component: ( await import( './screens/DuplicateScreen' ) ).VersionScreen } ),
		},
	];
}
