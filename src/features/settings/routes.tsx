import { Navigate, type RouteObject } from 'react-router-dom';

export function settingsRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			lazy: { Component: async () => ( await import( './screens/SettingsScreen' ) ).SettingsScreen },
			children: [
				{ index: true, element: <Navigate replace to="/general" /> },
				{
					path: 'general',
					handle: { screen: 'settings-general' },
					lazy: { Component: async () => ( await import( './screens/GeneralScreen' ) ).GeneralScreen },
				},
				{
					path: 'widget',
					handle: { screen: 'settings-widget' },
					lazy: { Component: async () => ( await import( './screens/WidgetScreen' ) ).WidgetScreen },
				},
				{
					path: 'access',
					handle: { screen: 'settings-access' },
					lazy: { Component: async () => ( await import( './screens/AccessScreen' ) ).AccessScreen },
				},
				{
					path: 'misc',
					handle: { screen: 'settings-misc' },
					lazy: { Component: async () => ( await import( './screens/MiscScreen' ) ).MiscScreen },
				},
			],
		},
	];
}
