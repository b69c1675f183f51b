import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../tools/setup/servers/php-server.mjs';
import { issueLicence } from '../../../tools/setup/site/licence.mjs';
import { accessibilityFaults } from '../support/axe';
import { screenshot } from '../support/screenshot';
import { Colleague } from '../support/site/colleague';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const SCREEN = '.uf-screen';
const test = testOnOwnSite( 'settings', {
	plan: 'lite',
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

const screens = ( page: Page ) => page.getByRole( 'navigation', { name: 'Settings' } );

/** At both widths, and mirrored. */
async function look( page: Page, name: string ): Promise< void > {
	for ( const [ width, dir ] of [
		[ 1280, 'ltr' ],
		[ 390, 'ltr' ],
		[ 1280, 'rtl' ],
	] as const ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.evaluate( ( way ) => ( document.documentElement.dir = way ), dir );
		await screenshot( page, `settings-${ name }-${ String( width ) }-${ dir }` );
		expect( await accessibilityFaults( page, SCREEN ) ).toEqual( [] );
		expect( await page.evaluate( () => document.documentElement.scrollWidth - innerWidth ) ).toBeLessThanOrEqual(
			0
		);
	}
	await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );
}

test( 'an owner enters a license, which opens its plan at once, and gives it up again', async ( { page, site } ) => {
	test.setTimeout( 180_000 );
	const key = await issueLicence( site.dir, 'elite' );
	await page.goto( '/wp-admin/plugins.php' );
	await page
		.getByRole( 'row', { name: /UserFeedback/ } )
		.getByRole( 'link', { name: 'Settings' } )
		.click();
	await expect( page ).toHaveURL( /#\/general/ );
	await page.getByRole( 'heading', { name: 'More with UserFeedback Pro' } ).waitFor();
	await look( page, 'lite' );

	await page.getByRole( 'textbox', { name: 'License key' } ).fill( `${ key.slice( 0, -3 ) }AAA` );
	await expect( page.getByRole( 'alert' ) ).toContainText( /invalid/ );
	await page.getByRole( 'textbox', { name: 'License key' } ).fill( key );
	await expect( page.getByText( 'Elite', { exact: true } ) ).toBeVisible(); // By itself.
	await expect( page.getByText( 'Your license key is active.' ).first() ).toBeVisible();
	await expect( page.getByRole( 'alert' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'heading', { name: 'More with UserFeedback Pro' } ) ).toHaveCount( 0 );
	await look( page, 'license' );

	await page.setViewportSize( { width: 1280, height: 900 } );
	await screens( page ).getByRole( 'link', { name: 'Access' } ).press( 'Enter' );
	await page.getByRole( 'checkbox', { name: 'Author: View Results' } ).check(); // No dialog.
	await expect( page.getByRole( 'button', { name: 'Save Settings' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Discard' } ).press( 'Enter' );

	await screens( page ).getByRole( 'link', { name: 'General' } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Deactivate' } ).press( 'Enter' );
	expect( await accessibilityFaults( page, '.components-modal__frame' ) ).toEqual( [] );
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Deactivate' } ).press( 'Enter' );
	await expect( page.getByText( /You’re using UserFeedback Lite/ ) ).toBeVisible();
	await page.reload();
	await expect( page.getByText( /You’re using UserFeedback Lite/ ) ).toBeVisible();
} );

test( 'what a role may do holds for it at once, and settings are there after a reload', async ( {
	page,
	visitor,
	site,
} ) => {
	test.setTimeout( 180_000 );
	await page.goto( `${ SETTINGS }#/general` );
	await page.getByRole( 'textbox', { name: 'License key' } ).fill( await issueLicence( site.dir, 'plus' ) );
	await page.getByText( 'Plus', { exact: true } ).waitFor();
	const reader = await Colleague.join( page.request, visitor, 'Reader', 'author' );
	await reader.logIn();
	const menu = visitor.locator( '#adminmenu' ).getByRole( 'link', { name: 'UserFeedback' } );
	await visitor.goto( '/wp-admin/index.php' );
	await expect( menu ).toHaveCount( 0 );

	await screens( page ).getByRole( 'link', { name: 'Access' } ).click();
	await page.getByRole( 'checkbox', { name: 'Author: View Results' } ).press( 'Space' );
	await look( page, 'access' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'link', { name: 'Privacy and updates' } ).click();
	await page.getByRole( 'radio', { name: 'Minor versions only' } ).check();
	await page.getByRole( 'checkbox', { name: 'Delete all data with the plugin' } ).check();
	await look( page, 'misc' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'button', { name: 'Save Settings' } ).press( 'Enter' );
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
	await expect( page.getByRole( 'region', { name: 'Unsaved changes' } ) ).toHaveCount( 0 );
	await expect( page.locator( '.uf-screen__notices' ).getByText( 'Settings saved.' ) ).toHaveCount( 0, {
		timeout: 10_000,
	} );

	await visitor.reload();
	await expect( menu ).toHaveCount( 1 );
	await page.reload();
	await expect( page.getByRole( 'radio', { name: 'Minor versions only' } ) ).toBeChecked();
	await page.getByRole( 'button', { name: 'Reset When the plugin is deleted' } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Save Settings' } ).press( 'Enter' );
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
	await page.reload();
	await expect( page.getByRole( 'checkbox', { name: 'Delete all data with the plugin' } ) ).not.toBeChecked();
} );
