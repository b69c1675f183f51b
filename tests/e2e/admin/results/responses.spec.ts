import { readFileSync } from 'node:fs';
import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

test( 'an owner reads, trashes, restores, deletes and exports responses', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Stationery', [
		{ title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
		{ title: 'How good?', type: 'nps' },
		{ title: 'What else?', type: 'text' },
	] );
	await answer( visitor, survey, [ 'Yes', 9, '<img src=x onerror="document.title=1">' ] );
	await answer( visitor, survey, [ 'No', 2, null ] );
	await answer( visitor, survey, [ null, 10, '=1+1' ] );

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await page.getByRole( 'link', { name: 'Responses', exact: true } ).press( 'Enter' );
	const rows = page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader' ) } );
	await expect( rows ).toHaveCount( 3 );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await screenshot( page, `responses-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );

	const own = await rows.last().getByRole( 'link', { name: 'View' } ).getAttribute( 'href' ); // A click opens it here.
	await page.goto( `/wp-admin/admin.php?page=userfeedback_results${ String( own ) }` );
	await expect( page.getByText( 'Response 3 of 3' ) ).toBeVisible();
	await expect( page.getByText( '<img src=x onerror="document.title=1">' ) ).toBeVisible();
	await expect( page.getByText( '9 of 10' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Next response' } ).press( 'Enter' ); // There is no next one.
	await expect( page.getByText( 'Response 3 of 3' ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Previous response' } ).press( 'Enter' );
	await expect( page.getByText( 'Response 2 of 3' ) ).toBeVisible();
	await expect( page.getByText( 'Skipped' ) ).toBeVisible();
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await screenshot( page, `response-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.getByRole( 'link', { name: 'Back to All Responses' } ).click();

	const actions = ( place: number, name: string ) => rows.nth( place ).getByRole( 'button', { name } );
	await actions( 0, 'Trash' ).press( 'Enter' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( page.getByText( '1 response restored.' ).first() ).toBeVisible();
	await page.getByRole( 'checkbox', { name: 'Select all' } ).check();
	await page.getByRole( 'combobox', { name: 'Bulk actions' } ).selectOption( 'Trash' );
	await page.getByRole( 'button', { name: 'Apply' } ).click();
	await expect( page.getByText( '3 responses moved to the Trash.' ).first() ).toBeVisible();
	await page.getByRole( 'link', { name: 'Trash (3)' } ).click();
	await expect( page ).toHaveURL( /status=trash/ );
	await actions( 0, 'Restore' ).click();
	await expect( rows ).toHaveCount( 2 );
	await actions( 0, 'Delete permanently' ).click();
	expect( await accessibilityFaults( page, '[role="dialog"]' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Delete 1 response' } ).click();
	await expect( rows ).toHaveCount( 1 );
	await actions( 0, 'Restore' ).click(); // The page's last one: all responses are shown.
	await expect( page ).not.toHaveURL( /status=trash/ );
	await expect( rows ).toHaveCount( 2 );

	await page.getByRole( 'button', { name: 'Export Results' } ).click();
	const fetched = page.waitForEvent( 'download' );
	await page.getByRole( 'menuitem', { name: 'CSV' } ).click();
	const file = await ( await fetched ).path();
	const lines = readFileSync( file, 'utf8' ).trim().split( '\r\n' );
	expect( lines ).toHaveLength( 3 );
	expect( lines[ 0 ] ).toContain( 'Found it?' );
} );
