import { Navigate, type RouteObject } from 'react-router-dom';

export function builderRoutes(): RouteObject[] {
	return [
		{
			// One layout over both steps, so that a survey's form outlives the moment it gets its id.
			lazy: { Component: async () => ( await import( './screens/BuilderScreen' ) ).BuilderScreen },
			children: [
				{ path: '/new', element: <Navigate to="/new/questions" replace /> },
				{ path: '/edit/:id', element: <Navigate to="questions" replace /> },
				...[ '/new/questions', '/edit/:id/questions' ].map( ( path ) => ( {
					path,
					handle: { screen: 'questions' },
					lazy: { Component: async () => ( await import( './screens/QuestionsStep' ) ).QuestionsStep },
				} ) ),
				...[ '/new/publish', '/edit/:id/publish' ].map( ( path ) => ( {
					path,
					handle: { screen: 'publish' },
					lazy: { Component: async () => ( await import( './screens/PublishStep' ) ).PublishStep },
				} ) ),
			],
		},
	];
}
