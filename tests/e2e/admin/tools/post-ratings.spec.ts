import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { lookAtEachWidth } from '../../support/each-width';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { Colleague } from '../../support/site/colleague';
import { expect, test } from '../../support/test';

const PAGE = '/wp-admin/admin.php?page=userfeedback_post_ratings';

/** The previous message may still be fading out. */
const toast = ( page: Page ) => page.locator( '.components-snackbar__content' ).last();
const save = async ( page: Page ): Promise< void > => {
	await page.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( toast( page ) ).toHaveText( 'Settings Updated' );
};
const tab = ( page: Page, name: string ) =>
	page.getByRole( 'navigation', { name: 'Post Ratings' } ).getByRole( 'link', { name } );
const place = ( visitor: Page ) => visitor.locator( '.userfeedback-post-rating' );
const preview = ( page: Page ) => page.locator( '.uf-ratings__page' );

/** Returns the contents of the exported file. */
async function exported( page: Page ): Promise< string > {
	const download = page.waitForEvent( 'download' );
	await page.getByRole( 'link', { name: 'Export CSV' } ).click();
	return readFileSync( await ( await download ).path(), 'utf8' );
}

test.use( { expectedError: /status of 400/ } ); // A save that the server rejects.

test( 'visitors see the owner’s rating settings, and the owner sees votes by post', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	await owner.resetRatings();
	const post = await owner.add( 'posts', { title: 'Brewing tea', content: '<p>Hot water.</p>', status: 'publish' } );

	await page.goto( PAGE );
	await expect( page ).toHaveURL( /#\/settings$/ );
	await page.getByRole( 'textbox', { name: 'Rating question' } ).fill( 'Worth reading?' );
	await expect( preview( page ) ).toContainText( 'Worth reading?' );
	await page.getByRole( 'radio', { name: 'Heart' } ).check();
	await page.getByRole( 'checkbox', { name: 'Ask for a reason' } ).check();
	await page.getByRole( 'button', { name: 'Asking for a reason' } ).click();
	await expect( preview( page ).getByRole( 'textbox', { name: 'What could be better?' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Before voting' } ).click();
	await page.getByRole( 'checkbox', { name: 'Custom background' } ).check();
	await page.getByRole( 'checkbox', { name: 'Review schema' } ).check();
	await page.getByRole( 'combobox', { name: 'Schema type for “Posts”' } ).selectOption( 'Local business' );
	await page.getByRole( 'button', { name: 'Save Settings' } ).click();
	await expect( toast( page ) ).toHaveText( 'Could Not Save Changes' );
	await expect( page.getByText( /^Search engines don’t show stars for businesses or organizations/ ) ).toHaveCount(
		1
	);
	await expect( page.getByRole( 'textbox', { name: 'Rating question' } ) ).toHaveValue( 'Worth reading?' );
	await page.getByRole( 'combobox', { name: 'Schema type for “Posts”' } ).selectOption( 'Article or blog post' );
	await expect( page.getByText( /^Search engines don’t show stars for articles/ ) ).toBeVisible();
	await save( page );
	await lookAtEachWidth( page, 'post-ratings-settings' );
	await page.setViewportSize( { width: 1280, height: 900 } );

	await visitor.goto( post.link );
	await expect( place( visitor ) ).toContainText( 'Worth reading?' );
	await place( visitor ).getByRole( 'radio', { name: '2 of 5 hearts' } ).click( { force: true } );
	await place( visitor ).getByRole( 'textbox', { name: 'What could be better?' } ).fill( 'Too short.' );
	const stored = visitor.waitForResponse( ( sent ) => sent.url().includes( 'reason' ) && sent.status() === 204 );
	await place( visitor ).getByRole( 'button', { name: 'Send', exact: true } ).click();
	await stored;

	await tab( page, 'Results' ).click();
	const row = page.getByRole( 'row', { name: /^Brewing tea/ } );
	await expect( row ).toContainText( '2.0 of 5 stars' );
	await expect( row ).toContainText( '1 vote' );
	const overflow = await page.locator( '.uf-chart canvas' ).evaluate( ( canvas ) => {
		canvas.style.width = '3000px';
		return document.documentElement.scrollWidth - innerWidth;
	} );
	expect( overflow, 'The page scrolled sideways until Chart.js redrew its canvas' ).toBeLessThanOrEqual( 0 );
	await lookAtEachWidth( page, 'post-ratings-results' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	expect( await exported( page ) ).toContain( 'Brewing tea' );
	await page.getByRole( 'searchbox', { name: 'Search posts' } ).fill( 'nothing of this' );
	await expect( page.getByText( 'No Results Found' ) ).toBeVisible();
	await screenshot( page, 'post-ratings-none' );
	await page.getByRole( 'link', { name: 'Show all posts' } ).click();

	await row.getByRole( 'link', { name: 'Details' } ).click();
	await page.getByRole( 'heading', { name: 'Brewing tea' } ).waitFor();
	await expect( page.getByRole( 'row', { name: /^2 stars/ } ) ).toContainText( '100%' );
	await expect( page.getByRole( 'row', { name: /Too short\./ } ) ).toContainText( '2 stars' );
	await lookAtEachWidth( page, 'post-ratings-post' );
	await page.setViewportSize( { width: 1280, height: 900 } );
	expect( await exported( page ) ).toContain( 'Too short.' );

	await page.getByRole( 'checkbox', { name: /^Select reason from/ } ).check();
	await page.getByRole( 'combobox', { name: 'Bulk actions' } ).selectOption( 'Delete reasons' );
	await page.getByRole( 'button', { name: 'Apply' } ).click();
	await screenshot( page, 'post-ratings-delete', false );
	expect( await accessibilityFaults( page, '.components-modal__screen-overlay' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Delete 1 reason' } ).click();
	await expect( page.getByText( 'Too short.' ) ).toHaveCount( 0 );
	await expect( page.getByRole( 'row', { name: /^2 stars/ } ) ).toContainText( '100%' ); // The vote is kept.

	await page.getByRole( 'link', { name: 'Go Back' } ).click();
	await tab( page, 'Settings' ).click();
	for ( const setting of [ 'Icon', 'Rating question', 'Background color', 'Ask for a reason', 'Review schema' ] ) {
		await page.getByRole( 'button', { name: `Reset ${ setting }`, exact: true } ).click();
	}
	await save( page );
	await visitor.reload();
	await expect( place( visitor ) ).toContainText( 'How useful was this post?' );
} );

test( 'a view-only user sees the results and no settings', async ( { page, browser, baseURL } ) => {
	const context = await browser.newContext( {
		baseURL: baseURL ?? '',
		storageState: { cookies: [], origins: [] },
	} );
	const desk = await context.newPage();
	await ( await Colleague.join( page.request, desk, 'Reader', 'editor' ) ).logIn();
	const refused: string[] = [];
	desk.on( 'response', ( sent ) => {
		if ( sent.status() >= 400 ) refused.push( `${ String( sent.status() ) } ${ sent.url() }` );
	} );
	await desk.goto( '/wp-admin/index.php' );
	const menu = desk.locator( '#adminmenu .wp-submenu' );
	await expect( menu.getByRole( 'link', { name: 'Post Ratings', exact: true, includeHidden: true } ) ).toHaveCount(
		1
	);
	await desk.goto( PAGE );
	await expect( desk ).toHaveURL( /#\/results$/ );
	await desk.getByRole( 'heading', { name: 'Post Ratings' } ).waitFor();
	await expect( desk.getByRole( 'link', { name: 'Export CSV' } ) ).toBeVisible();
	await desk.goto( `${ PAGE }#/settings` );
	await expect( desk ).toHaveURL( /#\/results$/ );
	await expect( desk.getByRole( 'navigation', { name: 'Post Ratings' } ).getByRole( 'link' ) ).toHaveCount( 1 );
	expect( refused, 'requests that a screen of theirs made and the server refused' ).toEqual( [] );
	await context.close();
} );
