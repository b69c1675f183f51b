import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startPhpServer } from '../../../tools/dev/setup/servers/php-server.mjs';
import { giveLicense, runScript } from '../../../tools/dev/setup/site/site.mjs';
import { accessibilityFaults } from '../support/axe';
import { floating, nameSurvey, read, startSurvey, toPublish } from '../support/journeys';
import { screenshot } from '../support/screenshot';
import { testOnOwnSite } from '../support/site/own-site';
import { expect } from '../support/test';

/** A user who manages one site of a network, and nothing else. */
const SHOP = '/shop';
const KEEPER = 'shopkeeper';
const ANSWER = 'A notebook with squares';

const test = testOnOwnSite( 'network', {
	multisite: true,
	serve: async ( { dir, port } ) => {
		await giveLicense( dir, 'elite', { network: true } );
		await runScript( dir, join( import.meta.dirname, '../support/site/sub-site.php' ), SHOP.slice( 1 ), KEEPER );
		return ( await startPhpServer( { dir, port, network: true } ) ).stop;
	},
} );

async function logInAsKeeper( page: Page ): Promise< void > {
	await page.context().clearCookies();
	await page.goto( `${ SHOP }/wp-login.php` );
	const form = { log: KEEPER, pwd: KEEPER, testcookie: '1', 'wp-submit': 'Log In' };
	const answer = await page.request.post( `${ SHOP }/wp-login.php`, { form } );
	expect( answer.url() ).toContain( `${ SHOP }/wp-admin/` );
}

/** WordPress nonces belong to the user, and are the same on each site of a network. */
async function nonceOf( page: Page ): Promise< Record< string, string > > {
	const answer = await page.request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' );
	return { 'X-WP-Nonce': await answer.text() };
}

/** Opens one of the shop's admin pages and checks for a heading on it. */
async function open( page: Page, address: string, heading: string | RegExp ): Promise< void > {
	await page.goto( `${ SHOP }/wp-admin/admin.php?page=userfeedback_${ address }` );
	await expect( page.getByRole( 'heading', { level: 1, name: heading } ) ).toBeVisible( { timeout: 60_000 } );
	await expect(
		page.locator( '#userfeedback-app [aria-busy="true"], #userfeedback-app .components-spinner' )
	).toHaveCount( 0 );
}

test( 'the admin of one site in a network runs surveys on that site and nowhere else', async ( {
	page,
	visitor,
	site,
	browser,
	storageState,
} ) => {
	await logInAsKeeper( page );

	await test.step( 'a survey is created and published', async () => {
		await startSurvey( page, SHOP );
		await nameSurvey( page, 'Of the shop' );
		await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'What did you look for?' );
		await toPublish( page );
		await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await expect( page.getByRole( 'row', { name: /^Select Of the shop/ } ) ).toContainText( 'Published' );
	} );

	await test.step( 'a visitor of the shop answers, and a visitor of the main site sees no survey', async () => {
		await visitor.goto( '/' );
		expect( await visitor.content() ).not.toContain( 'Of the shop' );
		await expect( floating( visitor ) ).toHaveCount( 0 );
		await visitor.goto( `${ SHOP }/` );
		await read( visitor );
		await floating( visitor ).getByRole( 'textbox' ).fill( ANSWER );
		const stored = visitor.waitForResponse( /\/responses$|do=response/ );
		await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
		expect( ( await stored ).status() ).toBe( 201 );
		expect( ( await stored ).url() ).toContain( `${ SHOP }/` );
		await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	} );

	await test.step( 'each screen opens with the features of the network’s license', async () => {
		await open( page, 'surveys', 'Surveys' );
		await screenshot( page, 'network-surveys' );
		await page.getByRole( 'row', { name: /^Select Of the shop/ } ).hover();
		await page
			.getByRole( 'row', { name: /^Select Of the shop/ } )
			.getByRole( 'link', { name: 'Results' } )
			.click();
		await expect( page.getByText( ANSWER ) ).toBeVisible( { timeout: 60_000 } );
		const survey = /#\/survey\/(\d+)/.exec( page.url() )?.[ 1 ] ?? '';
		await open( page, 'results', 'Results Overview' );
		await open( page, `results#/survey/${ survey }/responses`, /Of the shop|Responses/ );
		await expect( page.getByRole( 'table' ) ).toContainText( /Of the shop|notebook|#?\d/ );
		await screenshot( page, 'network-responses' );
		await open( page, `surveys#/edit/${ survey }/questions`, /./ );
		await page.getByRole( 'textbox', { name: 'Question', exact: true } ).waitFor();
		await toPublish( page );
		await page.getByRole( 'button', { name: /Save/ } ).first().waitFor();
		await open( page, 'addons', 'Addons' );
		await screenshot( page, 'network-addons' );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
		await open( page, 'settings', 'Settings' );
		for ( const screen of [ 'General', 'Widget', 'Email', 'Access', 'Privacy', 'Misc' ] ) {
			await page.locator( '#userfeedback-app' ).getByRole( 'link', { name: screen, exact: true } ).click();
			await expect( page ).toHaveURL( new RegExp( `#/${ screen.toLowerCase() }$` ) );
			await expect( page.locator( '#userfeedback-app .components-spinner' ) ).toHaveCount( 0 );
			await screenshot( page, `network-settings-${ screen.toLowerCase() }` );
			expect( await accessibilityFaults( page, '#userfeedback-app' ), screen ).toEqual( [] );
		}
	} );

	await test.step( 'the network’s license is shown and can’t be removed', async () => {
		await page.locator( '#userfeedback-app' ).getByRole( 'link', { name: 'General', exact: true } ).click();
		await expect( page.locator( '#userfeedback-app' ) ).toContainText( /network/i );
		await expect( page.getByRole( 'button', { name: /Deactivate|Remove/ } ) ).toHaveCount( 0 );
	} );

	await test.step( 'the main site shows no data of the shop and refuses the shop’s admin', async () => {
		const ofMain = await page.request.get( '/wp-json/userfeedback/v1/surveys', { headers: await nonceOf( page ) } );
		expect( ofMain.status() ).toBe( 403 );
		expect( ( await page.request.get( '/wp-admin/admin.php?page=userfeedback_surveys' ) ).status() ).toBe( 403 );

		const context = await browser.newContext( {
			baseURL: site.url,
			...( storageState !== undefined && { storageState } ),
		} );
		const owner = await context.newPage();
		await owner.goto( '/wp-admin/admin.php?page=userfeedback_surveys' );
		await expect( owner.getByRole( 'heading', { level: 1 } ).first() ).toBeVisible();
		const surveys = await owner.request.get( '/wp-json/userfeedback/v1/surveys', {
			headers: await nonceOf( owner ),
		} );
		expect( ( ( await surveys.json() ) as { items: unknown[] } ).items ).toEqual( [] );
		await context.close();
	} );
} );
