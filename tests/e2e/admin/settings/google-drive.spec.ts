import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { lookAtEachWidth } from '../../support/each-width';
import { GoogleServer } from '../../support/servers/google-server';
import { expect, test } from '../../support/test';

const SCREEN = '/wp-admin/admin.php?page=userfeedback_settings#/google-drive';

async function look( page: Page, name: string ): Promise< void > {
	await expect( page.locator( '.components-snackbar' ) ).toHaveCount( 0, { timeout: 15_000 } );
	await lookAtEachWidth( page, `google-drive-${ name }` );
	await page.setViewportSize( { width: 1280, height: 900 } );
}

test( 'an owner connects Drive with their own client, uses a folder, and disconnects', async ( { page } ) => {
	const google = await GoogleServer.start();
	const disconnect = google.connect( process.env[ 'UF_SITE_DIR' ] ?? '' );
	try {
		await page.goto( SCREEN );
		await expect( page.getByRole( 'button', { name: 'Connect Google Drive' } ) ).toBeDisabled();
		await expect( page.getByText( /admin-post\.php\?action=userfeedback_google$/ ) ).toBeVisible();
		expect( await accessibilityFaults( page, '.uf-settings' ) ).toEqual( [] );
		await look( page, 'before' );
		await page.getByLabel( 'Client ID' ).fill( GoogleServer.client.id );
		await page.getByLabel( 'Client secret' ).fill( GoogleServer.client.secret );
		await page.getByRole( 'button', { name: 'Save credentials' } ).press( 'Enter' );
		await expect( page.locator( '.uf-snackbars' ) ).toContainText( 'Settings saved.' );
		await expect( page.getByLabel( 'Client secret' ) ).toHaveValue( '' );

		await page.getByRole( 'button', { name: 'Connect Google Drive' } ).click();
		await page.getByRole( 'link', { name: 'Deny' } ).click();
		await expect( page.locator( '.components-notice' ) ).toContainText(
			'Google Drive wasn’t connected because you didn’t allow access.'
		);
		await page.getByRole( 'button', { name: 'Connect Google Drive' } ).click();
		await page.getByRole( 'link', { name: 'Allow', exact: true } ).click();
		await expect( page.locator( '.components-notice' ) ).toContainText( 'Google Drive is connected.' );
		await expect( page.getByText( 'owner@example.org' ) ).toBeVisible();
		await page
			.locator( '.components-notice' )
			.getByRole( 'button', { name: /Close|Dismiss/ } )
			.click();
		await expect( page ).toHaveURL( /#\/google-drive$/ );
		expect( await accessibilityFaults( page, '.uf-settings' ) ).toEqual( [] );
		await look( page, 'connected' );

		await page.getByRole( 'button', { name: 'Select Folder' } ).press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'button', { name: 'Create a UserFeedback folder' } ).click();
		await expect( dialog.getByRole( 'radio', { name: 'UserFeedback' } ) ).toBeChecked();
		await look( page, 'folders' );
		await dialog.getByRole( 'button', { name: 'Select', exact: true } ).click();
		const [ id ] = Object.keys( google.state.files );
		await expect( page.locator( '.uf-google__who' ).getByRole( 'link' ) ).toHaveAttribute(
			'href',
			`https://drive.google.com/drive/folders/${ id ?? '' }`
		);
		await look( page, 'folder' );
		await page.getByRole( 'button', { name: 'Remove Folder Connection' } ).click();
		await expect( page.getByText( 'My Drive (no folder)' ) ).toBeVisible();

		await page.reload();
		await page.getByRole( 'button', { name: 'Disconnect' } ).click();
		await look( page, 'disconnect' );
		await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Disconnect' } ).click();
		await expect( page.getByRole( 'button', { name: 'Connect Google Drive' } ) ).toBeEnabled();
		expect( Object.values( google.state.refresh ) ).toEqual( [ 'revoked' ] );
	} finally {
		disconnect();
		await google.stop();
	}
} );
