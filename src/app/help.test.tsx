import { screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { PAGES } from './pages';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';
import { type Manual, manualOptions, pageOf } from '@/components/help/manual';
import { manualPage } from '@/components/help/manual-page';

afterEach( async () => {
	await stopServing();
	document.documentElement.lang = '';
} );

const oneSurvey = () => new FakeSite( [ surveyOf( { id: 1, title: 'First' } ) ] );
const readManual = () => manualOptions.queryFn?.( {} as never ) as Promise< Manual >;

describe( 'help', () => {
	it( 'has a page for every screen', async () => {
		const manual = await readManual();
		const screens = Object.values( PAGES ).flatMap( ( page ) =>
			page === false ? [] : screensOf( page.routes() )
		);
		expect( screens.length ).toBeGreaterThan( 30 );
		expect( screens.filter( ( name ) => ! pageOf( manual, manualPage( name ) ) ) ).toEqual( [] );
		expect( manualPage( 'toString' ) ).toBeNull();
	} );

	/** Without a name, its heading doesn't get focus, and it has no help. */
	it( 'knows the name of each screen that loads', () => {
		const unnamed = Object.values( PAGES ).flatMap( ( page ) =>
			page === false ? [] : loadedRoutes( page.routes() ).filter( ( { handle } ) => handle === undefined )
		);
		expect( unnamed ).toEqual( [] );
	} );

	it( 'opens next to the screen at its page, follows links, and returns focus', async () => {
		const { user } = await openApp( 'surveys', '/', oneSurvey() );
		const toggle = await screen.findByRole( 'button', { name: 'Help' } );
		await user.click( toggle );
		const help = within( await screen.findByRole( 'dialog', { name: 'Help' } ) );
		await help.findByRole( 'heading', { name: 'Surveys', level: 2 } );
		await user.click( help.getByRole( 'button', { name: 'Send log' } ) );
		const title = await help.findByRole( 'heading', { name: 'Send log', level: 2 } );
		expect( document.activeElement ).toBe( title );
		expect( help.getByRole( 'link', { name: /Open in new tab/ } ).getAttribute( 'href' ) ).toContain(
			'/help/deliveries'
		);
		await user.click( help.getByRole( 'button', { name: 'All pages' } ) );
		expect( document.activeElement ).toBe( help.getByRole( 'heading', { name: 'All manual pages' } ) );
		await user.click( help.getByRole( 'button', { name: 'First steps' } ) );
		await help.findByRole( 'heading', { name: 'First steps', level: 2 } );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		await waitFor( () => expect( document.activeElement ).toBe( toggle ) );
	} );

	it( 'opens in the builder at the page of the current step', async () => {
		const { user } = await openApp( 'surveys', '/edit/1/publish', oneSurvey() );
		await screen.findAllByRole( 'heading', { name: 'Publish' } ); // Another screen may be visible until then.
		await user.click( screen.getByRole( 'button', { name: 'Help' } ) );
		await screen.findByRole( 'heading', { name: 'Builder: Publish', level: 2 } );
	} );

	it( 'is a complete screen on every admin page and states its language', async () => {
		document.documentElement.lang = 'de-DE';
		const { user } = await openApp( 'results', '/help/nps', oneSurvey(), { edit: false, settings: false } );
		const text = await screen.findByRole( 'article' );
		expect( within( text ).getByRole( 'heading', { name: 'Net Promoter Score', level: 2 } ) ).toBeTruthy();
		expect( [ text.lang, text.dir ] ).toEqual( [ 'en', 'ltr' ] );
		expect( screen.getByText( 'The manual is in English.' ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Help' } ) ).toBeNull();
		const list = within( screen.getByRole( 'navigation', { name: 'Manual pages' } ) );
		expect( list.getByRole( 'link', { name: 'Net Promoter Score' } ).getAttribute( 'aria-current' ) ).toBe(
			'page'
		);
		await user.click( list.getByRole( 'link', { name: 'Responses' } ) );
		await screen.findByRole( 'heading', { name: 'Responses', level: 2 } );
	} );

	it( 'starts with the first page, marked in the list', async () => {
		const { address } = await openApp( 'results', '/help', oneSurvey() );
		const list = within( await screen.findByRole( 'navigation', { name: 'Manual pages' } ) );
		expect( address() ).toBe( '/help/first-steps' );
		expect( list.getByRole( 'link', { current: 'page' } ).textContent ).toBe( 'First steps' );
	} );

	it( 'shows “not found” for an address without a page', async () => {
		await openApp( 'results', '/help/nothing-of-the-kind', oneSurvey() );
		await screen.findByRole( 'heading', { name: 'Manual page not found' } );
	} );
} );

function loadedRoutes( routes: readonly RouteObject[] ): RouteObject[] {
	return routes.flatMap( ( route ) =>
		route.children ? loadedRoutes( route.children ) : route.lazy === undefined ? [] : [ route ]
	);
}

function screensOf( routes: readonly RouteObject[] ): string[] {
	return routes.flatMap( ( { handle, children } ) => [
		...( handle ? [ ( handle as { screen: string } ).screen ] : [] ),
		...screensOf( children ?? [] ),
	] );
}
