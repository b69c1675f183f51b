import { Navigate, type RouteObject } from 'react-router-dom';
import { STEPS } from './model/steps';

export function onboardingRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			lazy: async () => ( { Component: ( await import( './screens/WizardScreen' ) ).WizardScreen } ),
			children: [
				{ index: true, element: <Navigate replace to={ STEPS[ 0 ] } /> },
				{
					path: 'site',
					handle: { screen: 'onboarding-site' },
					lazy: async () => ( { Component: ( await import( './screens/SiteStep' ) ).SiteStep } ),
				},
				{
					path: 'look',
					handle: { screen: 'onboarding-look' },
					lazy: async () => ( { Component: ( await import( './screens/LookStep' ) ).LookStep } ),
				},
				{
					path: 'news',
					handle: { screen: 'onboarding-news' },
					lazy: async () => ( { Component: ( await import( './screens/NewsStep' ) ).NewsStep } ),
				},
				{
					path: 'start',
					handle: { screen: 'onboarding-start' },
					lazy: async () => ( { Component: ( await import( './screens/StartStep' ) ).StartStep } ),
				},
			],
		},
	];
}
