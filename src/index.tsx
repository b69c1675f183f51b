import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { mountPoint, readSite } from './app/boot';
import { nameFeatureStyles } from './app/feature-styles';
import { Providers } from './app/Providers';
import { newQueryClient } from './app/query-client';
import { createRouter, PROVIDER_FUTURE } from './app/router';
import './components/ui/layout/tokens.scss';

const place = mountPoint();

if ( place ) {
	nameFeatureStyles();
	createRoot( place.root ).render(
		<Providers site={ readSite() } queryClient={ newQueryClient() }>
			<RouterProvider router={ createRouter( place.page ) } future={ PROVIDER_FUTURE } />
		</Providers>
	);
}
