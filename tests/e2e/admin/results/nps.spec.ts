import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

test( 'the results of an NPS survey show its score, breakdown and comments by group', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone(
		'Loyal',
		[ { title: 'Would you recommend us?', type: 'nps', settings: { comment_box: true } } ],
		{},
		'nps'
	);
	for ( let visit = 1; visit <= 12; visit++ ) {
		await answer( visitor, survey, [ { value: 10, comments: `Good number ${ String( visit ) }` } ] );
	}
	await answer( visitor, survey, [ { value: 8, comments: 'It does its job' } ] );
	await answer( visitor, survey, [ { value: 3, comments: 'Too slow for me' } ] );
	await answer( visitor, survey, [ 6 ] );
	await page.goto( '/wp-admin/index.php' ); // Counts them.

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByRole( 'img', { name: 'Score 67 on a scale from -100 to 100' } ) ).toBeVisible();
	await expect( page.getByText( 'Small sample' ) ).toBeVisible();
	await expect( page.getByRole( 'listitem' ).filter( { hasText: '10 (Promoters): 12' } ) ).toBeVisible();
	const said = ( group: string ) =>
		page.locator( 'section', { has: page.getByRole( 'heading', { name: `${ group } comments` } ) } ).last();
	await expect( said( 'Detractor' ).getByText( 'Too slow for me' ) ).toBeVisible();
	await expect( said( 'Promoter' ).getByText( 'Good number 12' ) ).toBeVisible();
	await expect( said( 'Promoter' ).getByText( 'Good number 1', { exact: true } ) ).toHaveCount( 0 );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await screenshot( page, `results-nps-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}
	await page.setViewportSize( { width: 1280, height: 900 } );

	await said( 'Promoter' ).getByRole( 'button', { name: 'Next page' } ).press( 'Enter' );
	await expect( said( 'Promoter' ).getByText( 'Good number 1', { exact: true } ) ).toBeVisible();
	await page.getByRole( 'combobox', { name: 'Filter by group' } ).selectOption( 'Passives' );
	await expect( said( 'Passive' ).getByText( 'It does its job' ) ).toBeVisible();
	await page.getByRole( 'searchbox', { name: 'Search comments' } ).fill( 'nobody said this' );
	await expect( page.getByText( 'No matching comments' ) ).toBeVisible();

	await page.getByRole( 'button', { name: /^Date range/ } ).click();
	await screenshot( page, 'results-presets' );
	await page.getByRole( 'radio', { name: 'Yesterday' } ).press( 'Space' );
	await expect( page ).toHaveURL( /range=yesterday/ );
	await expect( page.getByText( 'No responses in this date range' ) ).toBeVisible();
} );
