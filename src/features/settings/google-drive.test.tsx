import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GoogleConnection } from '@/contract/types';
import { AT_GOOGLE } from '@/testing/fakes/fake-settings';
import { FakeSite } from '@/testing/fakes/fake-site';
import { openApp, stopServing } from '@/testing/render-app';

beforeEach( () =>
	Object.assign( window, { userfeedback: { ajax: { url: '/admin-ajax.php', nonces: { google: 'n' } } } } )
);
afterEach( async () => {
	await stopServing();
	delete window.userfeedback;
} );

const CONNECTED: Partial< GoogleConnection > = {
	connected: true,
	label: 'owner@example.org',
	date: 1704412800,
	has_client: true,
};

function siteWith( connection: Partial< GoogleConnection > ): FakeSite {
	const site = new FakeSite();
	Object.assign( site.settings.stored.settings.google_drive, connection );
	return site;
}

const acts = ( site: FakeSite ) =>
	site.sent( 'POST /admin-ajax.php' ).map( ( body ) => ( body as { action: string } ).action );
const broken = { status: 500, body: 'No.' };
const refusal = ( message: string ) => ( {
	status: 409,
	body: { success: false, data: { message, code: 'userfeedback_outside_failed', status: 409 } },
} );

describe( 'Google Drive', () => {
	it( 'saves the client first, with its own button, and never shows the secret', async () => {
		const site = siteWith( {} );
		const { user } = await openApp( 'settings', '/google-drive', site );
		const connect = await screen.findByRole< HTMLButtonElement >( 'button', { name: 'Connect Google Drive' } );
		expect( connect.disabled ).toBe( true );
		expect( screen.getByText( /Google ends the connection after 7 days/ ) ).toBeTruthy();
		expect( screen.getByText( site.settings.stored.settings.google_drive.redirect_uri ) ).toBeTruthy();

		await user.type( screen.getByLabelText( 'Client ID' ), ' id.apps ' );
		await user.type( screen.getByLabelText( 'Client secret' ), 'GOCSPX-x' );
		expect( screen.queryByRole( 'button', { name: 'Save Settings' } ) ).toBeNull();
		await user.click( screen.getByRole( 'button', { name: 'Save credentials' } ) );
		await waitFor( () =>
			expect( site.sent( 'POST /settings' ) ).toEqual( [
				{ settings: { google_client_id: 'id.apps', google_client_secret: 'GOCSPX-x' } },
			] )
		);
		expect( screen.getByLabelText< HTMLInputElement >( 'Client secret' ).value ).toBe( '' );
	} );

	it( 'doesn’t ask for a client that is set in wp-config.php', async () => {
		await openApp( 'settings', '/google-drive', siteWith( { has_client: true, client_of_config: true } ) );
		expect( await screen.findByText( /are set in wp-config.php/ ) ).toBeTruthy();
		expect( screen.queryByLabelText( 'Client ID' ) ).toBeNull();
	} );

	it( 'redirects to Google', async () => {
		const site = siteWith( { has_client: true } );
		const { user } = await openApp( 'settings', '/google-drive', site );
		await user.click( await screen.findByRole( 'button', { name: 'Connect Google Drive' } ) );
		await waitFor( () => expect( window.location.href ).toContain( AT_GOOGLE ) );
		expect( site.sent( 'POST /admin-ajax.php' )[ 0 ] ).toMatchObject( { return: 'settings' } );
	} );

	it.each( [
		[ refusal( 'Enter the client ID.' ), 'Failed to initiate Google Drive authentication. Please try again.' ],
		[ broken, 'An error occurred while connecting to Google Drive. Please try again.' ],
	] )( 'shows that connecting failed', async ( answer, said ) => {
		const site = siteWith( { has_client: true } );
		site.settings.refused.set( 'userfeedback_google_sheets_get_auth_url', answer );
		const { user } = await openApp( 'settings', '/google-drive', site );
		await user.click( await screen.findByRole( 'button', { name: 'Connect Google Drive' } ) );
		expect( await screen.findAllByText( said ) ).not.toEqual( [] );
	} );

	it( 'shows account, date, and badge, and disconnects only after confirmation', async () => {
		const site = siteWith( CONNECTED );
		const { user } = await openApp( 'settings', '/google-drive', site );
		expect( await screen.findByText( 'owner@example.org' ) ).toBeTruthy();
		expect( screen.getByText( 'Connected on January 5, 2024' ) ).toBeTruthy();
		expect( screen.getByText( 'Connected' ) ).toBeTruthy();

		await user.click( screen.getByRole( 'button', { name: 'Disconnect' } ) );
		expect( acts( site ) ).toEqual( [] );
		await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Disconnect' } ) );
		expect( await screen.findByRole( 'button', { name: 'Connect Google Drive' } ) ).toBeTruthy();
		expect( acts( site ) ).toEqual( [ 'userfeedback_google_sheets_disconnect' ] );
	} );

	it.each( [
		[ refusal( 'No.' ), 'Failed to disconnect Google Drive. Please try again.' ],
		[ broken, 'An error occurred while disconnecting from Google Drive. Please try again.' ],
	] )( 'shows that it is still connected when disconnecting failed', async ( answer, said ) => {
		const site = siteWith( CONNECTED );
		site.settings.refused.set( 'userfeedback_google_sheets_disconnect', answer );
		const { user } = await openApp( 'settings', '/google-drive', site );
		await user.click( await screen.findByRole( 'button', { name: 'Disconnect' } ) );
		await user.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Disconnect' } ) );
		expect( await screen.findAllByText( said ) ).not.toEqual( [] );
		expect( screen.getByText( 'owner@example.org' ) ).toBeTruthy();
	} );

	it( 'creates a folder, selects it, links to it, and clears it', async () => {
		const site = siteWith( CONNECTED );
		const { user } = await openApp( 'settings', '/google-drive', site );
		await user.click( await screen.findByRole( 'button', { name: 'Select Folder' } ) );
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( await dialog.findByText( 'No folders yet.' ) ).toBeTruthy();
		await user.click( dialog.getByRole( 'button', { name: 'Create a UserFeedback folder' } ) );
		const made = await dialog.findByRole< HTMLInputElement >( 'radio', { name: 'UserFeedback' } );
		await waitFor( () => expect( made.checked ).toBe( true ) );
		await user.click( dialog.getByRole( 'button', { name: 'Select' } ) );

		const link = await screen.findByRole( 'link', { name: /^UserFeedback/ } );
		expect( link.getAttribute( 'href' ) ).toBe( 'https://drive.google.com/drive/folders/made' );
		site.settings.refused.set( 'userfeedback_google_drive_remove_folder_connection', broken );
		await user.click( screen.getByRole( 'button', { name: 'Remove Folder Connection' } ) );
		expect(
			await screen.findAllByText( 'Failed to remove Google Drive folder connection. Please try again.' )
		).not.toEqual( [] );
		site.settings.refused.clear();
		await user.click( screen.getByRole( 'button', { name: 'Remove Folder Connection' } ) );
		expect( await screen.findByRole( 'button', { name: 'Select Folder' } ) ).toBeTruthy();
	} );

	it( 'shows in the dialog, not in a toast, why a folder can’t be selected', async () => {
		const site = siteWith( CONNECTED );
		site.settings.folders = [ { id: 'a', name: 'Ours' } ];
		site.settings.refused.set( 'userfeedback_google_drive_select_folder', refusal( 'It is gone.' ) );
		const { user } = await openApp( 'settings', '/google-drive', site );
		await user.click( await screen.findByRole( 'button', { name: 'Select Folder' } ) );
		const dialog = within( screen.getByRole( 'dialog' ) );
		await user.click( await dialog.findByRole( 'radio', { name: 'Ours' } ) );
		await user.click( dialog.getByRole( 'button', { name: 'Select' } ) );
		expect( await dialog.findAllByText( 'It is gone.' ) ).not.toEqual( [] );
		expect( document.querySelector( '.components-snackbar' ) ).toBeNull();
	} );

	it( 'asks to reconnect when Google ended the connection', async () => {
		await openApp( 'settings', '/google-drive', siteWith( { ...CONNECTED, needs_reconnect: true } ) );
		expect( await screen.findByRole( 'button', { name: 'Reconnect' } ) ).toBeTruthy();
		expect( screen.getAllByText( /New responses are queued until you reconnect\./ ) ).not.toEqual( [] );
		expect( screen.queryByText( 'Connected' ) ).toBeNull();
		expect( screen.getByLabelText( 'Client ID' ) ).toBeTruthy();
	} );

	it.each( [
		[ 'connected', /Google Drive is connected/ ],
		[ 'denied', /because you didn’t allow access/ ],
		[ 'state', /started in another window or by someone else/ ],
		[ 'client', /doesn’t recognize this client ID/ ],
		[ 'no-refresh', /for only one hour/ ],
		[ 'scope', /didn’t allow this site to create files/ ],
		[ 'switched-off', /Enable the Google Drive API/ ],
		[ 'unreachable', /Google didn’t respond/ ],
		[ 'refused', /redirect URL below/ ],
	] )( 'shows the result of connecting at Google: %s', async ( word, said ) => {
		await openApp( 'settings', `/google-drive?google=${ word }`, siteWith( {} ) );
		expect( await screen.findAllByText( said ) ).not.toEqual( [] );
	} );

	it( 'ignores an unknown result in the URL', async () => {
		await openApp( 'settings', '/google-drive?google=<b>x</b>', siteWith( {} ) );
		await screen.findByRole( 'button', { name: 'Connect Google Drive' } );
		expect( document.querySelector( '.components-notice' ) ).toBeNull();
	} );

	it( 'is locked on a plan without it, but can still be disconnected', async () => {
		const { user } = await openApp( 'settings', '/google-drive', siteWith( CONNECTED ), {}, 'plus' );
		expect(
			await screen.findByText( 'Google Drive is not available on your plan. Please upgrade to the Pro plan' )
		).toBeTruthy();
		await user.click( screen.getByRole( 'button', { name: 'Connect Google Drive' } ) );
		expect( screen.getByRole( 'dialog', { name: 'Google Drive is a Pro feature' } ) ).toBeTruthy();
		await user.keyboard( '{Escape}' );
		expect( screen.getByRole( 'button', { name: 'Disconnect' } ) ).toBeTruthy();
		expect( screen.queryByRole( 'button', { name: 'Select Folder' } ) ).toBeNull();
	} );
} );
