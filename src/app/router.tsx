import { createHashRouter, type RouteObject } from 'react-router-dom';
import { helpRoutes } from '@/features/help/routes';
import { FirstScreen } from './FirstScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { type AppPage, pageOf } from './pages';
import { RootLayout } from './RootLayout';
import { RouteError } from './RouteError';

/** Behavior of version 7 that version 6 of the router, a third smaller, adopts only with these flags and otherwise warns about. */
export const ROUTER_FUTURE = {
	v7_relativeSplatPath: true,
	v7_fetcherPersist: true,
	v7_normalizeFormMethod: true,
	v7_partialHydration: true,
	v7_skipActionErrorRevalidation: true,
} as const;

/** The same for its provider. */
export const PROVIDER_FUTURE = { v7_startTransition: true } as const;

export function createRouter( page: AppPage ) {
	return createHashRouter( routesOf( page ), { future: ROUTER_FUTURE } );
}

/** Loads a screen's code when it is first opened. */
export function routesOf( page: AppPage ): RouteObject[] {
	const { routes, title, back } = pageOf( page );
	return [
		{
			element: <RootLayout />,
			errorElement: <RouteError />,
			hydrateFallbackElement: <FirstScreen page={ page } />,
			children: [
				...routes(),
				...helpRoutes( { label: title(), to: '/' } ),
				{ path: '*', handle: { screen: 'not-found' }, element: <NotFoundScreen back={ back() } /> },
			],
		},
	];
}
