import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { floating, reasons } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

const address = ( id: number ) => `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( id ) }/settings`;

const rail = ( page: Page ): Locator => page.getByRole( 'complementary', { name: 'Test your settings' } );

/** Checks the tester's result for a URL, once it has loaded. */
async function says( page: Page, url: string, words: string ): Promise< void > {
	const told = page.waitForResponse( ( answer ) =>
		answer.url().includes( encodeURIComponent( new URL( url ).pathname ) )
	);
	await rail( page ).getByRole( 'textbox', { name: 'Page URL' } ).fill( url );
	await told;
	await expect( rail( page ).locator( '.is-old' ) ).toHaveCount( 0 ); // The previous URL's result is shown until then.
	await expect( rail( page ).getByRole( 'status' ).first() ).toContainText( words );
}

test( 'the tester predicts what visitors’ pages do', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const shop = await owner.addPage( 'Bakery of the tester', 'Bread and butter.' );
	const other = await owner.addPage( 'Hours of the tester', 'From nine to five.' );
	const { id: term } = await owner.add( 'categories', { name: 'News of the tester' } );
	const post = { title: 'Opening of the tester', status: 'publish', categories: [ term ] };
	const { link: news } = await owner.add( 'posts', post );
	const survey = await owner.publishAlone( 'Tested', [ { title: 'What is missing?', type: 'text' } ] );

	await page.goto( address( survey.id ) );
	await expect( rail( page ).getByText( 'Will be shown' ) ).toBeVisible();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'tester' );

	await page.getByRole( 'radio', { name: 'Specific pages' } ).check();
	await page.getByRole( 'combobox', { name: 'Rule 1', exact: true } ).selectOption( 'URL contains' );
	await page.getByRole( 'textbox', { name: 'URL contains' } ).fill( 'bakery' );
	await page.getByRole( 'button', { name: 'Add “or” group' } ).click();
	await page.getByRole( 'combobox', { name: 'Rule 2', exact: true } ).selectOption( 'Term is' );
	await page.getByRole( 'combobox', { name: 'Term is' } ).pressSequentially( 'News of the' );
	await page.getByRole( 'option', { name: /News of the tester/ } ).click();
	await says( page, other, 'Won’t be shown' );
	await expect( rail( page ).getByText( /Rule not met: the URL contains “bakery”/ ) ).toBeVisible();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'tester-not' );
	for ( const seen of [ shop, news ] ) {
		await says( page, seen, 'Will be shown' );
	}

	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();
	for ( const seen of [ shop, news ] ) {
		await visitor.goto( seen );
		await expect( floating( visitor ) ).toBeVisible();
	}
	await visitor.goto( other );
	await reasons( visitor );
	await expect( floating( visitor ) ).toHaveCount( 0 );
} );

test( 'the tester handles a pasted User-Agent, a phone screen and another site’s URL', async ( { page } ) => {
	const survey = await new Owner( page ).publishAlone( 'Tested too', [ { title: 'Why?', type: 'text' } ] );
	await page.goto( address( survey.id ) );
	await rail( page ).getByRole( 'combobox', { name: 'Device' } ).selectOption( 'Paste a user agent' );
	await rail( page )
		.getByRole( 'textbox', { name: 'User-Agent' } )
		.fill( 'Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0' );
	await expect( rail( page ).getByText( 'Firefox 145 on Android 14 counts as: Phone' ) ).toBeVisible();
	await page.getByRole( 'checkbox', { name: 'Phones' } ).uncheck();
	await expect( rail( page ).getByText( 'Won’t be shown' ) ).toBeVisible();
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'tester-phone' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	await rail( page ).getByRole( 'textbox', { name: 'Page URL' } ).fill( 'https://example.net/' );
	await expect( rail( page ).getByText( 'Enter a URL from this site.' ) ).toBeVisible();
	await expect( rail( page ).getByText( 'Won’t be shown' ) ).toHaveCount( 0 );

	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.evaluate( () => {
		document.documentElement.dir = 'rtl';
	} );
	await screenshot( page, 'tester-rtl' );
} );
