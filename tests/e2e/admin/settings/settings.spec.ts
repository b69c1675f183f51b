import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { issueLicense } from '../../../../tools/dev/setup/site/license.mjs';
import { giveLicense } from '../../../../tools/dev/setup/site/site.mjs';
import { accessibilityFaults } from '../../support/axe';
import { lookAtEachWidth } from '../../support/each-width';
import { floating, startSurvey, toPublish } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { Colleague } from '../../support/site/colleague';
import { addMustUse } from '../../support/site/must-use';
import { testOnOwnSite } from '../../support/site/own-site';
import { expect } from '../../support/test';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const test = testOnOwnSite( 'settings', {
	plan: 'lite',
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

const screens = ( page: Page ) => page.getByRole( 'navigation', { name: 'Settings' } );

/** Switches the text direction as a site language does. */
const MIRRORED = `add_filter(
	'gettext_with_context',
	static fn ( string $text, string $of, string $context ): string => 'text direction' === $context ? 'rtl' : $text,
	10,
	3
);`;

/** The weekly summary is due the day after. */
const A_WEEK_LATER = `add_action(
	'init',
	static function (): void {
		if ( isset( $_GET['week'] ) ) {
			\\UserFeedback\\Plugin::get( \\UserFeedback\\Platform\\Clock::class )->stopAt( new DateTimeImmutable( '+1 day' ) );
			do_action( 'userfeedback_weekly_summary' );
		}
	},
	99
);`;

const look = ( page: Page, name: string ) => lookAtEachWidth( page, `settings-${ name }` );

test( 'entering a license unlocks its plan immediately, and the license can be removed', async ( { page, site } ) => {
	const key = await issueLicense( site.dir, 'elite' );
	await page.goto( '/wp-admin/plugins.php' );
	await page
		.getByRole( 'row', { name: /UserFeedback/ } )
		.getByRole( 'link', { name: 'Settings' } )
		.click();
	await expect( page ).toHaveURL( /#\/general/ );
	await page.getByRole( 'heading', { name: 'More with UserFeedback Pro' } ).waitFor();
	await look( page, 'lite' );

	await page.getByRole( 'textbox', { name: 'License key' } ).fill( `${ key.slice( 0, -3 ) }AAA` );
	await expect( page.getByRole( 'alert' ) ).toContainText( /look like a UserFeedback license key/ );
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

test( 'role permissions apply immediately, and settings survive a reload', async ( { page, visitor, site } ) => {
	await page.goto( `${ SETTINGS }#/general` );
	await page.getByRole( 'textbox', { name: 'License key' } ).fill( await issueLicense( site.dir, 'plus' ) );
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
	await screens( page ).getByRole( 'link', { name: 'Misc' } ).click();
	await page.getByRole( 'radio', { name: 'Minor versions only' } ).check();
	await look( page, 'misc' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await screens( page ).getByRole( 'link', { name: 'Privacy' } ).click();
	await page.getByRole( 'radio', { name: '180 days' } ).check();
	await expect( page.getByRole( 'row', { name: /^Responses/ } ) ).toContainText( '180 days' );
	await page.getByRole( 'checkbox', { name: 'Delete all data with the plugin' } ).check();
	await look( page, 'privacy' );
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
	await expect( page.getByRole( 'radio', { name: '180 days' } ) ).toBeChecked();
	await page.getByRole( 'button', { name: 'Reset Data removal' } ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Save Settings' } ).press( 'Enter' );
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
	await page.reload();
	await expect( page.getByRole( 'checkbox', { name: 'Delete all data with the plugin' } ) ).not.toBeChecked();
	await screens( page ).getByRole( 'link', { name: 'Misc' } ).click();
	await expect( page.getByRole( 'radio', { name: 'Minor versions only' } ) ).toBeChecked();

	await page.goto( `${ SETTINGS }#/privacy` );
	await page.getByRole( 'link', { name: 'Privacy policy guide' } ).click();
	await expect( page.locator( '#wpbody' ) ).toContainText( 'Your answers are deleted after 180 days.' );
} );

test( 'the look of new surveys is set next to a real card, and the next survey uses it', async ( {
	page,
	visitor,
	site,
} ) => {
	const background = ( element: Element ) => getComputedStyle( element ).backgroundColor;
	await giveLicense( site.dir, 'elite' );
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
	await page.getByRole( 'radio', { name: 'Custom', exact: true } ).check();
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
	expect( await seen.locator( '.card' ).evaluate( background ) ).toBe( 'rgb(255, 255, 255)' ); // It keeps its own look.
	await page.goto( '/wp-admin/admin.php?page=userfeedback_surveys' );
	await page.getByRole( 'row', { name: /^Select Before\?/ } ).hover();
	await page
		.getByRole( 'row', { name: /^Select Before\?/ } )
		.getByRole( 'button', { name: /^Trash/ } )
		.click();
	await startSurvey( page );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'After?' );
	await toPublish( page );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await page.getByRole( 'row', { name: /^Select After\?/ } ).waitFor();
	await visitor.goto( '/' );
	await expect( seen ).toContainText( 'After?' );
	await expect.poll( () => seen.locator( '.card' ).evaluate( background ) ).toBe( 'rgb(18, 52, 86)' );
	expect( ( await seen.locator( '.card' ).boundingBox() )?.x ).toBeLessThan( 200 );
} );

test( 'the weekly summary can be previewed, tested, and sent to its recipients', async ( { page, visitor, site } ) => {
	const mails = () => {
		const log = join( site.dir, 'wp-content/mail.log' );
		const lines = existsSync( log ) ? readFileSync( log, 'utf8' ).trim().split( '\n' ) : [];
		return lines
			.map( ( line ) => JSON.parse( line ) as { to: string; subject: string; message: string } )
			.filter( ( { subject } ) => subject.includes( 'in the past week' ) );
	};
	const owner = new Owner( page );
	await owner.publishAlone( 'Weekly', [ { title: 'How was the week?', type: 'text' } ] );
	await owner.answer( visitor, 'Fine' );
	await page.goto( `${ SETTINGS }#/email` );
	const message = page.frameLocator( '.uf-mail' );
	await expect( message.getByRole( 'heading', { name: /responses? from/ } ) ).toBeVisible();
	await page.getByRole( 'textbox', { name: /Email addresses/ } ).fill( 'ann@example.org, bob@example.org' );
	await look( page, 'email' );
	await page.getByRole( 'radio', { name: 'Plain text' } ).check();
	await expect( page.locator( 'pre.uf-mail' ) ).toContainText( 'Monday' );
	await look( page, 'email-plain' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'button', { name: 'Send test email' } ).press( 'Enter' );
	await expect( page.getByText( /^Test email sent to / ) ).toBeVisible();
	await expect.poll( () => mails().length ).toBe( 1 );
	await page.getByRole( 'button', { name: 'Save Settings' } ).press( 'Enter' );
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();
	await page.reload();
	await expect( page.getByRole( 'radio', { name: 'Plain text' } ) ).toBeChecked();

	const takeOff = addMustUse( site.dir, 'in-a-week.php', A_WEEK_LATER );
	await visitor.goto( '/?week=over' );
	takeOff();
	await expect
		.poll( () =>
			mails()
				.map( ( { to } ) => to )
				.slice( 1 )
		)
		.toEqual( [ 'ann@example.org', 'bob@example.org' ] );
	expect( mails().at( -1 )?.subject ).toContain( ': 1 response in the past week' );
	expect( mails().at( -1 )?.message ).toContain( 'Weekly: 1 response' );
} );

test( 'a screen on a right-to-left site loads its feature’s mirrored styles', async ( { page, site } ) => {
	const takeOff = addMustUse( site.dir, 'mirrored.php', MIRRORED );
	await page.goto( `${ SETTINGS }#/misc` );
	await page.getByRole( 'radio', { name: 'Minor versions only' } ).waitFor();
	const styles = await page.evaluate( () =>
		[ ...document.querySelectorAll< HTMLLinkElement >( 'link[rel="stylesheet"]' ) ]
			.map( ( { href } ) => new URL( href ).pathname.split( '/build/admin/' )[ 1 ] )
			.filter( ( name ) => name !== undefined )
	);
	expect( styles ).toEqual( [ 'index.css', 'settings.css' ] );
	await screenshot( page, 'settings-mirrored' );
	takeOff();
} );

test( 'an owner sees the usage data before allowing tracking', async ( { page, site } ) => {
	await page.goto( `${ SETTINGS }#/misc` );
	await page.getByRole( 'radio', { name: 'Minor versions only' } ).waitFor();
	await expect( page.getByRole( 'checkbox', { name: 'Allow Usage Tracking' } ) ).toHaveCount( 0 ); // There is no server for it.
	const takeOff = addMustUse( site.dir, 'usage.php', `define( 'USERFEEDBACK_USAGE_API', 'http://127.0.0.1:9/' );` );
	await page.reload();
	const report = page.locator( '.uf-usage pre' );
	await expect( report ).toContainText( '"site": ""' );
	await look( page, 'misc-usage' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'checkbox', { name: 'Allow Usage Tracking' } ).check();
	await page.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( report ).toContainText( /"site": "[0-9a-f]{32}"/ );
	await page.getByRole( 'checkbox', { name: 'Allow Usage Tracking' } ).uncheck();
	await page.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( report ).toContainText( '"site": ""' );
	takeOff();
} );
