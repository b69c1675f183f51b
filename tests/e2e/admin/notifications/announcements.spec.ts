import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { lookAtEachWidth } from '../../support/each-width';
import { Owner } from '../../support/owner';
import { GoogleServer } from '../../support/servers/google-server';
import { addMustUse } from '../../support/site/must-use';
import { Receiver } from '../../support/site/receiver';
import { expect, test } from '../../support/test';

const LIST = '/wp-admin/admin.php?page=userfeedback_surveys';
const QUESTIONS = [ { title: 'What do you think?', type: 'text' as const } ];
const siteDir = (): string => process.env[ 'UF_SITE_DIR' ] ?? '';

/** A plugin that replaces how the site sends email. */
const MAIL = `add_filter( 'pre_wp_mail', static function ( $sent, $mail ) {
	file_put_contents( WP_CONTENT_DIR . '/uf-mails', wp_json_encode( $mail ) . "\\n", FILE_APPEND );
	return true;
}, 10, 2 );`;

const mailFile = (): string => join( siteDir(), 'wp-content/uf-mails' );
const mailsTo = ( address: string ): string[] =>
	existsSync( mailFile() )
		? readFileSync( mailFile(), 'utf8' )
				.split( '\n' )
				.filter( ( line ) => line.includes( address ) )
		: [];

/** Clears the browser, as for a first-time visitor. */
async function forgotten( visitor: Page ): Promise< void > {
	await visitor.context().clearCookies();
	await visitor.evaluate( () => window.localStorage.clear() );
}

/** Loads the page, as a link in an email does: a new hash alone would be navigation within the app. */
async function open( page: Page, route: string ): Promise< void > {
	await page.goto( '/wp-admin/index.php' );
	await page.goto( `${ LIST }#${ route }` );
}

test( 'a response reaches email, webhook and spreadsheet, with retries after failures', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const receiver = await Receiver.start();
	const google = await GoogleServer.start();
	const undo = [
		receiver.connect( siteDir() ),
		google.connect( siteDir() ),
		addMustUse( siteDir(), 'mail.php', MAIL ),
	];
	try {
		await owner.saveSettings( {
			google_client_id: GoogleServer.client.id,
			google_client_secret: GoogleServer.client.secret,
		} );
		const survey = await owner.publishAlone( 'Told to all', QUESTIONS );
		await open( page, `/edit/${ String( survey.id ) }/notifications` );
		await page.getByRole( 'button', { name: 'Send Email', exact: true } ).click();
		await page.getByRole( 'textbox', { name: 'Email addresses' } ).fill( 'ada@example.org' );
		await page.getByRole( 'switch', { name: 'Webhooks' } ).check();
		await page.getByRole( 'button', { name: 'Add webhook' } ).click();
		await page.getByRole( 'textbox', { name: 'Request URL' } ).fill( `http://${ receiver.host }/hook` );
		await page.getByRole( 'switch', { name: 'Google Drive' } ).check();
		await page.getByRole( 'button', { name: 'Connect to Google Drive' } ).click();
		await page.getByRole( 'link', { name: 'Allow', exact: true } ).click();
		// Unsaved changes are restored.
		await expect( page.getByText( 'Google Drive is connected.' ).first() ).toBeVisible();
		await expect( page.getByText( 'To ada@example.org' ) ).toBeVisible();
		await page.getByRole( 'textbox', { name: 'File Name inside Google Drive' } ).fill( 'Visits' );
		await lookAtEachWidth( page, 'workflow-google' );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

		await owner.answer( visitor, 'It is fine' );
		await expect( async () => {
			await page.request.get( '/wp-cron.php' );
			expect( mailsTo( 'ada@example.org' ).join( '' ) ).toContain( 'It is fine' );
			expect( receiver.received.map( ( { body } ) => body ).join( '' ) ).toContain( 'It is fine' );
			expect( JSON.stringify( google.state.sheets ) ).toContain( 'It is fine' );
		} ).toPass( { timeout: 90_000 } );
		expect( Object.values( google.state.files ).map( ( { name } ) => name ) ).toContain( 'Visits' );

		receiver.status = 410;
		await forgotten( visitor );
		await owner.answer( visitor, 'It was down' );
		await open( page, `/deliveries?survey=${ String( survey.id ) }` );
		await expect( async () => {
			await page.request.get( '/wp-cron.php' );
			await page.reload();
			await expect( page.getByRole( 'row', { name: /Webhook/ } ).first() ).toContainText( 'Failed', {
				timeout: 3_000,
			} );
		} ).toPass( { timeout: 90_000 } );
		await open( page, `/edit/${ String( survey.id ) }/notifications` );
		await expect( page.getByText( /^Paused: / ) ).toBeVisible();

		receiver.status = 200;
		await open( page, `/deliveries?survey=${ String( survey.id ) }` );
		await page.getByRole( 'button', { name: 'Resend failed deliveries' } ).click();
		await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Resend', exact: true } ).click();
		await expect( page.getByText( '1 delivery was resent.' ).first() ).toBeVisible();
		await expect( page.getByRole( 'row', { name: /Webhook/ } ).first() ).toContainText( 'Delivered' );
		const ids = receiver.received
			.filter( ( { body } ) => body.includes( 'It was down' ) )
			.map( ( { headers } ) => headers[ 'webhook-id' ] );
		expect( ids.length ).toBeGreaterThanOrEqual( 2 );
		expect( new Set( ids ).size ).toBe( 1 );
		await expect( async () => {
			await page.request.get( '/wp-cron.php' );
			expect( JSON.stringify( google.state.sheets ).split( 'It was down' ) ).toHaveLength( 2 );
		} ).toPass( { timeout: 60_000 } );
		await page.goto( '/wp-admin/admin.php?page=userfeedback_settings#/google-drive' );
		await page.getByRole( 'button', { name: 'Disconnect' } ).click();
		await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Disconnect' } ).click();
		await expect( page.getByRole( 'button', { name: 'Connect Google Drive' } ) ).toBeEnabled();
		await owner.saveSettings( { google_client_id: '', google_client_secret: '' } );
		await owner.forget( survey );
		await owner.switchOffAndOn(); // Cron has found the collector, which other tests don't expect.
	} finally {
		undo.forEach( ( take ) => take() );
		rmSync( mailFile(), { force: true } );
		await receiver.stop();
		await google.stop();
	}
} );
