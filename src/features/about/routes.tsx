import type { RouteObject } from 'react-router-dom';

/** Routes of the About and getting-started screens: hash routes of the settings page. */
export function aboutRoutes(): RouteObject[] {
	return [
		{
			path: '/about',
			lazy: async () => ( { Component: ( await import( './screens/AboutScreen' ) ).AboutScreen } ),
			children: [
				{
					index: true,
					handle: { screen: 'about' },
					lazy: async () => ( { Component: ( await import( './screens/AboutUsScreen' ) ).AboutUsScreen } ),
				},
				{
					path: 'getting-started',
					handle: { screen: 'getting-started' },
					lazy: async () => ( {
						Component: ( await import( './screens/GettingStartedScreen' ) ).GettingStartedScreen,
					} ),
				},
				{
					path: 'lite-vs-pro',
					handle: { screen: 'lite-vs-pro' },
					lazy: async () => ( {
						Component: ( await import( './screens/LiteVsProScreen' ) ).LiteVsProScreen,
					} ),
				},
			],
		},
		{
			path: '/welcome',
			handle: { screen: 'welcome' },
			lazy: async () => ( { Component: ( await import( './screens/WelcomeScreen' ) ).WelcomeScreen } ),
		},
		{
			path: '/growth-tools',
			handle: { screen: 'growth-tools' },
			lazy: async () => ( { Component: ( await import( './screens/GrowthToolsScreen' ) ).GrowthToolsScreen } ),
		},
	];
}
