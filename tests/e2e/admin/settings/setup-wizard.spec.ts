import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { issueLicense } from '../../../../tools/dev/setup/site/license.mjs';
import { giveLicense } from '../../../../tools/dev/setup/site/site.mjs';
import { lookAtEachWidth } from '../../support/each-width';
import { floating } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { addMustUse } from '../../support/site/must-use';
import { testOnOwnSite } from '../../support/site/own-site';
import { expect } from '../../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const WIZARD = '/wp-admin/admin.php?page=userfeedback_onboarding';

/** A site without surveys. */
const siteOf = ( name: string ) =>
	testOnOwnSite( name, {
		plan: 'lite',
		serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
	} );
const wide = siteOf( 'setup-wizard' );
const narrow = siteOf( 'setup-wizard-phone' );

/** Logs each host that the plugin's code requests, and blocks the requests. */
const NO_CALLS_OUT = `add_filter(
	'pre_http_request',
	static function ( $early, $arguments, string $url ) {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		$ours = array_filter( array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' ), static fn ( string $file ): bool => str_contains( $file, '/includes/' ) && ! str_contains( $file, '/wp-includes/' ) && ! str_contains( $file, '/wp-admin/' ) );
		if ( '127.0.0.1' !== $host && array() !== $ours ) {
			file_put_contents( WP_CONTENT_DIR . '/calls-out.log', "$url\\n", FILE_APPEND );
		}
		return $early;
	},
	10,
	3
);`;

/** Collects every host that the browser requests from now on. */
function hostsOf( context: BrowserContext ): Set< string > {
	const hosts = new Set< string >();
	context.on( 'request', ( request ) => {
		if ( /^https?:/.test( request.url() ) ) {
			hosts.add( new URL( request.url() ).host );
		}
	} );
	return hosts;
}

const heading = ( page: Page, name: string ) => page.getByRole( 'heading', { name, level: 2 } );
const goOn = ( page: Page ) => page.getByRole( 'button', { name: 'Continue' } );
const ofPlugin = ( page: Page, what: 'Activate' | 'Deactivate' ) =>
	page.getByRole( 'link', { name: `${ what } UserFeedback`, exact: true } );

async function switchedOff( page: Page ): Promise< void > {
	await page.goto( '/wp-admin/plugins.php' );
	await ofPlugin( page, 'Deactivate' ).click();
	await ofPlugin( page, 'Activate' ).waitFor();
}

wide(
	'from Activate through the wizard to a survey that fits the site, and nothing is asked of any other host',
	async ( { page, context, visitor, site } ) => {
		wide.setTimeout( 420_000 );
		addMustUse( site.dir, 'no-calls-out.php', NO_CALLS_OUT );
		await switchedOff( page );
		const hosts = hostsOf( context );
		const begun = Date.now();

		await ofPlugin( page, 'Activate' ).click();
		await page.getByRole( 'link', { name: /setup wizard/ } ).click();
		await heading( page, 'What is this site for?' ).waitFor();
		await expect( page.locator( '#adminmenu li.wp-has-current-submenu' ) ).toContainText( 'UserFeedback' );
		await expect( page.locator( '#adminmenu' ) ).not.toContainText( 'Setup Wizard' );
		await expect( page ).toHaveTitle( /Setup Wizard/ );
		await page.getByText( 'An online store', { exact: true } ).click();
		await goOn( page ).click();
		await expect( heading( page, 'How should surveys look?' ) ).toBeFocused();
		await page.getByRole( 'radio', { name: 'Bottom left' } ).check();
		await expect( page.getByRole( 'checkbox', { name: /Powered by/ } ) ).not.toBeChecked();
		await goOn( page ).click();
		await page.getByRole( 'textbox', { name: /Email addresses/ } ).fill( 'owner@example.org' );
		await expect( page.getByRole( 'checkbox', { name: 'Allow Usage Tracking' } ) ).toHaveCount( 0 ); // There is no server for it.
		await goOn( page ).click();
		await expect( page.locator( '.uf-offer__name' ) ).toHaveText( [
			'Abandoned cart',
			'What should we build next?',
			'What brings you here?',
			'Start from Scratch',
		] );
		await page.getByRole( 'button', { name: /^Abandoned cart/ } ).click();
		await page.getByRole( 'textbox', { name: 'Question', exact: true } ).waitFor();
		await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).not.toHaveValue( '' );
		expect( page.url() ).toContain( `${ SURVEYS }#/new/questions` );
		wide.info().annotations.push( { type: 'seconds', description: String( ( Date.now() - begun ) / 1000 ) } );

		expect( [ ...hosts ] ).toEqual( [ new URL( site.url ).host ] );
		expect(
			existsSync( join( site.dir, 'wp-content/calls-out.log' ) )
				? readFileSync( join( site.dir, 'wp-content/calls-out.log' ), 'utf8' )
				: ''
		).toBe( '' );

		await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
		await page.getByRole( 'group', { name: 'Devices' } ).waitFor();
		await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
		await page.getByRole( 'heading', { name: 'Send Email' } ).waitFor();
		await page.getByRole( 'button', { name: 'Next', exact: true } ).click();
		await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await page.getByRole( 'row', { name: /^Select Abandoned cart/ } ).waitFor();
		await visitor.goto( '/' );
		await floating( visitor ).locator( '.card' ).waitFor();
		expect( ( await floating( visitor ).locator( '.card' ).boundingBox() )?.x ).toBeLessThan( 200 );
	}
);

wide.describe( 'an invalid email address', () => {
	// The browser logs the rejected save as an error.
	wide.use( { expectedError: /400/ } );

	wide(
		'a wizard of a paid plan shows each choice on the visitors’ card; steps are gone back to, left and come back to',
		async ( { page, site } ) => {
			wide.setTimeout( 420_000 );
			const background = ( element: Element ) => getComputedStyle( element ).backgroundColor;
			await new Owner( page ).saveSettings( {
				site_kind: 'shop',
				notifications_recipients: 'owner@example.org',
			} );
			await page.goto( '/wp-admin/admin.php?page=userfeedback_settings#/general' );
			await page.getByRole( 'link', { name: 'Launch Setup Wizard' } ).click();
			await page.getByRole( 'radio', { name: /An online store/ } ).waitFor();
			await expect( page.getByRole( 'radio', { name: /An online store/ } ) ).toBeChecked();
			await lookAtEachWidth( page, 'wizard-site' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.getByRole( 'button', { name: 'Skip this step' } ).click();
			await heading( page, 'How should surveys look?' ).waitFor();
			await page.frameLocator( '.uf-preview__frame' ).locator( '.card' ).waitFor();
			await lookAtEachWidth( page, 'wizard-look-lite' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.getByRole( 'button', { name: 'Skip this step' } ).click();

			await page.getByRole( 'textbox', { name: 'License key' } ).fill( await issueLicense( site.dir, 'elite' ) );
			await expect( page.getByText( 'The Elite plan is active on this site.' ) ).toBeVisible();
			await expect( page.locator( '.components-snackbar' ) ).toHaveCount( 0, { timeout: 15_000 } );
			await lookAtEachWidth( page, 'wizard-news' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.getByRole( 'textbox', { name: /Email addresses/ } ).fill( 'nobody' );
			await goOn( page ).click();
			await expect( page.getByRole( 'alert' ) ).toContainText( '“nobody” isn’t an email address.' );
			await page.reload();
			await expect( page.getByRole( 'textbox', { name: /Email addresses/ } ) ).toHaveValue( 'nobody' );
			await page.getByRole( 'button', { name: 'Skip this step' } ).click();
			await heading( page, 'Your first survey' ).waitFor();
			await lookAtEachWidth( page, 'wizard-start' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.goBack();
			await expect( page.getByRole( 'textbox', { name: /Email addresses/ } ) ).toHaveValue( 'owner@example.org' );
			await giveLicense( site.dir, 'elite' ); // With its add-ons active.
			await page.reload();
			await page.getByRole( 'button', { name: 'Back' } ).click();

			const card = page.frameLocator( '.uf-preview__frame' ).locator( '.card' );
			await page.getByRole( 'radio', { name: 'Dark' } ).check();
			await expect.poll( () => card.evaluate( background ) ).toBe( 'rgb(51, 51, 51)' );
			await expect(
				page.getByText( 'Visitors see a slightly darker shade, so the white text is easy to read.' )
			).toBeVisible();
			await page.getByLabel( 'Button color' ).fill( '#005a2b' );
			await expect( page.getByText( 'White text on the button: 8.4:1, easy to read.' ) ).toBeVisible();
			await page.getByRole( 'checkbox', { name: /Powered by/ } ).check();
			await lookAtEachWidth( page, 'wizard-look' );
			await page.setViewportSize( { width: 1280, height: 900 } );
			await page.reload(); // During setup.
			await expect( page.getByRole( 'radio', { name: 'Dark' } ) ).toBeChecked();
			await goOn( page ).click();
			await goOn( page ).click();
			await page.getByRole( 'button', { name: 'Finish without a survey' } ).click();
			await expect( page ).toHaveURL( /userfeedback_surveys/ );
			await page.goto( '/wp-admin/admin.php?page=userfeedback_settings#/widget' );
			await expect( page.getByRole( 'radio', { name: 'Dark' } ) ).toBeChecked();
			await expect( page.getByRole( 'radio', { name: '“Powered by UserFeedback”' } ) ).toBeChecked();
		}
	);
} );

narrow(
	'on a phone by the keyboard alone, and the doors lead to it no more once it was finished',
	async ( { page } ) => {
		narrow.setTimeout( 300_000 );
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( `${ SURVEYS }#/new/setup` );
		const toWizard = page.getByRole( 'link', { name: /setup wizard/ } );
		await toWizard.press( 'Enter' );
		await heading( page, 'What is this site for?' ).waitFor();
		const tabTo = async ( name: string ) => {
			for ( let stop = 0; stop < 40; stop++ ) {
				await page.keyboard.press( 'Tab' );
				const focused = page.locator( ':focus' );
				if (
					( await focused.count() ) > 0 &&
					( await focused.evaluate( ( { textContent } ) => textContent ) ).trim() === name
				) {
					return;
				}
			}
			throw new Error( `Tab does not reach ${ name }.` );
		};
		await page.getByRole( 'radio' ).first().focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect( page.getByRole( 'radio', { name: /A blog or magazine/ } ) ).toBeChecked();
		for ( const next of [ 'How should surveys look?', 'Weekly summary and license', 'Your first survey' ] ) {
			await tabTo( 'Continue' );
			await page.keyboard.press( 'Enter' );
			await expect( heading( page, next ) ).toBeFocused();
		}
		await tabTo( 'Finish without a survey' );
		await page.keyboard.press( 'Enter' );
		await expect( page ).toHaveURL( /page=userfeedback_surveys#\/$/ );

		await page.goto( `${ SURVEYS }#/new/setup` );
		await page.getByRole( 'region', { name: 'Your first survey' } ).waitFor();
		await expect( toWizard ).toHaveCount( 0 );
		await expect( page.locator( '.uf-template__name' ).first() ).toContainText( 'Was this helpful?' );
		await page.goto( WIZARD );
		await expect( page.getByRole( 'radio', { name: /A blog or magazine/ } ) ).toBeChecked();
	}
);
