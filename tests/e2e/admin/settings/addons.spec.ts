import type { Locator, Page } from 'playwright/test';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { issueLicense } from '../../../../tools/dev/setup/site/license.mjs';
import { lookAtEachWidth } from '../../support/each-width';
import { screenshot } from '../../support/screenshot';
import { Colleague } from '../../support/site/colleague';
import { addMustUse } from '../../support/site/must-use';
import { testOnOwnSite } from '../../support/site/own-site';
import { expect } from '../../support/test';

const ADDONS = '/wp-admin/admin.php?page=userfeedback_addons';
const NEW_SURVEY = '/wp-admin/admin.php?page=userfeedback_surveys#/new/setup';
const test = testOnOwnSite( 'addons', {
	plan: 'lite',
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

/** Store URL: a page of the site itself, so that tests need no internet. */
const SELLER = `add_filter( 'userfeedback_upgrade_url', static fn(): string => '/?buy' );`;

const card = ( page: Page, name: string ): Locator =>
	page.locator( '.uf-addon', { has: page.getByRole( 'heading', { name, exact: true } ) } );

async function look( page: Page, name: string ): Promise< void > {
	await expect( page.locator( '.components-snackbar' ) ).toHaveCount( 0, { timeout: 15_000 } );
	await lookAtEachWidth( page, `addons-${ name }` );
	await page.setViewportSize( { width: 1280, height: 900 } );
}

test( 'the free edition shows the add-ons and welcomes back owners who went to buy', async ( {
	page,
	context,
	site,
} ) => {
	await page.goto( ADDONS );
	await expect( page.getByText( /Add-ons are a Pro feature/ ).first() ).toBeVisible();
	await expect( page.locator( '.uf-addon' ) ).toHaveCount( 10 );
	await card( page, 'Heatmaps' ).getByRole( 'link', { name: 'Enter a license key' } ).click(); // No store is set.
	await expect( page.getByRole( 'textbox', { name: 'License key' } ) ).toBeVisible();

	const stopSelling = addMustUse( site.dir, 'seller.php', SELLER );
	try {
		await page.goto( ADDONS );
		await look( page, 'lite' );
		const opened = context.waitForEvent( 'page' );
		await card( page, 'Webhooks' ).getByRole( 'link', { name: 'Upgrade Now' } ).click();
		const seller = await opened;
		expect( new URL( seller.url() ).searchParams.get( 'utm_campaign' ) ).toBe( 'webhooks' );
		await seller.close();
		await page.bringToFront();
		await page.evaluate( () => window.dispatchEvent( new Event( 'focus' ) ) ); // Headless browsers have no window to switch to.
		const dialog = page.getByRole( 'dialog', { name: 'Welcome back' } );
		await screenshot( page, 'addons-welcome-back', false );
		await dialog.getByRole( 'button', { name: 'OK' } ).click();
		await expect( dialog ).toHaveCount( 0 );
	} finally {
		stopSelling();
	}
} );

test( 'an owner installs an add-on, reads where to find it, and deactivates it', async ( { page, site } ) => {
	await page.goto( '/wp-admin/admin.php?page=userfeedback_settings' );
	await page.getByRole( 'textbox', { name: 'License key' } ).fill( await issueLicense( site.dir, 'pro' ) );
	await page.getByText( 'Your license key is active.' ).first().waitFor();

	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( ADDONS );
	const templates = card( page, 'Templates' );
	await expect( card( page, 'Heatmaps' ).getByText( 'Not in your plan' ) ).toBeVisible();
	await page.evaluate( () => window.scrollTo( 0, 200 ) );
	await templates.getByRole( 'button', { name: 'Install Addon' } ).dblclick();
	await expect( page.getByText( 'Addon Activated' ).first() ).toBeVisible();
	await expect(
		page.getByText( 'Templates is active. You’ll find it under New survey setup.' ).first()
	).toBeVisible(); // After the page has reloaded.
	expect( await page.evaluate( () => window.scrollY ) ).toBe( 200 );
	await expect( page.locator( '.uf-addon' ).first() ).toContainText( 'Templates' ); // Active ones first.
	await look( page, 'pro' );

	await page.goto( NEW_SURVEY );
	await page.getByRole( 'button', { name: 'Start from Scratch' } ).waitFor();
	await expect( page.getByText( 'Requires Templates addon' ) ).toHaveCount( 0 );

	await page.goto( ADDONS );
	await templates.getByRole( 'button', { name: 'Deactivate' } ).click();
	await expect( page.getByText( 'Addon Deactivated' ).first() ).toBeVisible();
	await expect( templates.getByRole( 'button', { name: 'Activate' } ) ).toBeEnabled();
	await expect( page.getByRole( 'link', { name: 'Inactive (1)' } ) ).toBeVisible();

	await page.getByRole( 'searchbox', { name: 'Search add-ons' } ).fill( 'WEB' );
	await expect( page.locator( '.uf-addon' ) ).toHaveCount( 1 );
	await page.keyboard.press( 'Tab' ); // Past the field's clear button.
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByText( 'Webhooks has been activated!' ).first() ).toBeVisible();
} );

test( 'a user who can’t change settings sees no link to the add-ons and can’t open them', async ( {
	page,
	browser,
	site,
} ) => {
	const context = await browser.newContext( { baseURL: site.url } );
	try {
		const hers = await context.newPage();
		await page.goto( '/wp-admin/' );
		const editor = await Colleague.join( page.request, hers, 'An editor', 'editor' );
		await editor.logIn();
		await hers.goto( '/wp-admin/admin.php?page=userfeedback_surveys' );
		await expect( hers.locator( '#adminmenu' ).getByRole( 'link', { name: 'Surveys' } ) ).toBeVisible();
		await expect( hers.locator( '#adminmenu' ).getByRole( 'link', { name: 'Addons' } ) ).toHaveCount( 0 );
		expect( ( await hers.goto( ADDONS ) )?.status() ).toBe( 403 );
	} finally {
		await context.close();
	}
} );
