import { Navigate, type RouteObject } from 'react-router-dom';

/** Empty if the edition lacks the screen's feature. */
function ofEdition( route: RouteObject | false ): RouteObject[] {
	return route === false ? [] : [ route ];
}

export function settingsRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			lazy: async () => ( { Component: ( await import( './screens/SettingsScreen' ) ).SettingsScreen } ),
			children: [
				{ index: true, element: <Navigate replace to="/general" /> },
				{
					path: 'general',
					handle: { screen: 'settings-general' },
					lazy: async () => ( { Component: ( await import( './screens/GeneralScreen' ) ).GeneralScreen } ),
				},
				{
					path: 'widget',
					handle: { screen: 'settings-widget' },
					lazy: async () => ( { Component: ( await import( './screens/WidgetScreen' ) ).WidgetScreen } ),
				},
				{
					path: 'email',
					handle: { screen: 'settings-email' },
					lazy: async () => ( { Component: ( await import( './screens/EmailScreen' ) ).EmailScreen } ),
				},
				{
					path: 'integrations',
					handle: { screen: 'settings-integrations' },
					lazy: async () => ( {
						Component: ( await import( './screens/IntegrationsScreen' ) ).IntegrationsScreen,
					} ),
				},
				...ofEdition(
					IN_EDITION[ 'google-drive' ] && {
						path: 'google-drive',
						handle: { screen: 'settings-google-drive' },
						lazy: async () => ( {
							Component: ( await import( './screens/GoogleDriveScreen' ) ).GoogleDriveScreen,
						} ),
					}
				),
				...ofEdition(
					IN_EDITION.heatmaps && {
						path: 'heatmaps',
						handle: { screen: 'settings-heatmaps' },
						lazy: async () => ( {
							Component: ( await import( './screens/HeatmapsScreen' ) ).HeatmapsScreen,
						} ),
					}
				),
				...ofEdition(
					IN_EDITION[ 'access-roles' ] && {
						path: 'access',
						handle: { screen: 'settings-access' },
						lazy: async () => ( { Component: ( await import( './screens/AccessScreen' ) ).AccessScreen } ),
					}
				),
				{
					path: 'privacy',
					handle: { screen: 'settings-privacy' },
					lazy: async () => ( { Component: ( await import( './screens/PrivacyScreen' ) ).PrivacyScreen } ),
				},
				IN_EDITION.plans
					? {
							path: 'misc',
							handle: { screen: 'settings-misc' },
							lazy: async () => ( { Component: ( await import( './screens/MiscScreen' ) ).MiscScreen } ),
						}
					: { path: 'misc', element: <Navigate replace to="/general" /> },
			],
		},
	];
}
