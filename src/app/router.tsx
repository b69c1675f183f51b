import { createHashRouter, type RouteObject } from 'react-router-dom';
import { helpRoutes } from '@/features/help/routes';
import { FirstScreen } from './FirstScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { type AppPage, pageOf } from './pages';
import { RootLayout } from './RootLayout';
import { RouteError } from './RouteError';

/** Behaviour that version 6 of the router, a third smaller than 7, takes only when told: it is 7's, and warned of. */
export const ROUTER_FUTURE = {
	v7_relativeSplatPath: true,
	v7_fetcherPersist: true,
	v7_normalizeFormMethod: true,
	v7_partialHydration: true,
	v7_skipActionErrorRevalidation: true,
} as const;

/** The same of what draws it. */
export const PROVIDER_FUTURE = { v7_startTransition: true } as const;

export function createRouter( page: AppPage ) {
	return createHashRouter( routesOf( page ), { future: ROUTER_FUTURE } );
}

/** A screen's code comes when it is first opened. */
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
