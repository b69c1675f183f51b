import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import apiFetch from '@wordpress/api-fetch';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect } from 'vitest';
import type { AppPage } from '@/app/pages';
import { Providers } from '@/app/Providers';
import { PROVIDER_FUTURE, ROUTER_FUTURE, routesOf } from '@/app/router';
import type { Plan } from '@/contract/features';
import { LIMITS } from '@/contract/limits';
import type { Site } from '@/lib/site';
import { editionOf } from './edition-of';
import type { FakeSite } from './fakes/fake-site';
import { type LoopbackServer, startServer } from './loopback-server';
import { SILENT_PUBLISHER } from './silent-publisher';

const site: Site = {
	admin_url: 'http://127.0.0.1/wp-admin/',
	site_url: 'http://127.0.0.1/',
	upgrade_url: 'http://127.0.0.1/pricing/',
	partner_url: '',
	login_url: 'http://127.0.0.1/wp-login.php?interim-login=1',
	user_id: 1,
	plugin_version: '0.1.0',
	preview_url: 'http://127.0.0.1/?userfeedback_preview={id}',
	page_url: 'http://127.0.0.1/survey/{slug}/',
	time_zone: 'Europe/Berlin',
	week_start: 1,
	max_options: LIMITS.OPTIONS,
	quiet_days: 0,
	site_name: 'Coffee & Cake',
	date_format: '',
	time_format: '',
	can: { edit: true, view: true, delete: true, settings: true, updates: true },
	question_types: [],
	publisher: SILENT_PUBLISHER,
	...editionOf( 'elite' ),
};

configure( { asyncUtilTimeout: 60_000 } ); // The first screen's code is read from disk, which is slow on a busy machine.

let server: LoopbackServer | null = null;
let queryClient = new QueryClient();
let root = '';
let calls = 0;

// WordPress registers a similar middleware; it is called for each request.
apiFetch.use( ( options, next ) => {
	calls++;
	return next( { ...options, url: `${ root }${ options.path ?? '' }` } ).finally( () => calls-- );
} );

/** Points the app's API calls at `fake`. */
export async function serve( fake: Pick< FakeSite, 'answer' > ): Promise< void > {
	server = await startServer( fake.answer );
	root = server.origin;
	browser().setURL( root ); // The page and its API have the same origin.
	browser().settings.device.prefersReducedMotion = 'reduce'; // Skips animations.
}

interface LightBrowser {
	setURL: ( url: string ) => void;
	settings: { device: { prefersReducedMotion: 'reduce' | 'no-preference' } };
}

function browser(): LightBrowser {
	return ( window as unknown as { happyDOM: LightBrowser } ).happyDOM;
}

/** @param isReload keeps browser storage for the next app, as after a reload */
export async function stopServing( isReload?: unknown ): Promise< void > {
	await waitFor( () => expect( queryClient.isFetching() + queryClient.isMutating() ).toBe( 0 ) ); // Let pending requests finish.
	cleanup();
	document.querySelectorAll( '.a11y-speak-region' ).forEach( ( region ) => region.replaceChildren() ); // They outlive the app.
	await waitFor( () => expect( calls ).toBe( 0 ) ); // Requests that a screen sends when it closes.
	await server?.close();
	server = null;
	if ( isReload !== true ) {
		localStorage.clear();
		sessionStorage.clear();
	}
}

/** Opens the app as a user would, on one admin page at one URL. */
export async function openApp(
	page: AppPage,
	address: string,
	fake: FakeSite,
	can: Partial< Site[ 'can' ] > = {},
	plan: Plan = 'elite',
	more: Partial< Site > = {}
) {
	await serve( fake );
	const router = createMemoryRouter( routesOf( page ), { initialEntries: [ address ], future: ROUTER_FUTURE } );
	queryClient = new QueryClient( { defaultOptions: { queries: { retry: false } } } );

	const container = document.createElement( 'div' );
	container.id = 'userfeedback-app';
	document.body.append( container );

	render(
		<Providers
			site={ { ...site, ...editionOf( plan ), can: { ...site.can, ...can }, ...more } }
			queryClient={ queryClient }
		>
			<RouterProvider router={ router } future={ PROVIDER_FUTURE } />
		</Providers>,
		{ container }
	);
	return {
		user: userEvent.setup(),
		router,
		address: () => router.state.location.pathname + router.state.location.search,
	};
}

/** Renders a shared part alone. Call it again to simulate a reload. */
export async function openPart( part: ReactNode, fake: Pick< FakeSite, 'answer' >, plan: Plan = 'elite' ) {
	await serve( fake );
	queryClient = new QueryClient( { defaultOptions: { queries: { retry: false } } } );
	render(
		<Providers site={ { ...site, ...editionOf( plan ) } } queryClient={ queryClient }>
			{ part }
		</Providers>
	);
	return userEvent.setup();
}

/** Renders a hook that depends on the address; `results` has what it returned, the newest last. */
export function renderHookAt< T >( address: string, hook: () => T ) {
	const results: T[] = [];
	function Probe() {
		results.push( hook() );
		return null;
	}
	const router = createMemoryRouter( [ { path: '*', element: <Probe /> } ], {
		initialEntries: [ address ],
		future: ROUTER_FUTURE,
	} );
	render( <RouterProvider router={ router } future={ PROVIDER_FUTURE } /> );
	return { latest: () => results.at( -1 ) as T, go: ( to: string ) => act( () => router.navigate( to ) ) };
}
