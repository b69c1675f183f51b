import type { RouteObject } from 'react-router-dom';

export function responsesRoutes(): RouteObject[] {
	return [
		{
			path: '/survey/:id/responses',
			handle: { screen: 'survey-responses' },
			lazy: { Component: async () => ( await import( './screens/ResponsesScreen' ) ).ResponsesScreen },
		},
		{
			path: '/survey/:id/responses/:responseId',
			handle: { screen: 'response' },
			lazy: { Component: async () => ( await import( './screens/ResponseScreen' ) ).ResponseScreen },
		},
	];
}
