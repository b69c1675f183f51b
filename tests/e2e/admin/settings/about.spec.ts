import type { Locator, Page } from 'playwright/test';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { giveLicense } from '../../../../tools/dev/setup/site/site.mjs';
import { lookAtEachWidth } from '../../support/each-width';
import { PluginDirectory } from '../../support/servers/plugin-directory';
import { addMustUse } from '../../support/site/must-use';
import { testOnOwnSite } from '../../support/site/own-site';
import { expect } from '../../support/test';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const test = testOnOwnSite( 'about', {
	plan: 'lite',
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

/** Sample publisher texts. The video is a page of the site, so that tests need no internet. */
const PUBLISHER = `add_filter(
	'userfeedback_publisher_texts',
	static fn( array $texts ): array => array(
		'price'        => '$199 per year',
		'video'        => array( 'title' => 'A first survey in two minutes', 'url' => home_url( '/?video' ) ),
		'testimonials' => array(
			array( 'quote' => 'A text of a test, as long as an owner would write it to a publisher.', 'name' => 'One', 'role' => 'Test' ),
			array( 'quote' => 'Another one.', 'name' => 'Two', 'role' => 'Test' ),
		),
		'tools'        => array( array( 'section' => 'revenue', 'title' => 'A tool', 'excerpt' => 'Elsewhere.', 'url' => home_url( '/?tool' ) ) ),
		'guides'       => array( array( 'title' => 'A guide', 'excerpt' => 'How to ask.', 'url' => home_url( '/?guide' ) ) ),
	) + $texts
);
add_filter( 'userfeedback_upgrade_url', static fn(): string => '/?buy' );`;

const LOCKED = `add_filter( 'file_mod_allowed', '__return_false' );`; // Like the constant DISALLOW_FILE_MODS.

const card = ( page: Page, name: string ): Locator =>
	page.locator( '.uf-tool', { has: page.getByRole( 'heading', { name, exact: true } ) } );

async function look( page: Page, name: string ): Promise< void > {
	await expect( page.locator( '.components-snackbar' ) ).toHaveCount( 0, { timeout: 15_000 } );
	await lookAtEachWidth( page, `about-${ name }` );
	await page.setViewportSize( { width: 1280, height: 900 } );
}

test( 'a new user learns what the plugin is, what it includes, and where to start', async ( { page } ) => {
	await page.goto( `${ SETTINGS }#/privacy` );
	await page.getByRole( 'radio', { name: '180 days' } ).check();
	await page.getByRole( 'navigation', { name: 'More' } ).getByRole( 'link', { name: 'Welcome' } ).click();
	await page.getByRole( 'dialog', { name: 'Leave without saving?' } ).getByRole( 'button', { name: 'Stay' } ).click();
	await expect( page.getByRole( 'radio', { name: '180 days' } ) ).toBeChecked();
	await page.getByRole( 'button', { name: 'Discard' } ).click();
	await look( page, 'from-settings' );
	await page.getByRole( 'navigation', { name: 'More' } ).getByRole( 'link', { name: 'Welcome' } ).click();

	await page.getByRole( 'heading', { name: 'Welcome', exact: true } ).waitFor();
	await expect( page.getByRole( 'figure' ) ).toHaveCount( 0 );
	await look( page, 'welcome' );
	await page.getByRole( 'link', { name: 'Read the guide' } ).click();
	await page.getByRole( 'heading', { name: 'From setup to first response' } ).waitFor();
	await look( page, 'getting-started' );
	await page.getByRole( 'link', { name: 'Lite vs Pro' } ).press( 'Enter' );
	await expect( page.getByRole( 'row', { name: /^Device targeting/ } ) ).toBeVisible();
	await look( page, 'lite-vs-pro' );
	await page.getByRole( 'link', { name: 'About Us' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'MonsterInsights' } ) ).toBeVisible();
	await look( page, 'about-us' );

	await page.goto( `${ SETTINGS }#/welcome` );
	await page.getByRole( 'link', { name: /^Create (Your First|a) Survey$/i } ).click();
	await page.getByRole( 'button', { name: 'Start from Scratch' } ).waitFor();
} );

test( 'publisher content shows in its places, and the video loads only on request', async ( { page, site } ) => {
	const silence = addMustUse( site.dir, 'publisher.php', PUBLISHER );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	try {
		await page.goto( `${ SETTINGS }#/welcome` );
		await expect( page.getByText( '$199 per year' ) ).toBeVisible();
		await expect( page.getByRole( 'figure' ) ).toHaveCount( 2 );
		await look( page, 'welcome-publisher' );
		expect( asked.filter( ( url ) => url.includes( '?video' ) ) ).toEqual( [] );
		await page.getByRole( 'button', { name: /A first survey in two minutes/ } ).click();
		await expect.poll( () => asked.filter( ( url ) => url.includes( '?video' ) ).length ).toBeGreaterThan( 0 );
		await page.goto( `${ SETTINGS }#/growth-tools?section=guides` );
		await expect( card( page, 'A guide' ).getByRole( 'link', { name: 'Read This Guide' } ) ).toBeInViewport();
		await expect( card( page, 'A tool' ).getByRole( 'link', { name: 'Learn More' } ) ).toBeVisible();
	} finally {
		silence();
	}
} );

test( 'a growth tool is installed, runs, and is deactivated', async ( { page, site } ) => {
	await page.goto( `${ SETTINGS }#/growth-tools` );
	const tabs = page.getByRole( 'navigation', { name: 'Growth tools' } );
	await card( page, 'WooCommerce' ).waitFor();
	await page.setViewportSize( { width: 1280, height: 600 } );
	await tabs.getByRole( 'link', { name: 'Revenue' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Revenue' } ) ).toBeInViewport();
	await expect( page.getByRole( 'heading', { name: 'Revenue' } ) ).toBeFocused();
	await expect( tabs.getByRole( 'link', { name: 'Revenue' } ) ).toHaveAttribute( 'aria-current', 'true' );
	await expect( page ).toHaveURL( /#\/growth-tools\?section=revenue$/ );
	await look( page, 'growth-tools' );

	const directory = await PluginDirectory.start( 'wpforms-lite', 'wpforms.php' );
	const disconnect = directory.connect( site.dir );
	const forms = card( page, 'WPForms Lite' );
	try {
		await forms.getByRole( 'button', { name: 'Install Plugin' } ).dblclick();
		await expect( page.getByText( 'WPForms Lite has been activated!' ).first() ).toBeVisible();
		await expect( forms.getByText( 'Active', { exact: true } ) ).toBeVisible();
		await forms.getByRole( 'button', { name: 'Deactivate' } ).click();
		await expect( page.getByText( 'WPForms Lite has been deactivated.' ).first() ).toBeVisible();
		await expect( forms.getByRole( 'button', { name: 'Activate', exact: true } ) ).toBeEnabled();
		await look( page, 'growth-tools-installed' );
	} finally {
		disconnect();
		await directory.stop();
	}
} );

test( 'a site with locked files shows one notice and links to each tool’s page', async ( { page, site } ) => {
	const unlock = addMustUse( site.dir, 'locked.php', LOCKED );
	try {
		await page.goto( `${ SETTINGS }#/growth-tools` );
		await expect(
			page.getByText( /^Plugins can’t be installed from here because this site’s files are locked\./ ).first()
		).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Install Plugin' } ) ).toHaveCount( 0 );
		await expect( card( page, 'MailPoet' ).getByRole( 'link', { name: 'Learn More' } ) ).toHaveAttribute(
			'href',
			'https://wordpress.org/plugins/mailpoet/'
		);
		await look( page, 'growth-tools-locked' );
	} finally {
		unlock();
	}
} );

test( 'a site with a plan has no comparison and is offered what it lacks', async ( { page, site } ) => {
	await giveLicense( site.dir, 'plus' );
	await page.goto( `${ SETTINGS }#/about/lite-vs-pro` );
	await page.reload(); // Only the hash changed.
	await expect( page.getByRole( 'heading', { name: 'About UserFeedback' } ) ).toBeVisible();
	await expect( page ).toHaveURL( /#\/about$/ );
	await page.goto( `${ SETTINGS }#/growth-tools` );
	await expect( page.getByText( /^Adds Behavior, .+ to your current plan\.$/ ) ).toBeVisible();
	await look( page, 'growth-tools-plus' );
} );

test.describe( 'a growth tool that breaks', () => {
	test.use( { expectedError: /status of 500/ } );

	test( 'leaves the site unchanged', async ( { page, site } ) => {
		const broken = await PluginDirectory.start( 'redirection', 'redirection.php', 'function wp_die() {}' ); // PHP can't catch that.
		const disconnectBroken = broken.connect( site.dir );
		try {
			await page.goto( `${ SETTINGS }#/growth-tools` );
			const redirection = card( page, 'Redirection' );
			await redirection.getByRole( 'button', { name: 'Install Plugin' } ).click();
			await expect( page.getByText( /^There was an error installing the plugin\./ ).first() ).toBeVisible();
			await expect( redirection.getByRole( 'button', { name: 'Activate', exact: true } ) ).toBeEnabled();
			await page.reload();
			await expect( redirection.getByText( 'Inactive' ) ).toBeVisible();
		} finally {
			disconnectBroken();
			await broken.stop();
		}
	} );
} );
