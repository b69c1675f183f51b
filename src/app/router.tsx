import { __ } from '@wordpress/i18n';
import { createHashRouter, Navigate, type RouteObject } from 'react-router-dom';
import type { AppPage } from './boot';
import { FirstScreen } from './FirstScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { RootLayout } from './RootLayout';
import { RouteError } from './RouteError';

export function createRouter( page: AppPage ) {
	return createHashRouter( routesOf( page ) );
}

/** Each admin page has routes of its own; a screen's code comes when it is first opened. */
export function routesOf( page: AppPage ): RouteObject[] {
	return [
		{
			element: <RootLayout />,
			errorElement: <RouteError />,
			hydrateFallbackElement: <FirstScreen page={ page } />,
			children: page === 'surveys' ? surveysRoutes() : resultsRoutes(),
		},
	];
}

function surveysRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'surveys' },
			lazy: {
				Component: async () =>
					( await import( '@/features/surveys-list/screens/SurveysListScreen' ) ).SurveysListScreen,
			},
		},
		{
			path: '/duplicate/:id',
			handle: { screen: 'duplicate' },
			lazy: {
				Component: async () =>
					( await import( '@/features/surveys-list/screens/DuplicateScreen' ) ).DuplicateScreen,
			},
		},
		{
			// One layout over both, so that a survey's form outlives the moment it gets its id.
			lazy: {
				Component: async () => ( await import( '@/features/builder/screens/BuilderScreen' ) ).BuilderScreen,
			},
			children: [
				{ path: '/new', element: <Navigate to="/new/questions" replace /> },
				{ path: '/edit/:id', element: <Navigate to="questions" replace /> },
				...[ '/new/questions', '/edit/:id/questions' ].map( ( path ) => ( {
					path,
					handle: { screen: 'questions' },
					lazy: {
						Component: async () =>
							( await import( '@/features/builder/screens/QuestionsStep' ) ).QuestionsStep,
					},
				} ) ),
				...[ '/new/publish', '/edit/:id/publish' ].map( ( path ) => ( {
					path,
					handle: { screen: 'publish' },
					lazy: {
						Component: async () => ( await import( '@/features/builder/screens/PublishStep' ) ).PublishStep,
					},
				} ) ),
			],
		},
		{
			path: '*',
			handle: { screen: 'not-found' },
			element: <NotFoundScreen back={ __( 'Back to Surveys', 'userfeedback' ) } />,
		},
	];
}

function resultsRoutes(): RouteObject[] {
	return [
		{
			path: '/',
			handle: { screen: 'overview' },
			lazy: {
				Component: async () =>
					( await import( '@/features/results/screens/ResultsOverviewScreen' ) ).ResultsOverviewScreen,
			},
		},
		{
			path: '/survey/:id',
			handle: { screen: 'survey-results' },
			lazy: {
				Component: async () =>
					( await import( '@/features/results/screens/SurveyResultsScreen' ) ).SurveyResultsScreen,
			},
		},
		{
			path: '/survey/:id/spam',
			handle: { screen: 'spam' },
			lazy: {
				Component: async () => ( await import( '@/features/results/screens/SpamScreen' ) ).SpamScreen,
			},
		},
		{
			path: '*',
			handle: { screen: 'not-found' },
			element: <NotFoundScreen back={ __( 'Back to Results', 'userfeedback' ) } />,
		},
	];
}
