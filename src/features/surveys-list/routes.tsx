import type { RouteObject } from 'react-router-dom';

export function surveysListRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'surveys' },
			lazy: { Component: async () => ( await import( './screens/SurveysListScreen' ) ).SurveysListScreen },
		},
		{
			path: '/duplicate/:id',
			handle: { screen: 'duplicate' },
			lazy: { Component: async () => ( await import( './screens/DuplicateScreen' ) ).DuplicateScreen },
		},
	];
}
