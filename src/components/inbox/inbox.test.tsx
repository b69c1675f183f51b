import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeSite, problem } from '@/testing/fakes/fake-site';
import { FIRST_RESPONSE, warningOf } from '@/testing/fakes/fake-inbox';
import { openApp, stopServing } from '@/testing/render-app';
import { surveyOf } from '@/testing/survey-of';

afterEach( async () => {
	await stopServing();
	vi.restoreAllMocks();
} );

function siteWith( ...notifications: FakeSite[ 'inbox' ][ 'notifications' ] ): FakeSite {
	const site = new FakeSite( [ surveyOf( { id: 1, title: 'First' } ) ] );
	site.inbox.notifications = notifications;
	return site;
}

const drawer = async () => within( await screen.findByRole( 'dialog', { name: 'Notifications' } ) );
const strip = () => document.querySelector( '.uf-strip' );

describe( 'the inbox', () => {
	it( 'opens with one click from a screen, which shows its count', async () => {
		const { user } = await openApp( 'surveys', '/', siteWith( FIRST_RESPONSE, warningOf( 'w', 'Wrong' ) ) );
		await user.click( await screen.findByRole( 'button', { name: '2 notifications' } ) );
		const inbox = await drawer();
		expect( inbox.getByRole( 'tab', { name: 'Inbox (2)' } ).getAttribute( 'aria-selected' ) ).toBe( 'true' );
		expect( inbox.getAllByRole( 'listitem' ) ).toHaveLength( 2 );
		await user.keyboard( '{Escape}' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'dismisses one or all notifications immediately and lists them as dismissed', async () => {
		const site = siteWith( FIRST_RESPONSE, warningOf( 'w', 'Wrong' ), warningOf( 'v', 'Worse' ) );
		const { user } = await openApp( 'surveys', '/', site );
		await user.click( await screen.findByRole( 'button', { name: '3 notifications' } ) );
		const inbox = await drawer();
		await user.click( inbox.getByRole( 'button', { name: 'Dismiss Wrong' } ) );
		await inbox.findByRole( 'tab', { name: 'Inbox (2)' } );
		await user.click( inbox.getByRole( 'button', { name: 'Dismiss All' } ) );
		expect( await inbox.findByRole( 'heading', { name: 'You’re all caught up' } ) ).toBeTruthy();
		await user.click( inbox.getByRole( 'tab', { name: 'Dismissed (3)' } ) );
		expect( inbox.getAllByRole( 'listitem' ) ).toHaveLength( 3 );
		expect( inbox.queryByRole( 'button', { name: /^Dismiss/ } ) ).toBeNull();
		expect( inbox.getByRole( 'link', { name: 'View responses' } ) ).toBeTruthy(); // Only leads there now.
		await waitFor( () =>
			expect( site.requests.filter( ( { method } ) => method === 'POST' ).map( ( { path } ) => path ) ).toEqual( [
				'/notifications/w/dismiss',
				'/notifications/all/dismiss',
			] )
		);
	} );

	it( 'restores a notification that the site couldn’t dismiss', async () => {
		const site = siteWith( warningOf( 'w', 'Wrong' ) );
		site.next.set( 'POST /notifications/w/dismiss', problem( 500, 'No.' ) );
		const { user } = await openApp( 'surveys', '/', site );
		await user.click( await screen.findByRole( 'button', { name: '1 notification' } ) );
		const inbox = await drawer();
		await user.click( inbox.getByRole( 'button', { name: 'Dismiss Wrong' } ) );
		expect( await screen.findAllByText( /Couldn’t dismiss the notification/ ) ).not.toEqual( [] );
		expect( await inbox.findByRole( 'heading', { name: 'Wrong' } ) ).toBeTruthy();
	} );

	it( 'runs a button’s action by name only, and follows the URL from the site', async () => {
		const go = vi.spyOn( window.location, 'assign' ).mockImplementation( () => undefined );
		const site = siteWith( FIRST_RESPONSE );
		const { user } = await openApp( 'surveys', '/', site );
		await user.click( await screen.findByRole( 'button', { name: '1 notification' } ) );
		await user.click( ( await drawer() ).getByRole( 'button', { name: 'View responses' } ) );
		await waitFor( () => expect( go ).toHaveBeenCalledWith( FIRST_RESPONSE.buttons[ 0 ]?.url ) );
		expect( site.sent( 'POST /notifications/action' ) ).toEqual( [ { class: 'results', action: 'read' } ] );
	} );

	it( 'is not shown to users who can only view results', async () => {
		const site = siteWith( FIRST_RESPONSE );
		await openApp( 'results', '/', site, { edit: false, settings: false } );
		await screen.findByRole( 'heading', { name: 'Results Overview' } );
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		expect( screen.queryByRole( 'button', { name: /notification/i } ) ).toBeNull();
		expect( site.requests.map( ( { path } ) => path ) ).not.toContain( '/notifications' );
	} );
} );

describe( 'the notification strip', () => {
	it( 'shows the first warning above a screen until it is closed, then the next', async () => {
		const site = siteWith( FIRST_RESPONSE, warningOf( 'w', 'Wrong', 'So it is.' ), warningOf( 'v', 'Worse' ) );
		const { user } = await openApp( 'surveys', '/', site );
		await waitFor( () => expect( strip()?.textContent ).toContain( 'Wrong So it is.' ) );
		expect( strip()?.textContent ).not.toContain( 'Worse' );
		await user.click( within( strip() as HTMLElement ).getByRole( 'button', { name: 'Close' } ) );
		expect( site.inbox.dismissed ).toEqual( [] ); // Not before it is out of sight.
		await waitFor( () => expect( strip()?.textContent ).toContain( 'Worse' ), { timeout: 3000 } );
		await waitFor( () => expect( site.inbox.dismissed.map( ( { id } ) => id ) ).toEqual( [ 'w' ] ) );
	} );

	it( 'shows no good news, and nothing in the builder', async () => {
		const good = siteWith( FIRST_RESPONSE );
		await openApp( 'surveys', '/', good );
		await screen.findByRole( 'button', { name: '1 notification' } );
		expect( strip() ).toBeNull();
		await stopServing();

		await openApp( 'surveys', '/edit/1/questions', siteWith( warningOf( 'w', 'Wrong' ) ) );
		await screen.findByRole( 'button', { name: 'Add question' } );
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		expect( strip() ).toBeNull();
	} );
} );
