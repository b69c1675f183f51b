import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
const PHONE = { width: 390, height: 844 };

/** The list with only the surveys of one test, regardless of others on the site. */
const listOf = ( search: string, more = '' ): string =>
	`${ SURVEYS }#/?search=${ encodeURIComponent( search ) }${ more }`;

const why = [ { title: 'Why?', type: 'text' as const } ];

const row = ( page: Page, title: string ): Locator =>
	page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader', { name: title, exact: true } ) } );

const filter = ( page: Page, name: string ): Locator =>
	page.getByRole( 'navigation', { name: 'Filter surveys by status' } ).getByRole( 'link', { name } );

async function publishMany( page: Page, titles: readonly string[] ): Promise< void > {
	const owner = new Owner( page );
	for ( const title of titles ) {
		await owner.publish( title, why );
	}
}

// Spec 1, "Surveys list": quick filters with counts, sorting, paging; the state is in the URL.
test( 'the URL keeps the state of the list: after a reload, Back, and in a new tab', async ( { page } ) => {
	await publishMany(
		page,
		Array.from( { length: 12 }, ( _, index ) => `Paged ${ String( index + 1 ).padStart( 2, '0' ) }` )
	);
	await page.goto( listOf( 'Paged' ) );
	await row( page, 'Paged 12' ).waitFor();
	await page.getByRole( 'button', { name: 'Title', exact: true } ).click();
	await row( page, 'Paged 01' ).waitFor();
	await expect( page.getByRole( 'columnheader', { name: 'Title' } ) ).toHaveAttribute( 'aria-sort', 'ascending' );
	const field = page.getByLabel( 'Current page' );
	await field.fill( '2' );
	await field.press( 'Enter' );
	await expect( row( page, 'Paged 11' ) ).toBeVisible();
	await expect( row( page, 'Paged 01' ) ).toHaveCount( 0 );
	await expect( field ).toBeFocused();
	await page.reload();
	await expect( row( page, 'Paged 12' ) ).toBeVisible();
	await expect( field ).toHaveValue( '2' );

	await filter( page, 'Draft' ).click();
	await expect( page.getByText( 'No surveys match your search or filter.' ) ).toBeVisible();
	await expect( filter( page, 'Draft' ) ).toHaveAttribute( 'aria-current', 'page' );
	await page.goBack();
	await expect( row( page, 'Paged 11' ) ).toBeVisible();
	await expect( page.getByRole( 'status' ).filter( { hasText: '12 surveys, page 2 of 2' } ) ).toHaveCount( 1 );

	const address = await filter( page, 'Published' ).getAttribute( 'href' );
	expect( address ).toBe( '#/?filter=publish&search=Paged&orderby=title&order=asc' );
} );

// Spec 1, "States": bulk actions; issue 13: undo for trash.
test( 'two surveys are trashed and restored together, and one is deleted permanently', async ( { page } ) => {
	await publishMany( page, [ 'Bulk one', 'Bulk two', 'Bulk three' ] );
	await page.goto( listOf( 'Bulk' ) );
	const heading = page.getByRole( 'heading', { name: 'Surveys list' } );
	const all = filter( page, 'All' );
	await row( page, 'Bulk one' ).waitFor();
	const counted = await all.innerText();
	await page.getByRole( 'checkbox', { name: 'Select Bulk one' } ).check();
	await page.getByRole( 'checkbox', { name: 'Select Bulk two' } ).check();
	await expect( page.getByText( '2 selected' ) ).toBeVisible();
	await page.getByLabel( 'Bulk actions' ).selectOption( 'Trash' );
	await page.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( row( page, 'Bulk one' ) ).toHaveCount( 0 );
	await expect( row( page, 'Bulk three' ) ).toBeVisible();
	await expect( all ).not.toHaveText( counted );

	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( row( page, 'Bulk one' ) ).toContainText( 'Published' );
	await expect( row( page, 'Bulk two' ) ).toContainText( 'Published' );
	await expect( all ).toHaveText( counted );
	await expect( heading, 'where the list comes before the message has gone, too' ).toBeFocused();

	await row( page, 'Bulk one' ).hover();
	await row( page, 'Bulk one' ).getByRole( 'button', { name: 'Trash' } ).click();
	await expect( row( page, 'Bulk one' ) ).toHaveCount( 0 );
	await expect( heading ).toBeFocused();
	await row( page, 'Bulk two' ).hover();
	await row( page, 'Bulk two' ).getByRole( 'button', { name: 'Trash' } ).click();
	await expect( row( page, 'Bulk two' ) ).toHaveCount( 0 );
	await filter( page, 'Trash' ).click();
	await row( page, 'Bulk two' ).hover();
	await expect( row( page, 'Bulk two' ).getByRole( 'link', { name: 'Edit' } ) ).toHaveCount( 0 );
	await row( page, 'Bulk two' ).getByRole( 'button', { name: 'Restore' } ).click();
	await expect( row( page, 'Bulk two' ) ).toHaveCount( 0 );
	await row( page, 'Bulk one' ).hover();
	await row( page, 'Bulk one' ).getByRole( 'button', { name: 'Delete permanently' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Delete 1 survey' } ).click();
	// The current page is then empty, so all surveys are shown.
	await expect( row( page, 'Bulk two' ) ).toContainText( 'Draft' );
	await expect( row( page, 'Bulk one' ) ).toHaveCount( 0 );
	await expect( filter( page, 'All' ) ).toHaveAttribute( 'aria-current', 'page' );
} );

// Issue 13: where a survey is shown, responses in the last 7 days, response rate. Spec 1: Duplicate opens the copy.
test( 'a row shows where its survey appears and how it performs, and can be duplicated', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	await owner.publishAlone( 'Lively', why, { targeting: { devices: [ 'desktop', 'tablet', 'mobile' ] } } );
	await owner.answer( visitor, 'Because' );
	await owner.publish( `Lively ${ 'and very long '.repeat( 12 ) }`, why, {
		targeting: { pages: 'select', page_rules: [ { logic: 'page_url_contains', operator: '&&', data: 'pens' } ] },
	} );
	await page.goto( listOf( 'Lively' ) );
	const lively = row( page, 'Lively' );
	await expect( lively ).toContainText( 'All pages' );
	await expect( lively ).toContainText( '1 in the last 7 days' );
	await expect( lively ).toContainText( '100% response rate' );
	await expect( lively.getByRole( 'link', { name: '1', exact: true } ) ).toHaveAttribute( 'href', /\/responses$/ );
	const long = page.getByRole( 'row', { name: /very long/ } );
	await expect( long ).toContainText( '1 rule' );
	const lines = await long
		.getByRole( 'link', { name: /very long/ } )
		.evaluate( ( title ) => title.clientHeight / parseFloat( getComputedStyle( title ).lineHeight ) );
	expect( lines ).toBeLessThan( 2.5 );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'list-lively' );

	await lively.hover();
	await lively.getByRole( 'link', { name: 'Duplicate' } ).click();
	await expect( page.getByRole( 'button', { name: /Copy of Lively/ } ) ).toBeVisible();
	await expect( page ).toHaveURL( /#\/edit\/\d+\/questions/ );
} );

// Issue 17: hidden actions made each row three lines high.
test( 'row actions fit one line below the title, work by keyboard, and stay uncovered', async ( { page } ) => {
	await new Owner( page ).unpublishAll(); // With several live surveys, a row also shows its position.
	await publishMany( page, [ 'In one line' ] );
	for ( const [ width, dir, highest ] of [
		[ 1280, 'ltr', 72 ],
		[ 1280, 'rtl', 72 ],
		[ 1024, 'ltr', 96 ],
		[ 800, 'ltr', 96 ],
	] as const ) {
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( listOf( 'In one line' ) );
		// Only the app: on an English site, the menu next to it would cover it.
		await page.locator( '#userfeedback-app' ).evaluate( ( app, way ) => app.setAttribute( 'dir', way ), dir );
		const line = row( page, 'In one line' );
		await line.waitFor();
		expect( ( await line.boundingBox() )?.height ).toBeLessThanOrEqual( highest );
		await line.getByRole( 'link', { name: 'In one line', exact: true } ).focus();
		for ( let action = 0; action < 7; action++ ) {
			await page.keyboard.press( 'Tab' );
		}
		await expect( line.getByRole( 'button', { name: 'Trash' } ) ).toBeFocused();
		const list = line.getByRole( 'list', { name: 'Actions for In one line' } );
		await expect( list ).toHaveCSS( 'opacity', '1' );
		expect( await notInOneLine( list ), `${ String( width ) } ${ dir }` ).toEqual( [] );
		const table = page.getByRole( 'table', { name: 'Surveys' } );
		expect(
			await table.evaluate(
				( { clientWidth, parentElement } ) => clientWidth - Number( parentElement?.clientWidth )
			),
			`${ String( width ) } ${ dir }`
		).toBeLessThanOrEqual( 0 );
	}
} );

/** Returns the actions below the first line, or that a click would miss. */
async function notInOneLine( list: Locator ): Promise< string[] > {
	return list.evaluate( ( element ) => {
		const top = element.getBoundingClientRect().top;
		return [ ...element.querySelectorAll( 'a, button' ) ]
			.filter( ( action ) => {
				const box = action.getBoundingClientRect();
				const hit = document.elementFromPoint( ( box.left + box.right ) / 2, ( box.top + box.bottom ) / 2 );
				return hit !== action || box.top - top > 6;
			} )
			.map( ( { textContent } ) => textContent );
	} );
}

// Review 37: row actions on a phone.
test( 'on a phone, row actions are in a menu with large touch targets', async ( { page } ) => {
	await page.setViewportSize( PHONE );
	await publishMany( page, [ 'Held in a hand' ] );
	await page.goto( listOf( 'Held in a hand' ) );
	const toggle = page.getByRole( 'button', { name: 'Actions for Held in a hand' } );
	await toggle.waitFor();
	await expect( row( page, 'Held in a hand' ).getByRole( 'button', { name: 'Trash' } ) ).toBeHidden();
	expect( ( await toggle.boundingBox() )?.height ).toBeGreaterThanOrEqual( 44 );
	await screenshot( page, 'list-phone' );
	await toggle.click();
	const menu = page.getByRole( 'menu', { name: 'Actions for Held in a hand' } );
	const items = menu.getByRole( 'menuitem' );
	const names = [ 'Edit', 'Results', 'Responses', 'Preview', 'Duplicate', 'Compare versions', 'Trash' ];
	await expect( items ).toHaveText( names );
	for ( const item of await items.all() ) {
		const { height = 0 } = ( await item.boundingBox() ) ?? {};
		expect( Math.round( height * 10 ) / 10 ).toBeGreaterThanOrEqual( 44 ); // Browsers say 43.99997 where a popover stands between two pixels.
	}
	expect( await accessibilityFaults( page, '.components-popover' ) ).toEqual( [] );
	await screenshot( page, 'list-phone-menu' );
	await menu.getByRole( 'menuitem', { name: 'Trash' } ).click();
	await expect( row( page, 'Held in a hand' ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( row( page, 'Held in a hand' ) ).toContainText( 'Published' );
	expect( await page.evaluate( () => document.documentElement.scrollWidth <= window.innerWidth ) ).toBe( true );
} );
