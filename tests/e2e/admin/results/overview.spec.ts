import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

test( 'an owner views all results, compares periods, and opens one survey', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Overlooked', [
		{ title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
	] );
	await answer( visitor, survey, [ 'No' ] );

	await page.goto( '/wp-admin/admin.php?page=userfeedback_results#/' );
	const row = page.getByRole( 'row', { name: /Overlooked/ } );
	await expect( row.getByRole( 'link', { name: 'View Results' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Past 30 Days' } ).click();
	await page.getByRole( 'checkbox', { name: /Compare/ } ).click();
	await expect( page ).toHaveURL( /range=last-30-days&compare=1/ );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await expect( page.locator( '.uf-chart canvas' ).first() ).toBeVisible();
		await screenshot( page, `results-overview-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}

	await page.setViewportSize( { width: 1280, height: 900 } );
	const choice = page.getByRole( 'combobox', { name: 'Survey' } );
	await choice.fill( 'Overlook' );
	await page.getByRole( 'option', { name: 'Overlooked' } ).first().click();
	await expect( page ).toHaveURL( new RegExp( `survey=${ String( survey.id ) }` ) );
	await expect( page.getByRole( 'heading', { name: 'Found it?' } ) ).toBeVisible();
	await screenshot( page, 'results-overview-one' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
} );
