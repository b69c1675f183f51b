import { accessibilityFaults } from '../../support/axe';
import { floating, read } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';

test( 'answers show as a table with bars, and the selected chart survives a reload', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Graphs', [ { title: 'How do you like it?', type: 'star-rating' } ] );
	await visitor.goto( '/' );
	await read( visitor );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await floating( visitor ).locator( 'label' ).nth( 3 ).click();
	await stored;

	await page.goto( `${ RESULTS }#/survey/${ String( survey.id ) }` );
	const row = page.getByRole( 'row', { name: '4 1 100%' } );
	await row.waitFor();
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 844 } );
		await screenshot( page, `results-table-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}

	await page.getByRole( 'button', { name: 'Pie' } ).click();
	await page.getByRole( 'group', { name: /^Chart: .*How do you like it/ } ).waitFor();
	await page.reload();
	await page.getByRole( 'group', { name: /^Chart: .*How do you like it/ } ).waitFor();
	await expect( row ).toBeVisible();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'results-pie-390' );
} );
