import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { lookAtEachWidth } from '../../support/each-width';
import { Owner } from '../../support/owner';
import { Receiver } from '../../support/site/receiver';
import { screenshot } from '../../support/screenshot';
import { addMustUse } from '../../support/site/must-use';
import { expect, test } from '../../support/test';

const LIST = '/wp-admin/admin.php?page=userfeedback_surveys';
const QUESTIONS = [ { title: 'What do you think?', type: 'text' as const } ];
const siteDir = (): string => process.env[ 'UF_SITE_DIR' ] ?? '';

/** A plugin takes over email, as plugins with a mail service do. */
const MAIL = `add_filter( 'pre_wp_mail', '__return_true' );`;

let receiver: Receiver;
let undo: ( () => void )[] = [];
test.beforeAll( async () => {
	receiver = await Receiver.start();
	undo = [ receiver.connect( siteDir() ), addMustUse( siteDir(), 'mail.php', MAIL ) ];
} );
test.afterAll( async () => {
	undo.forEach( ( take ) => take() );
	await receiver.stop();
} );

const row = ( page: Page, name: RegExp ) => page.getByRole( 'row', { name } );

test( 'an owner views the deliveries of a response and resends the failed one', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.tell( 'Told around', QUESTIONS, {
		email: { active: true, addresses: 'ada@example.org' },
		webhook: { active: true, webhooks: [ { name: 'Our server', request_url: `http://${ receiver.host }/hook` } ] },
	} );
	receiver.status = 500;
	await owner.answer( visitor, 'It is fine' );

	await page.goto( LIST );
	await page.getByRole( 'button', { name: 'More', exact: true } ).click();
	await page.getByRole( 'menuitem', { name: 'Send log' } ).click();
	await page.getByRole( 'heading', { name: 'Send log' } ).waitFor();
	await expect( async () => {
		await page.request.get( '/wp-cron.php' );
		await page.reload();
		await expect( row( page, /Webhook.*Our server/ ) ).toContainText( 'Retrying', { timeout: 3_000 } );
		await expect( row( page, /Email.*ada@example\.org/ ) ).toContainText( 'Sent', { timeout: 3_000 } );
	} ).toPass( { timeout: 90_000 } );
	await lookAtEachWidth( page, 'deliveries' );

	await page.setViewportSize( { width: 1280, height: 900 } );
	await row( page, /Webhook.*Our server/ )
		.getByRole( 'button', { name: 'Details' } )
		.click();
	const dialog = page.getByRole( 'dialog', { name: 'Webhook: Our server' } );
	await expect( dialog.getByRole( 'region', { name: 'Reply received' } ) ).toContainText( 'Said 500' );
	await expect( dialog.getByRole( 'region', { name: 'Data sent' } ) ).toContainText( 'It is fine' );
	await screenshot( page, 'deliveries-details', false );
	expect( await accessibilityFaults( page, '.components-modal__screen-overlay' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );

	receiver.status = 200;
	await row( page, /Webhook.*Our server/ )
		.getByRole( 'button', { name: 'Retry now' } )
		.click();
	await expect( row( page, /Webhook.*Our server/ ) ).toContainText( 'Delivered' );
	expect( receiver.received.at( -1 )?.body ).toContain( 'It is fine' );

	await page.goto( `${ LIST }#/edit/${ String( survey.id ) }/notifications` );
	await expect( page.getByText( /^Last sent / ) ).toHaveCount( 2 ); // For the address and the webhook.
	await screenshot( page, 'workflow-told' );
	await page.getByRole( 'link', { name: 'Send log for this survey' } ).click();
	await expect( page.getByRole( 'button', { name: 'Remove the filter “Told around”' } ) ).toBeVisible();
	await page.getByRole( 'combobox', { name: 'Channel' } ).selectOption( 'Email' );
	await expect( page ).toHaveURL( /channel=email/ );
	await expect( page.getByRole( 'row' ) ).toHaveCount( 2 );
	await page.goBack();
	await expect( page.getByRole( 'row' ) ).toHaveCount( 3 );
	await owner.forget( survey );
	await owner.switchOffAndOn(); // Cron has found the collector, which other tests don't expect.
} );

test( 'failed deliveries of a date range are resent together', async ( { page } ) => {
	await page.goto( `${ LIST }#/deliveries` );
	await page.getByRole( 'button', { name: 'Resend failed deliveries' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Resend failed deliveries' } );
	await dialog.getByLabel( 'From' ).fill( '' );
	await dialog.getByRole( 'button', { name: 'Resend', exact: true } ).click();
	await expect( dialog.getByRole( 'alert' ) ).toContainText( 'Choose a start date, and an end date' );
	await screenshot( page, 'deliveries-replay', false );
	expect( await accessibilityFaults( page, '.components-modal__screen-overlay' ) ).toEqual( [] );
	await dialog.getByLabel( 'From' ).fill( '2026-01-01' );
	await dialog.getByRole( 'button', { name: 'Resend', exact: true } ).click();
	await expect( page.getByText( /deliver(y was|ies were) resent\./ ).first() ).toBeVisible();
} );
