import { createHashRouter, type RouteObject } from 'react-router-dom';
import { FirstScreen } from './FirstScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { type AppPage, PAGES } from './pages';
import { RootLayout } from './RootLayout';
import { RouteError } from './RouteError';

export function createRouter( page: AppPage ) {
	return createHashRouter( routesOf( page ) );
}

/** A screen's code comes when it is first opened. */
export function routesOf( page: AppPage ): RouteObject[] {
	const { routes, back } = PAGES[ page ];
	return [
		{
			element: <RootLayout />,
			errorElement: <RouteError />,
			hydrateFallbackElement: <FirstScreen page={ page } />,
			children: [
				...routes(),
				{ path: '*', handle: { screen: 'not-found' }, element: <NotFoundScreen back={ back() } /> },
			],
		},
	];
}
