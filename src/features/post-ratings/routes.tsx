import type { RouteObject } from 'react-router-dom';
import { FirstTab } from './components/frame/FirstTab';

export function postRatingsRoutes(): RouteObject[] {
	return [
		{ path: '/', element: <FirstTab /> },
		{
			path: '/settings',
			handle: { screen: 'post-ratings-settings' },
			lazy: async () => ( {
				Component: ( await import( './screens/RatingSettingsScreen' ) ).RatingSettingsScreen,
			} ),
		},
		{
			path: '/results',
			handle: { screen: 'post-ratings-results' },
			lazy: async () => ( { Component: ( await import( './screens/RatedPostsScreen' ) ).RatedPostsScreen } ),
		},
		{
			path: '/results/:postId',
			handle: { screen: 'post-ratings-post' },
			lazy: async () => ( { Component: ( await import( './screens/RatedPostScreen' ) ).RatedPostScreen } ),
		},
	];
}
