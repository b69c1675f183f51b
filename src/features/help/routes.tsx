import type { RouteObject } from 'react-router-dom';
import type { BackLinkProps } from '@/components/ui/layout/BackLink';

/** On every page of the app, so that anyone who can open one can read it. */
export function helpRoutes( back: BackLinkProps ): RouteObject[] {
	return [
		{
			path: '/help/:page?',
			handle: { screen: 'help' },
			lazy: async () => {
				const { HelpScreen } = await import( './HelpScreen' );
				return { element: <HelpScreen back={ back } /> };
			},
		},
	];
}
