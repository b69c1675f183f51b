import type { Browser, FrameLocator, Page } from 'playwright/test';
import { startPhpServer } from '../../../../tools/dev/setup/servers/php-server.mjs';
import { accessibilityFaults } from '../../support/axe';
import { lookAtEachWidth } from '../../support/each-width';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { addMustUse } from '../../support/site/must-use';
import { testOnOwnSite } from '../../support/site/own-site';
import { expect } from '../../support/test';

const HEATMAPS = '/wp-admin/admin.php?page=userfeedback_heatmaps#';

const test = testOnOwnSite( 'heatmaps', {
	serve: async ( { dir, port } ) => ( await startPhpServer( { dir, port } ) ).stop,
} );

const CONTENT = `<!-- wp:html -->
<button id="buy" type="button">Buy the tea</button>
<details id="more"><summary>More</summary><button id="inside" type="button">Inside the fold</button></details>
<button id="old" type="button">Old offer</button>
${ '<p>Much to read about tea, and more of it below.</p>'.repeat( 50 ) }
<!-- /wp:html -->`;

const DEVICES = [
	{ device: 'desktop', label: 'Desktop', width: 1280, shown: 1280 },
	{ device: 'tablet', label: 'Tablet', width: 800, shown: 768 },
	{ device: 'phone', label: 'Phone', width: 390, shown: 375 },
] as const;

/** A page for members, one that can't be framed, and a way to run the hourly aggregation. */
const SITE = `
add_action( 'template_redirect', static function (): void {
	if ( is_page( 'members' ) && ! is_user_logged_in() ) {
		wp_safe_redirect( wp_login_url( get_permalink() ) );
		exit;
	}
	if ( is_page( 'closed' ) ) {
		header( "Content-Security-Policy: frame-ancestors 'none'", false );
	}
}, 0 );
add_action( 'init', static function (): void {
	if ( isset( $_GET['uf-fold'] ) ) {
		do_action( 'userfeedback_fold_heatmaps' );
		exit( 'folded' );
	}
} );`;

/** Simulates a visitor with this window width who does something on a page and leaves. */
async function visit(
	browser: Browser,
	address: string,
	width: number,
	act: ( page: Page ) => Promise< void >,
	as?: string
): Promise< void > {
	const context = await browser.newContext( {
		viewport: { width, height: 700 },
		storageState: { cookies: [], origins: [] },
	} );
	const page = await context.newPage();
	if ( as !== undefined ) {
		const login = new URL( '/wp-login.php', address ).href;
		await page.goto( login );
		await page.request.post( login, { form: { log: as, pwd: as, testcookie: '1', 'wp-submit': 'Log In' } } );
	}
	await page.goto( address );
	await act( page );
	const left = new URL( '/license.txt', address ).href;
	await page.goto( left );
	await expect.poll( () => page.evaluate( () => document.readyState ) ).toBe( 'complete' );
	// The browser sends it in the background; it has arrived when the list shows it.
	await page.waitForTimeout( 500 );
	await context.close();
}

test.use( { expectedError: /status of 400/ } ); // An invalid selector.

const pageRow = ( page: Page, title: string ) => page.getByRole( 'row', { name: new RegExp( title ) } );
const frameOf = ( page: Page, title: string ): FrameLocator => page.frameLocator( `[title="Heatmap of ${ title }"]` );
const isDrawn = ( page: Page ) =>
	expect( page.getByRole( 'button', { name: 'Save as PNG' } ) ).not.toHaveAttribute( 'aria-disabled', 'true' );

test( 'an owner chooses a page, and its heatmap shows visitors’ clicks at every width', async ( {
	page,
	browser,
	site,
} ) => {
	const open = addMustUse( site.dir, 'heatmaps.php', SITE );
	const owner = new Owner( page );
	const tea = await owner.add( 'pages', { title: 'Prices of tea', content: CONTENT, status: 'publish' } );

	await page.goto( `${ HEATMAPS }/` );
	await expect( page.getByText( 'No pages are selected, so nothing is recorded.' ) ).toBeVisible();
	await lookAtEachWidth( page, 'heatmaps-empty' );
	await page.getByRole( 'link', { name: 'Choose pages' } ).click();
	await page.getByRole( 'combobox', { name: 'Individual pages' } ).fill( 'Prices' );
	await page.getByRole( 'option', { name: 'Prices of tea' } ).click();
	await page.getByRole( 'textbox', { name: 'CSS selectors, one per line' } ).fill( '.account\n{' );
	await page.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( page.getByText( /^Line 2: Enter a CSS selector/ ) ).toBeVisible();
	await lookAtEachWidth( page, 'heatmaps-settings' );
	await page.getByRole( 'textbox', { name: 'CSS selectors, one per line' } ).fill( '.account' );
	await page.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( page.getByText( 'Settings saved.' ).first() ).toBeVisible();

	for ( const { width } of DEVICES ) {
		await visit( browser, tea.link, width, async ( visitor ) => {
			await visitor.getByRole( 'button', { name: 'Buy the tea' } ).click();
			await visitor.getByText( 'More', { exact: true } ).click();
			await visitor.getByRole( 'button', { name: 'Inside the fold' } ).click();
			await visitor.getByRole( 'button', { name: 'Old offer' } ).click();
			await visitor.mouse.wheel( 0, 900 );
			await visitor.waitForTimeout( 100 );
		} );
	}
	expect( await ( await page.request.get( '/?uf-fold' ) ).text() ).toBe( 'folded' );
	await owner.change( 'pages', tea.id, {
		content: CONTENT.replace( '<button id="old" type="button">Old offer</button>', '' ),
	} );

	await page.goto( `${ HEATMAPS }/` );
	await expect( pageRow( page, 'Prices of tea' ).getByRole( 'cell' ).nth( 1 ) ).toHaveText( '3' );
	await expect( pageRow( page, 'Prices of tea' ) ).toContainText( 'Desktop 33%, Tablet 33%, Phone 33%' );
	await lookAtEachWidth( page, 'heatmaps-list' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await pageRow( page, 'Prices of tea' ).getByRole( 'link', { name: 'View heatmap' } ).click();

	for ( const { label, shown, device } of DEVICES ) {
		await test.step( label, async () => {
			await page.getByRole( 'button', { name: `${ label } (1)` } ).click();
			await expect( page.getByRole( 'status' ).filter( { hasText: `${ label }: 1 visit,` } ) ).toBeVisible();
			await isDrawn( page );
			await page.getByRole( 'button', { name: 'Clicks', exact: true } ).click();
			const frame = frameOf( page, 'Prices of tea' );
			const buy = frame.getByRole( 'button', { name: 'Buy the tea' } );
			expect( await buy.evaluate( () => innerWidth ) ).toBe( shown );
			await expect( page.getByRole( 'button', { name: 'Buy the tea' } ) ).toBeVisible();
			const [ drawn, text ] = [ await buy.screenshot(), await frame.getByRole( 'heading' ).first().screenshot() ];
			await screenshot( page, `heatmaps-map-${ device }`, false );
			await chooseDays( page, 'Yesterday' );
			await expect( page.getByText( 'No visits in this period' ) ).toBeVisible();
			await expect.poll( async () => ( await buy.screenshot() ).equals( drawn ) ).toBe( false );
			expect( ( await frame.getByRole( 'heading' ).first().screenshot() ).equals( text ) ).toBe( true );
			await chooseDays( page, 'Last 30 Days' );
			await expect( page.getByText( 'No visits in this period' ) ).toHaveCount( 0 );
		} );
	}

	await test.step( 'an element can be selected in the table and in the page', async () => {
		await page.getByText( 'Not visible right now (1)' ).click();
		await expect( page.getByRole( 'table', { name: 'Not visible right now' } ) ).toContainText( 'Inside the fold' );
		await page.getByText( 'Removed from page (1)' ).click();
		await expect( page.getByRole( 'table', { name: 'Removed from page' } ) ).toContainText( '#old' );
		const inTable = page.getByRole( 'button', { name: 'Buy the tea' } );
		const inPage = frameOf( page, 'Prices of tea' ).getByRole( 'button', { name: 'Buy the tea' } );
		const before = await inPage.screenshot();
		await inTable.focus();
		await page.keyboard.press( 'Enter' );
		await expect( inTable ).toHaveAttribute( 'aria-pressed', 'true' );
		await expect.poll( async () => ( await inPage.screenshot() ).equals( before ) ).toBe( false );
		await inPage.click();
		await expect( inTable ).toHaveAttribute( 'aria-pressed', 'false' );
		await inPage.click();
		await expect( inTable ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	await test.step( 'the keyboard can skip the page, and the heatmap is saved as an image', async () => {
		await page.getByRole( 'link', { name: 'Skip to heatmap data' } ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( page.getByRole( 'region', { name: 'Heatmap data' } ) ).toBeFocused();
		const download = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Save as PNG' } ).click();
		expect( ( await download ).suggestedFilename() ).toBe( 'Prices of tea Phone.png' );
	} );
	await page.getByRole( 'button', { name: 'Both' } ).click();
	await lookAtEachWidth( page, 'heatmaps-map' );
	open();
} );

test.describe( 'restricted pages', () => {
	// Browser errors for a page that can't be framed, and for axe, which posts messages to each frame.
	test.use( { expectedError: /frame-ancestors|chrome-error|recipient window's origin \('null'\)/ } );

	test( 'can be viewed as a member or in a new tab, and their heatmaps can be deleted', async ( {
		page,
		browser,
		site,
	} ) => {
		const open = addMustUse( site.dir, 'heatmaps.php', SITE );
		const owner = new Owner( page );
		const members = await owner.add( 'pages', {
			title: 'Members',
			content: CONTENT,
			slug: 'members',
			status: 'publish',
		} );
		const closed = await owner.add( 'pages', {
			title: 'Closed',
			content: CONTENT,
			slug: 'closed',
			status: 'publish',
		} );
		await owner.saveSettings( { heatmap_pages: 'select', heatmap_page_ids: [ members.id, closed.id ] } );
		const name = await owner.addUser( 'subscriber' );
		const buy = ( visitor: Page ) => visitor.getByRole( 'button', { name: 'Buy the tea' } ).click();
		await visit( browser, members.link, 1280, buy, name );
		await visit( browser, closed.link, 1280, buy );

		await page.goto( `${ HEATMAPS }/` );
		await pageRow( page, 'Members' ).getByRole( 'link', { name: 'View heatmap' } ).click();
		await expect( page.getByText( /^The heatmap couldn’t be shown here/ ) ).toBeVisible( { timeout: 20_000 } );
		await expect( page.getByRole( 'table', { name: 'Most clicked elements' } ) ).toContainText( '#buy' );
		await page.getByRole( 'combobox', { name: 'View as' } ).selectOption( 'Subscriber' );
		await isDrawn( page );
		await expect( frameOf( page, 'Members' ).getByRole( 'button', { name: 'Buy the tea' } ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Buy the tea' } ) ).toBeVisible();

		await page.goto( `${ HEATMAPS }/page/p${ String( closed.id ) }` );
		await expect( page.getByText( /^The heatmap couldn’t be shown here/ ) ).toBeVisible( { timeout: 20_000 } );
		await lookAtEachWidth( page, 'heatmaps-refused' );
		const opened = page.waitForEvent( 'popup' );
		await page
			.getByRole( 'link', { name: /^Open in new tab/ } )
			.first()
			.click();
		const tab = await opened;
		await expect( tab.getByRole( 'heading', { name: 'Closed' } ) ).toBeVisible();
		await expect( tab.getByRole( 'region', { name: 'Heatmap' } ) ).toBeVisible();
		await screenshot( tab, 'heatmaps-tab', false );
		await tab.close();

		await page.goto( `${ HEATMAPS }/` );
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.getByRole( 'checkbox', { name: 'Select Members' } ).check();
		await page.getByRole( 'checkbox', { name: 'Select Closed' } ).check();
		await page.getByRole( 'combobox', { name: 'Bulk actions' } ).selectOption( 'Delete' );
		await page.getByRole( 'button', { name: 'Apply' } ).click();
		await page.getByRole( 'dialog' ).waitFor();
		expect( await accessibilityFaults( page, '.components-modal__screen-overlay' ) ).toEqual( [] );
		await screenshot( page, 'heatmaps-delete', false );
		await page.getByRole( 'button', { name: 'Delete 2 heatmaps' } ).click();
		await expect( page.getByText( '2 heatmaps were deleted.' ).first() ).toBeVisible();
		await expect( pageRow( page, 'Members' ) ).toHaveCount( 0 );
		await expect( pageRow( page, 'Closed' ) ).toHaveCount( 0 );
		open();
	} );
} );

async function chooseDays( page: Page, name: string ): Promise< void > {
	await page.getByRole( 'button', { name: /^Date range/ } ).click();
	await page.getByText( name, { exact: true } ).click();
	await page.keyboard.press( 'Escape' );
}
