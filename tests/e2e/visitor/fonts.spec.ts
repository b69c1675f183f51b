import type { FrameLocator, Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe';
import { lookAtEachWidth } from '../support/each-width';
import { FontServer } from '../support/servers/font-server';
import { floating } from '../support/journeys';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const SITE = process.env[ 'UF_SITE_DIR' ] ?? '';
const QUESTION = [ { title: 'Which letters do you like?', type: 'text' as const } ];
const HERE = 'This font is stored on your site. Visitors never contact a font service.';

/** Font faces of a family that the page has used. */
const drawn = ( page: Pick< Page, 'locator' > | FrameLocator, family: string ) =>
	page
		.locator( 'body' )
		.evaluate(
			( _, name ) =>
				[ ...document.fonts ].filter( ( font ) => font.family.includes( name ) && font.status === 'loaded' )
					.length,
			family
		);

test.describe( 'catalog fonts', () => {
	let service: FontServer;
	let disconnect: () => void;

	test.beforeEach( async () => {
		service = await FontServer.start( SITE );
		disconnect = service.connect( SITE );
	} );

	test.afterEach( async () => {
		disconnect();
		await service.stop();
	} );

	test( 'are downloaded to the site when chosen, and visitors contact no other server', async ( {
		page,
		visitor,
		baseURL,
	} ) => {
		const survey = await new Owner( page ).publishAlone( 'Letters', QUESTION );
		await openBranding( page, survey.id );
		expect( service.asked ).toEqual( [] );
		await chooseFont( page, 'Lobster' );
		await expect( page.getByText( HERE ) ).toBeVisible();
		await expect.poll( () => drawn( page.frameLocator( '.uf-preview__frame' ), 'Lobster' ) ).toBeGreaterThan( 0 );
		await page.getByText( HERE ).scrollIntoViewIfNeeded();
		await screenshot( page, 'font-chosen', false );
		expect( await accessibilityFaults( page, '.uf-branding' ) ).toEqual( [] );
		await save( page );
		const asked = service.asked.length;

		const hosts = new Set< string >();
		visitor.on( 'request', ( request ) => hosts.add( new URL( request.url() ).origin ) );
		await visitor.goto( '/' );
		await expect( floating( visitor ) ).toContainText( 'Which letters do you like?' );
		await expect.poll( () => drawn( visitor, 'Lobster' ) ).toBeGreaterThan( 0 );
		await screenshot( visitor, 'font-visitor', false );
		expect( [ ...hosts ] ).toEqual( [ new URL( baseURL ?? '' ).origin ] );
		expect( service.asked.length ).toBe( asked );
	} );

	test( 'can be chosen for new surveys in the settings, with a preview', async ( { page } ) => {
		await page.goto( '/wp-admin/admin.php?page=userfeedback_settings#/widget' );
		service.isHonest = false;
		await chooseFont( page, 'Caveat' );
		await expect( page.getByText( /The font service returned a file that isn’t a font/ ) ).toBeVisible();
		await lookAtEachWidth( page, 'settings-widget-font-missing' );
		service.isHonest = true;
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( page.getByText( HERE ) ).toBeVisible();
		await page.getByRole( 'combobox', { name: 'Font weight' } ).selectOption( '700' );
		await expect( page.getByText( HERE ) ).toBeVisible();
		await expect.poll( () => service.asked.filter( ( path ) => path === '/css2' ).length ).toBe( 3 );
		await lookAtEachWidth( page, 'settings-widget-font' );
	} );

	test( 'that fail to download show the reason, and the survey shows anyway', async ( {
		page,
		visitor,
		baseURL,
	} ) => {
		service.isHonest = false;
		const survey = await new Owner( page ).publishAlone( 'Letters', QUESTION );
		await openBranding( page, survey.id );
		await chooseFont( page, 'Pacifico' );
		await expect( page.getByText( /The font service returned a file that isn’t a font/ ) ).toBeVisible();
		const again = page.getByRole( 'button', { name: 'Try again' } );
		await again.scrollIntoViewIfNeeded();
		await screenshot( page, 'font-missing', false );
		expect( await accessibilityFaults( page, '.uf-branding' ) ).toEqual( [] );
		await save( page );

		const hosts = new Set< string >();
		visitor.on( 'request', ( request ) => hosts.add( new URL( request.url() ).origin ) );
		await visitor.goto( '/' );
		await expect( floating( visitor ) ).toContainText( 'Which letters do you like?' );
		expect( [ ...hosts ] ).toEqual( [ new URL( baseURL ?? '' ).origin ] );

		service.isHonest = true;
		await again.click();
		await expect( page.getByText( HERE ) ).toBeVisible();
		await visitor.goto( '/' );
		await expect.poll( () => drawn( visitor, 'Pacifico' ) ).toBeGreaterThan( 0 );
	} );
} );

async function openBranding( page: Page, id: number ): Promise< void > {
	await page.setViewportSize( { width: 1400, height: 900 } );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( id ) }/questions` );
	await page.getByRole( 'button', { name: 'Branding' } ).click();
}

async function chooseFont( page: Page, name: string ): Promise< void > {
	const font = page.getByRole( 'combobox', { name: 'Font', exact: true } );
	await font.click();
	await font.fill( name );
	await page.getByRole( 'option', { name, exact: true } ).click();
}

/** Waits until it is stored: the button is also disabled while it saves. */
async function save( page: Page ): Promise< void > {
	const button = page.getByRole( 'button', { name: 'Save', exact: true } );
	await button.click();
	await expect( button ).toBeDisabled();
	await expect( button ).not.toHaveClass( /is-busy/ );
}
