import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { lookAtEachWidth } from '../../support/each-width';
import { Owner } from '../../support/owner';
import { Receiver } from '../../support/site/receiver';
import { screenshot } from '../../support/screenshot';
import { asLite } from '../../support/site/lite';
import { expect, test } from '../../support/test';

const LIST = '/wp-admin/admin.php?page=userfeedback_surveys';
const QUESTIONS = [
	{ title: 'How do you like it?', type: 'star-rating' as const },
	{ title: 'Why?', type: 'text' as const },
];
const siteDir = (): string => process.env[ 'UF_SITE_DIR' ] ?? '';

/** Opens the Workflow step of a published survey. */
async function open( page: Page, title: string ): Promise< string > {
	const survey = await new Owner( page ).publishAlone( title, QUESTIONS );
	const address = `${ LIST }#/edit/${ String( survey.id ) }/notifications`;
	await page.goto( address );
	await page.getByRole( 'heading', { name: 'Send Email' } ).waitFor();
	return address;
}

const field = ( page: Page, name: string ) => page.getByRole( 'textbox', { name, exact: true } );
const press = ( page: Page, name: string ) => page.getByRole( 'button', { name, exact: true } ).click();
const stored = ( page: Page, name: string ) => page.getByRole( 'group', { name, exact: true } ).getByText( 'Stored' );

test( 'an owner sets email recipients and frequency, sees a preview, and it is saved', async ( { page } ) => {
	const address = await open( page, 'Told by mail' );
	await press( page, 'Send Email' );
	await expect( page.frameLocator( 'iframe[title="Message"]' ).getByText( 'How do you like it?' ) ).toBeVisible();
	await lookAtEachWidth( page, 'workflow-email' );

	await page.setViewportSize( { width: 1280, height: 900 } );
	await field( page, 'Email addresses' ).fill( 'ada@example.org, bob' );
	await page.keyboard.press( 'Tab' );
	await expect( page.getByText( '“bob” isn’t an email address.' ) ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Workflow 1 problem' } ) ).toBeVisible();
	await press( page, 'Next' );
	await expect( field( page, 'Email addresses' ) ).toBeFocused();
	await screenshot( page, 'workflow-email-wrong' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	await field( page, 'Email addresses' ).fill( 'ada@example.org, bob@example.org' );
	await page
		.getByRole( 'combobox', { name: 'Frequency' } )
		.selectOption( { label: 'Daily, with all new responses' } );
	await page.getByRole( 'checkbox', { name: 'Send only for certain answers' } ).check();
	await page.getByRole( 'combobox', { name: 'Comparison' } ).selectOption( { label: 'is less than' } );
	await page.getByRole( 'combobox', { name: 'Answer' } ).selectOption( '3' );
	await press( page, 'Save' );
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

	await page.goto( LIST );
	await page.goto( address );
	await expect( page.getByText( 'To 2 addresses, daily, only for certain answers' ) ).toBeVisible();
	await press( page, 'Next' );
	await expect( page.getByText( 'Email to 2 addresses, daily, only for certain answers' ) ).toBeVisible();
	await press( page, 'Edit: After a response' );
	await expect( page.getByRole( 'switch', { name: 'Send Email' } ) ).toBeFocused();
} );

test.describe( 'webhooks', () => {
	let receiver: Receiver;
	let disconnect: () => void;
	test.beforeAll( async () => {
		receiver = await Receiver.start();
		disconnect = receiver.connect( siteDir() );
	} );
	test.afterAll( async () => {
		disconnect();
		await receiver.stop();
	} );

	test( 'are created, tested and saved by an owner, and never reveal their secrets', async ( { page } ) => {
		const address = await open( page, 'Told to a server' );
		await page.getByRole( 'switch', { name: 'Webhooks' } ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( page.getByRole( 'button', { name: 'Add webhook' } ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( field( page, 'Request URL' ) ).toBeFocused();
		await page.keyboard.type( `http://${ receiver.host }/hook` );
		await press( page, 'Unnamed Webhook Edit name' );
		await page.keyboard.type( 'Our server' );
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'button', { name: 'Our server Edit name' } ) ).toBeFocused();
		await field( page, 'Secret' ).fill( 'hush' );
		await field( page, 'Header 1 name' ).fill( 'X-Key' );
		await field( page, 'Header 1 value' ).fill( 'open sesame' );
		await field( page, 'Parameter 1 key' ).fill( 'stars' );
		await page
			.getByRole( 'combobox', { name: 'Parameter 1 value' } )
			.selectOption( { label: '1. How do you like it?' } );
		await press( page, 'Add a parameter after parameter 1' );
		await expect( field( page, 'Parameter 2 key' ) ).toBeFocused();
		await page.keyboard.type( 'where' );
		await page.getByRole( 'combobox', { name: 'Parameter 2 value' } ).selectOption( { label: 'Page URL' } );
		await expect( page.getByRole( 'region', { name: 'Request' } ) ).toContainText( '"where"' );
		await expect( page.getByRole( 'region', { name: 'Request' } ) ).not.toContainText( 'open sesame' );
		await lookAtEachWidth( page, 'workflow-webhook' );

		await page.setViewportSize( { width: 1280, height: 900 } );
		await press( page, 'Test Webhook' );
		await expect( page.getByText( 'Webhook test sent successfully!' ) ).toBeVisible();
		await expect( page.getByText( /^Status 200 after .* ms$/ ) ).toBeVisible();
		await expect( page.getByRole( 'region', { name: 'Answer' } ) ).toHaveText( 'Said 200' );
		const [ tried ] = receiver.received;
		expect( Object.keys( JSON.parse( tried?.body ?? '{}' ) as object ) ).toEqual( [ 'stars', 'where' ] );
		expect( tried?.headers[ 'x-key' ] ).toBe( 'open sesame' );
		expect( tried?.headers[ 'webhook-signature' ] ).toMatch( /^v1,/ );
		receiver.status = 503;
		await press( page, 'Test Webhook' );
		await expect( page.getByText( /^Status 503 after .* ms$/ ) ).toBeVisible();
		await screenshot( page, 'workflow-webhook-tested' );

		await press( page, 'Save' );
		await expect( stored( page, 'Secret' ) ).toBeVisible();
		await page.goto( LIST );
		await page.goto( address );
		await press( page, 'Settings for Our server' );
		await expect( stored( page, 'Secret' ) ).toBeVisible();
		await expect( stored( page, 'Header 1 value' ) ).toBeVisible();
		await expect( page.locator( 'body' ) ).not.toContainText( 'hush' );

		await field( page, 'Request URL' ).fill( `http://${ receiver.host }/elsewhere` );
		await expect( page.getByText( /^The webhook’s URL changed\./ ) ).toHaveCount( 2 );
		await screenshot( page, 'workflow-webhook-moved' );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
		await press( page, 'Undo' );
		await expect( page.getByText( /^The webhook’s URL changed\./ ) ).toHaveCount( 0 );

		await press( page, 'Delete' );
		const dialog = page.getByRole( 'dialog', { name: 'Are you sure' } );
		await expect( dialog ).toContainText( 'You would like to delete this webhook?' );
		await screenshot( page, 'workflow-webhook-delete', false );
		expect( await accessibilityFaults( page, '.components-modal__screen-overlay' ) ).toEqual( [] );
		await dialog.getByRole( 'button', { name: 'Yes, Delete' } ).click();
		await expect( page.getByRole( 'button', { name: 'Add webhook' } ) ).toBeFocused();
		await press( page, 'Undo' );
		await expect( page.getByRole( 'button', { name: 'Our server Edit name' } ) ).toBeFocused();
	} );
} );

test( 'without a plan, webhooks are visible and open the upgrade dialog', async ( { page } ) => {
	await asLite( page );
	await open( page, 'Told on Lite' );
	await page.getByRole( 'checkbox', { name: /^Send webhooks/ } ).focus();
	await page.keyboard.press( 'Space' );
	await expect( page.getByRole( 'dialog' ) ).toContainText(
		"We're sorry, Webhooks is not available on your plan. Please upgrade to the Pro plan to unlock all these awesome features."
	);
	await page.keyboard.press( 'Escape' );
	await lookAtEachWidth( page, 'workflow-lite' );
} );
