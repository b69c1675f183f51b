import type { Page } from 'playwright/test';
import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

const PHONE =
	'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test( 'an owner filters results to phones and sees how two answers are related', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Shop', [
		{ title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
		{ title: 'What for?', type: 'radio-button', config: { options: [ 'Pens', 'Paper' ] } },
		{ title: 'What else?', type: 'text' },
	] );
	for ( let visit = 0; visit < 12; visit++ ) {
		await answer( visitor, survey, [ 'No', 'Pens', visit === 0 ? 'Far too slow' : null ], PHONE );
		await answer( visitor, survey, [ 'Yes', 'Paper', null ] );
	}

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( figure( page, 'Total responses' ) ).toHaveText( '24' );
	await expect( crossed( page ).getByRole( 'row', { name: /^No/ } ) ).toContainText(
		'More common than expected: 100%'
	);

	await page.getByRole( 'button', { name: 'Add filter' } ).press( 'Enter' );
	await page.getByRole( 'checkbox', { name: 'Phone (12)' } ).press( 'Space' );
	expect( await accessibilityFaults( page, '.uf-asked__popover' ) ).toEqual( [] );
	await screenshot( page, 'results-filter-choice' );
	await page.getByRole( 'button', { name: 'Apply' } ).press( 'Enter' );

	await expect( figure( page, 'Total responses' ) ).toHaveText( '12' );
	await expect( page ).toHaveURL( /f\.device=mobile/ );
	await expect( page.getByText( 'Impressions' ) ).toHaveCount( 0 );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await screenshot( page, `results-filtered-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );

	await page.getByRole( 'button', { name: 'Add filter' } ).click();
	await page.getByRole( 'combobox', { name: 'Filter by', exact: true } ).selectOption( { label: '3. What else?' } );
	await page.getByRole( 'textbox', { name: 'Text' } ).fill( 'SLOW' );
	await page.keyboard.press( 'Enter' );
	await expect( figure( page, 'Total responses' ) ).toHaveText( '1' );
	await expect( page.getByText( 'Far too slow' ) ).toBeVisible();

	await page.reload(); // The URL alone is enough.
	await expect( figure( page, 'Total responses' ) ).toHaveText( '1' );
	await page.goBack();
	await expect( figure( page, 'Total responses' ) ).toHaveText( '12' );
	await page.getByRole( 'button', { name: 'Remove the filter “Phone”' } ).press( 'Enter' );
	await expect( figure( page, 'Total responses' ) ).toHaveText( '24' );
	await expect( page.getByRole( 'button', { name: 'Add filter' } ) ).toBeFocused();
} );

const figure = ( page: Page, label: string ) =>
	page.locator( '.uf-all-time dl > div' ).filter( { hasText: label } ).getByRole( 'definition' );

const crossed = ( page: Page ) =>
	page.locator( '.uf-card' ).filter( { has: page.getByRole( 'heading', { name: 'Compare answers' } ) } );
