import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe';
import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const opener = ( page: Page ): Locator => page.locator( '#wp-admin-bar-userfeedback-why > .ab-item' );
const panel = ( page: Page ): Locator => page.getByRole( 'dialog', { name: 'Surveys on this page' } );
const entry = ( page: Page, title: string ): Locator =>
	panel( page )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { name: title } ) } );

test( 'an owner sees on any page which surveys show and why the others don’t', async ( { page } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const older = await owner.publish( 'The older one', [ { title: 'Older?', type: 'text' } ] );
	await owner.publish( 'The newer one', [ { title: 'Newer?', type: 'text' } ] );
	const placed = await owner.publish( 'The one in the text', [ { title: 'In the text?', type: 'text' } ] );
	const address = await owner.addPage( 'Prices', `<p>Before</p>[userfeedback id="${ String( placed.id ) }"]` );
	const scripts: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/why\.js/.test( request.url() ) ) {
			scripts.push( request.url() );
		}
	} );
	await page.goto( address );

	await expect( opener( page ) ).toContainText( 'Surveys on this page2' );
	expect( scripts ).toEqual( [] );
	await opener( page ).focus();
	await page.keyboard.press( 'Space' );
	await expect( panel( page ) ).toBeFocused();
	await expect( panel( page ) ).toContainText( '2 of 3 published surveys shown here' );
	await expect( entry( page, 'The newer one' ) ).toContainText( 'Pop-up' );
	await expect( entry( page, 'The one in the text' ) ).toContainText( 'It’s embedded in this page.' );
	await expect( entry( page, 'The older one' ) ).toContainText( 'Not shown' );
	await expect( entry( page, 'The older one' ) ).toContainText(
		'Not shown: Another pop-up survey is already on this page. A page shows one at a time.'
	);
	await expect( panel( page ).getByRole( 'listitem' ).last() ).toContainText( 'The older one' );
	await expect( panel( page ).getByRole( 'link', { name: 'Preview on this page: The older one' } ) ).toBeHidden();
	await screenshot( page, 'why-panel' );
	expect( await accessibilityFaults( page, '#wpadminbar + div' ) ).toEqual( [] );

	await page.keyboard.press( 'Escape' );
	await expect( panel( page ) ).toHaveCount( 0 );
	await expect( opener( page ) ).toBeFocused();
	await expect( opener( page ) ).toHaveAttribute( 'aria-expanded', 'false' );

	await page.setViewportSize( { width: 375, height: 740 } );
	await opener( page ).click();
	await expect( panel( page ) ).toHaveCSS( 'width', '375px' );
	await screenshot( page, 'why-panel-phone' );
	expect( await accessibilityFaults( page, '#wpadminbar + div' ) ).toEqual( [] );

	await entry( page, 'The older one' ).getByRole( 'heading' ).click();
	await page.getByText( /Other checks passed/ ).click();
	await screenshot( page, 'why-panel-phone-open' );
	expect( await accessibilityFaults( page, '#wpadminbar + div' ) ).toEqual( [] );
	await page.getByRole( 'link', { name: 'Preview on this page: The older one' } ).click();
	await expect( page ).toHaveURL( `${ address }?userfeedback_preview=${ String( older.id ) }` );
	await expect( floating( page ) ).toContainText( 'Older?' );
	await opener( page ).click();
	await expect( panel( page ) ).toContainText( 'You’re viewing a preview.' );
	await page.getByRole( 'link', { name: 'Exit preview' } ).click();
	await expect( page ).toHaveURL( address );
} );

test( 'the page and the panel say that the owner has already answered', async ( { page } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.publish( 'Answered', [ { title: 'Well?', type: 'text' } ] );
	await page.goto( await owner.addPage( 'Answer me', `[userfeedback id="${ String( survey.id ) }"]` ) );
	await inline( page ).getByRole( 'textbox' ).fill( 'Fine' );
	await inline( page ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( inline( page ) ).toContainText( 'Thanks for your feedback!' );
	await page.reload();

	await expect( page.locator( '.userfeedback-note' ) ).toContainText(
		'This browser has already answered the survey. Only people who can edit surveys see this message.'
	);
	await expect( opener( page ) ).toContainText( '0' );
	await opener( page ).click();
	await expect( entry( page, 'Answered' ) ).toContainText( 'This browser has already answered the survey.' );
	await screenshot( page, 'why-panel-answered' );
} );

test( 'a visitor’s page has no panel, and a right-to-left site mirrors it', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	await owner.publish( 'The only one', [ { title: 'Only?', type: 'text' } ] );
	await visitor.goto( '/' );
	await expect( floating( visitor ) ).toContainText( 'Only?' );
	expect( await visitor.content() ).not.toContain( 'userfeedback-why' );

	await page.goto( '/' );
	await page.evaluate( () => document.documentElement.setAttribute( 'dir', 'rtl' ) );
	await opener( page ).click();
	await expect( panel( page ) ).toHaveCSS( 'direction', 'rtl' );
	await screenshot( page, 'why-panel-rtl' );
	await page.mouse.click( 900, 700 );
	await expect( panel( page ) ).toHaveCount( 0 );
} );

test.describe( 'on a page with broken survey data', () => {
	test.use( { expectedError: /userfeedback-manifest/ } ); // The loader logs this to the console.

	test( 'an owner reads that it can’t be read, and when cached pages show changes', async ( { page } ) => {
		const owner = new Owner( page );
		await owner.publishAlone( 'Broken', [ { title: 'Broken?', type: 'text' } ] );
		const address = await owner.addPage( 'Broken on its way', '<p>Tea</p>' );
		const plugin = join( process.env[ 'UF_SITE_DIR' ] ?? '', 'wp-content/mu-plugins/kept-pages.php' );
		writeFileSync( plugin, "<?php add_filter( 'pre_option_userfeedback_kept_pages', static fn() => 'yes' );\n" );
		try {
			await page.route( address, async ( route ) => {
				const answer = await route.fetch();
				const body = ( await answer.text() ).replace( '{"made_at":', '{made_at:' );
				await route.fulfill( { response: answer, body } );
			} );
			await page.goto( address );
			await opener( page ).click();

			await expect( panel( page ) ).toContainText( 'The survey data on this page can’t be read' );
			await expect( panel( page ) ).toContainText( '0 of 1 published surveys shown here' );
			await expect( panel( page ) ).toContainText( 'which shows changes only after your page cache rebuilds it' );
			await screenshot( page, 'why-panel-unreadable' );
			await page.setViewportSize( { width: 390, height: 740 } );
			await screenshot( page, 'why-panel-unreadable-phone' );
			expect( await accessibilityFaults( page, '#wpadminbar + div' ) ).toEqual( [] );

			await page.unroute( address );
			await page.goto( address );
			await expect( opener( page ) ).toContainText( '1' );
			await opener( page ).click();
			await expect( panel( page ) ).toContainText( '1 of 1 published surveys shown here' );
			await expect( panel( page ) ).not.toContainText( 'can’t be read' );
		} finally {
			rmSync( plugin );
		}
	} );
} );

test( 'the admin bar links from a page of the site to the plugin and to a new survey', async ( { page } ) => {
	await page.goto( '/' );
	const bar = page.locator( '#wpadminbar' );
	await bar.locator( '#wp-admin-bar-site-name > a' ).hover();
	await bar.locator( '#wp-admin-bar-userfeedback > a' ).hover();
	await expect( bar.getByRole( 'menuitem', { name: 'Results', exact: true } ) ).toBeVisible();
	await screenshot( page, 'admin-bar', false );
	await bar.getByRole( 'menuitem', { name: 'Results', exact: true } ).click();
	await page.getByRole( 'heading', { name: 'Results', level: 1 } ).waitFor();
	await page.goto( '/' );
	await bar.locator( '#wp-admin-bar-new-content > a' ).hover();
	await bar.getByRole( 'menuitem', { name: 'Survey', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Start from Scratch' } ) ).toBeVisible();
} );
