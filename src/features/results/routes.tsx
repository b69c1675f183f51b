import type { RouteObject } from 'react-router-dom';

export function resultsRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'overview' },
			lazy: async () => ( {
				Component: ( await import( './screens/ResultsOverviewScreen' ) ).ResultsOverviewScreen,
			} ),
		},
		{
			path: '/survey/:id',
			handle: { screen: 'survey-results' },
			lazy: async () => ( {
				Component: ( await import( './screens/SurveyResultsScreen' ) ).SurveyResultsScreen,
			} ),
		},
	];
}
