import type { RouteObject } from 'react-router-dom';

export function heatmapsRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'heatmaps' },
			lazy: async () => ( { Component: ( await import( './screens/HeatmapListScreen' ) ).HeatmapListScreen } ),
		},
		{
			path: '/page/:key',
			handle: { screen: 'heatmap' },
			lazy: async () => ( { Component: ( await import( './screens/HeatmapScreen' ) ).HeatmapScreen } ),
		},
	];
}
