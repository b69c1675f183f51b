import type { RouteObject } from 'react-router-dom';

export function resultsRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'overview' },
			lazy: {
				Component: async () => ( await import( './screens/ResultsOverviewScreen' ) ).ResultsOverviewScreen,
			},
		},
		{
			path: '/survey/:id',
			handle: { screen: 'survey-results' },
			lazy: { Component: async () => ( await import( './screens/SurveyResultsScreen' ) ).SurveyResultsScreen },
		},
	];
}
