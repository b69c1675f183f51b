import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../tools/setup/servers/php-server.mjs';
import { issueLicence } from '../../../tools/setup/site/licence.mjs';
import { giveLicence } from '../../../tools/setup/site/site.mjs';
import { accessibilityFaults } from '../support/axe';
import { floating, startSurvey, toPublish } from '../support/journeys';
import { screenshot } from '../support/screenshot';
import { Colleague } from '../support/site/colleague';
import { addMustUse } from '../support/site/must-use';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const SCREEN = '.uf-screen';
const test = testOnOwnSite( 'settings', {
	plan: 'lite',
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

const screens = ( page: Page ) => page.getByRole( 'navigation', { name: 'Settings' } );

/** As the language of a site says which way it reads. */
const MIRRORED = `add_filter(
	'gettext_with_context',
	static fn ( string $text, string $of, string $context ): string => 'text direction' === $context ? 'rtl' : $text,
	10,
	3
);`;

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

test( 'the look of new surveys is chosen beside the visitors’ own card, and the next survey has it', async ( {
	page,
	visitor,
	site,
} ) => {
	test.setTimeout( 240_000 );
	const background = ( element: Element ) => getComputedStyle( element ).backgroundColor;
	await giveLicence( site.dir, 'elite' );
	await page.goto( `${ SETTINGS }#/widget` );
	await page.getByRole( 'heading', { name: 'No surveys yet' } ).waitFor();
	await look( page, 'widget-empty' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'link', { name: 'Create New' } ).click();
	await page.getByRole( 'button', { name: 'Start from Scratch' } ).waitFor();
	await startSurvey( page );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'Before?' );
	await toPublish( page );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await page.getByRole( 'row' ).nth( 1 ).waitFor();

	await page.goto( `${ SETTINGS }#/widget` );
	const card = page.frameLocator( '.uf-preview__frame' ).locator( '.card' );
	await expect( card ).toContainText( 'Before?' );
	await page.getByRole( 'radio', { name: 'Your own', exact: true } ).check();
	await page.getByLabel( 'Background color' ).fill( '#123456' );
	await page.getByLabel( 'Text color' ).fill( '#eeeeee' );
	await expect( page.getByText( 'Text on background: 10.9:1, easy to read.' ) ).toBeVisible();
	await page.getByRole( 'radio', { name: 'Bottom left' } ).check();
	await expect.poll( () => card.evaluate( background ) ).toBe( 'rgb(18, 52, 86)' );
	await look( page, 'widget' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'button', { name: 'Save Settings' } ).press( 'Enter' );
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
	await page.reload();
	await expect( page.getByLabel( 'Background color' ) ).toHaveValue( '#123456' );
	await expect.poll( () => card.evaluate( background ) ).toBe( 'rgb(18, 52, 86)' );

	await visitor.goto( '/' );
	const seen = floating( visitor );
	await expect( seen ).toContainText( 'Before?' );
	expect( await seen.locator( '.card' ).evaluate( background ) ).toBe( 'rgb(255, 255, 255)' ); // It keeps its own.
	await page.goto( '/wp-admin/admin.php?page=userfeedback_surveys' );
	await page.getByRole( 'row', { name: /Before\?/ } ).hover();
	await page
		.getByRole( 'row', { name: /Before\?/ } )
		.getByRole( 'button', { name: /^Trash/ } )
		.click();
	await startSurvey( page );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'After?' );
	await toPublish( page );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await page.getByRole( 'row', { name: /After\?/ } ).waitFor();
	await visitor.goto( '/' );
	await expect( seen ).toContainText( 'After?' );
	await expect.poll( () => seen.locator( '.card' ).evaluate( background ) ).toBe( 'rgb(18, 52, 86)' );
	expect( ( await seen.locator( '.card' ).boundingBox() )?.x ).toBeLessThan( 200 );
} );

test( 'a screen of a site that reads from right to left has the mirrored styles of its feature', async ( {
	page,
	site,
} ) => {
	const takeOff = addMustUse( site.dir, 'mirrored.php', MIRRORED );
	await page.goto( `${ SETTINGS }#/misc` );
	await page.getByRole( 'radio', { name: 'Minor versions only' } ).waitFor();
	const styles = await page.evaluate( () =>
		[ ...document.querySelectorAll< HTMLLinkElement >( 'link[rel="stylesheet"]' ) ]
			.map( ( { href } ) => new URL( href ).pathname.split( '/build/admin/' )[ 1 ] )
			.filter( ( name ) => name !== undefined )
	);
	expect( styles ).toEqual( [ 'index-rtl.css', 'settings-rtl.css' ] );
	await screenshot( page, 'settings-mirrored' );
	takeOff();
} );
