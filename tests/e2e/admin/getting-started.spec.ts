import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { accessibilityFaults } from '../support/axe';
import { floating, read } from '../support/journeys';
import { screenshot } from '../support/screenshot';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const APP = '#userfeedback-app';

/** A site without surveys, with the plugin installed but inactive. */
const siteOf = ( name: string ) =>
	testOnOwnSite( name, {
		serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
	} );

const wide = siteOf( 'first-survey' );
const narrow = siteOf( 'first-survey-phone' );

const doors = ( page: Page ) => page.getByRole( 'region', { name: 'Your first survey' } );
const checklist = ( page: Page ) => page.getByRole( 'region', { name: 'Getting started' } );
const ofPlugin = ( page: Page, what: 'Activate' | 'Deactivate' ) =>
	page.getByRole( 'link', { name: `${ what } UserFeedback`, exact: true } );

/** Counts every click from now on, on any page. */
async function beforeActivation( page: Page ): Promise< () => Promise< number > > {
	await page.goto( '/wp-admin/plugins.php' );
	await ofPlugin( page, 'Deactivate' ).click();
	await ofPlugin( page, 'Activate' ).waitFor();
	const count = () => {
		addEventListener(
			'click',
			( { isTrusted } ) => {
				if ( isTrusted ) {
					sessionStorage.setItem( 'clicks', String( Number( sessionStorage.getItem( 'clicks' ) ?? 0 ) + 1 ) );
				}
			},
			true
		);
	};
	await page.addInitScript( count );
	await page.evaluate( count );
	return () => page.evaluate( () => Number( sessionStorage.getItem( 'clicks' ) ) );
}

wide(
	'from Activate by a template to a live survey in five clicks, and the list ticks itself',
	async ( { page, visitor } ) => {
		wide.setTimeout( 240_000 );
		const clicks = await beforeActivation( page );
		await ofPlugin( page, 'Activate' ).click();
		await doors( page ).waitFor();
		await page.getByRole( 'button', { name: 'Use template: What brings you here?' } ).waitFor();
		await screenshot( page, 'first-survey' );
		expect( await accessibilityFaults( page, APP ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Use template: What brings you here?' } ).click();
		await page.getByRole( 'textbox', { name: 'Question', exact: true } ).waitFor();
		await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
		await page.getByRole( 'group', { name: 'Devices' } ).waitFor();
		await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
		await page.getByRole( 'heading', { name: 'Send Email' } ).waitFor();
		await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
		await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await expect( page.getByRole( 'row', { name: /^Select What brings you here\?/ } ) ).toContainText(
			'Published'
		);
		expect( await clicks() ).toBe( 6 );

		await expect( checklist( page ) ).toContainText( '2 of 5 done' );
		await expect( checklist( page ).getByRole( 'link' ) ).toHaveText( [
			/Get your first view/,
			/Get your first response/,
			'Read your responses',
		] );
		await screenshot( page, 'checklist' );
		expect( await accessibilityFaults( page, APP ) ).toEqual( [] );

		await visitor.goto( '/' );
		await read( visitor );
		await page.reload();
		await expect( checklist( page ) ).toContainText( '3 of 5 done' );

		await floating( visitor ).getByText( 'Getting help' ).click();
		await floating( visitor ).getByText( 'Yes', { exact: true } ).click();
		await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
		await page.reload();
		await expect( checklist( page ) ).toContainText( '4 of 5 done' );

		await checklist( page ).getByRole( 'link', { name: 'Read your responses' } ).click();
		await expect( page.getByText( 'Total responses' ).locator( '..' ) ).toContainText( '1' );
		await page.goto( SURVEYS );
		await page.getByRole( 'row', { name: /^Select What brings you here\?/ } ).waitFor();
		await expect( checklist( page ) ).toHaveCount( 0 );

		await page.goto( '/wp-admin/plugins.php' );
		await ofPlugin( page, 'Deactivate' ).click();
		await ofPlugin( page, 'Activate' ).click();
		await expect( page.getByText( 'Plugin activated.' ) ).toBeVisible();
	}
);

narrow(
	'on a phone by the sample in four clicks; no visitor meets it before, and the list stays dismissed',
	async ( { page, visitor } ) => {
		narrow.setTimeout( 240_000 );
		await page.setViewportSize( { width: 390, height: 844 } );
		const clicks = await beforeActivation( page );
		await ofPlugin( page, 'Activate' ).click();
		await doors( page ).getByRole( 'button', { name: 'Try a sample on your site' } ).waitFor();
		await screenshot( page, 'first-survey-phone' );
		expect( await accessibilityFaults( page, APP ) ).toEqual( [] );

		await doors( page ).getByRole( 'button', { name: 'Try a sample on your site' } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Sample on your site' } );
		const inFrame = dialog.frameLocator( 'iframe' );
		await expect( inFrame.getByText( 'What brought you here today?' ) ).toBeVisible();
		await screenshot( page, 'sample-phone' );
		await visitor.goto( '/' );
		await expect( visitor.locator( '#userfeedback-manifest' ) ).toHaveCount( 0 );
		await dialog.getByRole( 'button', { name: 'Use this survey' } ).click();
		await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await checklist( page ).waitFor();
		expect( await clicks() ).toBe( 4 );

		await visitor.goto( '/' );
		await expect( floating( visitor ) ).toContainText( 'What brought you here today?' );
		await screenshot( page, 'checklist-phone' );
		await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
		await screenshot( page, 'checklist-phone-rtl' );
		await page.evaluate( () => ( document.documentElement.dir = 'ltr' ) );
		expect( await accessibilityFaults( page, APP ) ).toEqual( [] );

		await checklist( page ).locator( 'summary' ).press( 'Enter' );
		await expect( checklist( page ).getByRole( 'listitem' ).first() ).toBeHidden();
		await page.reload();
		await expect( checklist( page ).getByRole( 'listitem' ).first() ).toBeHidden();
		await checklist( page ).getByRole( 'button', { name: 'Dismiss' } ).press( 'Enter' );
		await expect( checklist( page ) ).toHaveCount( 0 );
		await expect( page.getByRole( 'heading', { name: 'Surveys list' } ) ).toBeFocused();
		await page.reload();
		await page.getByRole( 'row', { name: /^Select What brings you here\?/ } ).waitFor();
		await expect( checklist( page ) ).toHaveCount( 0 );
	}
);
