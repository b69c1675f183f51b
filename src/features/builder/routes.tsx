import { Navigate, type RouteObject } from 'react-router-dom';

export function builderRoutes(): RouteObject[] {
	return [
		{
			// One layout over all steps, so that a survey's form outlives the moment it gets its id.
			lazy: { Component: async () => ( await import( './screens/BuilderScreen' ) ).BuilderScreen },
			children: [
				{ path: '/new', element: <Navigate to="/new/setup" replace /> },
				{ path: '/edit/:id', element: <Navigate to="questions" replace /> },
				{
					path: '/new/setup',
					handle: { screen: 'setup' },
					lazy: { Component: async () => ( await import( './screens/SetupStep' ) ).SetupStep },
				},
				{
					lazy: { Component: async () => ( await import( './components/steps/ChosenFirst' ) ).ChosenFirst },
					children: [
						...[ '/new/questions', '/edit/:id/questions' ].map( ( path ) => ( {
							path,
							handle: { screen: 'questions' },
							lazy: {
								Component: async () => ( await import( './screens/QuestionsStep' ) ).QuestionsStep,
							},
						} ) ),
						...[ '/new/settings', '/edit/:id/settings' ].map( ( path ) => ( {
							path,
							handle: { screen: 'settings' },
							lazy: {
								Component: async () => ( await import( './screens/SettingsStep' ) ).SettingsStep,
							},
						} ) ),
						...[ '/new/publish', '/edit/:id/publish' ].map( ( path ) => ( {
							path,
							handle: { screen: 'publish' },
							lazy: { Component: async () => ( await import( './screens/PublishStep' ) ).PublishStep },
						} ) ),
					],
				},
			],
		},
	];
}
