import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { answer } from '../support/answers';
import { accessibilityFaults } from '../support/axe';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const ADDONS = '/wp-admin/admin.php?page=userfeedback_addons';
const test = testOnOwnSite( 'inbox', {
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

const strip = ( page: Page ) => page.locator( '.uf-strip' );
const drawer = ( page: Page ) => page.getByRole( 'dialog', { name: 'Notifications' } );
const toggle = ( page: Page ) => page.getByRole( 'button', { name: /notification/i } );

test( 'an owner is notified of the first response and of a survey visitors can’t see', async ( { page, visitor } ) => {
	const survey = await new Owner( page ).publishAlone( 'Stars', [ { title: 'How was it?', type: 'star-rating' } ] );

	await answer( visitor, survey, [ 4 ] );

	await page.goto( SURVEYS );
	await page.getByRole( 'button', { name: '1 notification' } ).click();
	await expect( drawer( page ) ).toContainText( 'Your first response is in' );
	await expect( strip( page ) ).toHaveCount( 0 ); // Good news isn't shown as an alert.
	await drawer( page ).getByRole( 'button', { name: 'View responses' } ).click();
	await page.getByRole( 'heading', { name: 'Results Overview', level: 1 } ).waitFor();
	await expect( page.getByRole( 'button', { name: 'Notifications', exact: true } ) ).toBeVisible(); // Read, so also dismissed.

	await page.goto( ADDONS );
	await page
		.locator( '.uf-addon', { hasText: 'Question Types' } )
		.getByRole( 'button', { name: 'Deactivate' } )
		.click();
	await page.getByText( 'Addon Deactivated' ).first().waitFor();
	await page.goto( SURVEYS );
	await expect( strip( page ) ).toContainText( 'Visitors can’t see “Stars”' );
	await expect( strip( page ) ).toContainText( 'or the Question Types add-on is inactive' );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 800 } );
		await screenshot( page, `inbox-strip-${ String( width ) }`, false );
		await toggle( page ).click();
		await expect( drawer( page ).getByRole( 'listitem' ) ).toHaveCount( 1 );
		await expect
			.poll( () =>
				page.evaluate( () => document.getAnimations().every( ( { playState } ) => playState === 'finished' ) )
			)
			.toBe( true ); // It slides in.
		await screenshot( page, `inbox-drawer-${ String( width ) }`, false );
		expect( await accessibilityFaults( page, '.uf-drawer' ) ).toEqual( [] );
		await page.keyboard.press( 'Escape' );
		await expect( toggle( page ) ).toBeFocused();
	}
	expect( await accessibilityFaults( page, '.uf-screen' ) ).toEqual( [] );
	await page.setViewportSize( { width: 1280, height: 800 } );

	await page.goto( '/wp-admin/index.php' ); // Not shown on other screens.
	await expect( page.locator( '#wpbody' ) ).not.toContainText( 'Visitors can’t see' );

	await page.goto( SURVEYS );
	await strip( page ).getByRole( 'link', { name: 'Open the survey' } ).click();
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).toHaveValue( 'How was it?' );
	await expect( strip( page ) ).toHaveCount( 0 ); // Not in the builder.

	await page.goto( ADDONS );
	await page
		.locator( '.uf-addon', { hasText: 'Question Types' } )
		.getByRole( 'button', { name: 'Activate' } )
		.click();
	await page
		.getByText( /Question Types is active\. You’ll find it under / )
		.first()
		.waitFor();
	await expect( toggle( page ) ).toBeVisible();
	await expect( strip( page ) ).toHaveCount( 0 );
} );

test( 'dismissed notifications stay dismissed, and a URL opens the drawer', async ( { page } ) => {
	await page.goto( ADDONS );
	await page
		.locator( '.uf-addon', { hasText: 'Question Types' } )
		.getByRole( 'button', { name: 'Deactivate' } )
		.click();
	await page.getByText( 'Addon Deactivated' ).first().waitFor();

	await page.goto( `${ SURVEYS }&open=userfeedback_notifications` );
	await expect( drawer( page ) ).toContainText( 'Visitors can’t see “Stars”' );
	await drawer( page )
		.getByRole( 'button', { name: /^Dismiss Visitors can’t see/ } )
		.click();
	await expect( drawer( page ) ).toContainText( 'You’re all caught up' );
	await drawer( page ).getByRole( 'tab', { name: 'Dismissed (2)' } ).click();
	await expect( drawer( page ).getByRole( 'listitem' ) ).toHaveCount( 2 );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	await screenshot( page, 'inbox-dismissed-rtl', false );
	await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );
	await page.keyboard.press( 'Escape' );
	await expect( page ).not.toHaveURL( /open=/ );
	await page.reload();
	await page.getByRole( 'button', { name: 'Notifications', exact: true } ).waitFor();
	await expect( drawer( page ) ).toHaveCount( 0 );
	await expect( strip( page ) ).toHaveCount( 0 );
} );
