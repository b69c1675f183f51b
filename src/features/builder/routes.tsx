import { Navigate, type RouteObject } from 'react-router-dom';

export function builderRoutes(): RouteObject[] {
	return [
		{
			// One layout for all steps, so that a survey's form stays when it gets its id.
			lazy: async () => ( { Component: ( await import( './BuilderScreen' ) ).BuilderScreen } ),
			children: [
				{ path: '/new', element: <Navigate to="/new/setup" replace /> },
				{ path: '/edit/:id', element: <Navigate to="questions" replace /> },
				...[ '/new/setup', '/edit/:id/setup' ].map( ( path ) => ( {
					path,
					handle: { screen: 'setup' },
					lazy: async () => ( { Component: ( await import( './setup/SetupStep' ) ).SetupStep } ),
				} ) ),
				{
					lazy: async () => ( {
						Component: ( await import( './setup/RequireTemplate' ) ).RequireTemplate,
					} ),
					children: [
						...[ '/new/questions', '/edit/:id/questions' ].map( ( path ) => ( {
							path,
							handle: { screen: 'questions' },
							lazy: async () => ( {
								Component: ( await import( './questions/QuestionsStep' ) ).QuestionsStep,
							} ),
						} ) ),
						...[ '/new/settings', '/edit/:id/settings' ].map( ( path ) =>
							IN_EDITION[ 'page-targeting' ] || IN_EDITION.behavior
								? {
										path,
										handle: { screen: 'settings' },
										lazy: async () => ( {
											Component: ( await import( './settings/SettingsStep' ) ).SettingsStep,
										} ),
									}
								: { path, element: <Navigate to="../publish" relative="path" replace /> }
						),
						...[ '/new/notifications', '/edit/:id/notifications' ].map( ( path ) => ( {
							path,
							handle: { screen: 'notifications' },
							lazy: async () => ( {
								Component: ( await import( './workflow/WorkflowStep' ) ).WorkflowStep,
							} ),
						} ) ),
						...[ '/new/publish', '/edit/:id/publish' ].map( ( path ) => ( {
							path,
							handle: { screen: 'publish' },
							lazy: async () => ( {
								Component: ( await import( './publish/PublishStep' ) ).PublishStep,
							} ),
						} ) ),
					],
				},
			],
		},
	];
}
