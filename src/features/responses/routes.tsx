import { Navigate, type RouteObject, useParams } from 'react-router-dom';

export function responsesRoutes(): RouteObject[] {
	return [
		{
			path: '/survey/:id/responses',
			handle: { screen: 'survey-responses' },
			lazy: async () => ( { Component: ( await import( './screens/ResponsesScreen' ) ).ResponsesScreen } ),
		},
		{
			path: '/survey/:id/responses/:responseId',
			handle: { screen: 'response' },
			lazy: async () => ( { Component: ( await import( './screens/ResponseScreen' ) ).ResponseScreen } ),
		},
		{
			path: '/survey/:id/spam', // Spam used to have its own screen.
			element: <SpamInList />,
		},
	];
}

function SpamInList() {
	return <Navigate replace to={ `/survey/${ String( useParams()[ 'id' ] ) }/responses?status=spam` } />;
}
