import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect } from '../../support/test';
import { test } from '../../support/with-ai';

test( 'an owner finds themes with AI, sees their answers, and corrects them', async ( { page, visitor, ai } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Shop', [ { title: 'What was missing?', type: 'text' } ] );
	for ( const text of [ 'Search is slow', 'Prices, and the search', 'Finding things', 'Nothing' ] ) {
		await answer( visitor, survey, [ text ] );
	}
	await page.goto( '/wp-admin/index.php' ); // Counts them.
	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	const themes = page.getByRole( 'region', { name: 'Themes' } );
	const find = themes.getByRole( 'button', { name: 'Find themes with AI' } );
	await find.waitFor();
	expect( ai.prompts ).toEqual( [] );

	ai.writes = null; // It thinks.
	await find.press( 'Enter' );
	await expect( themes.getByText( 'Finding themes…' ) ).toBeVisible();
	await expect.poll( () => ai.prompts.length ).toBe( 1 );
	ai.release( {
		themes: [ 'Search', 'Finding', 'Prices' ].map( ( name ) => ( { name, about: `About ${ name }` } ) ),
	} );
	ai.writes = null; // The model is busy again.
	await expect.poll( () => ai.prompts.length ).toBe( 2 );
	await expect( themes.getByText( 'Analyzing answers, 4 remaining…' ) ).toBeVisible();
	await screenshot( page, 'results-themes-reads' );
	ai.release( {
		labels: [
			{ answer: 'a1', theme: 't1', quote: 'Search is slow' },
			{ answer: 'a2', theme: 't1', quote: 'the search' },
			{ answer: 'a2', theme: 't3', quote: 'Prices' },
			{ answer: 'a3', theme: 't2', quote: 'Finding' },
			{ answer: 'a4', theme: 't3', quote: 'Far too expensive' }, // No respondent said that.
			{ answer: 'a4', theme: 'none', quote: '' },
		],
	} );
	await expect( themes.getByText( /^4 of 4 answers analyzed\./ ) ).toBeVisible();
	const row = ( name: string ) =>
		themes.getByRole( 'listitem' ).filter( { has: page.getByRole( 'button', { name, exact: true } ) } );
	await expect( row( 'Search' ) ).toContainText( '2 answers · 50%' );
	await expect( row( 'Prices' ) ).toContainText( '1 answer · 25%' );

	await themes.getByRole( 'button', { name: 'Search', exact: true } ).press( 'Enter' );
	await expect( themes.getByText( 'Prices, and the search' ) ).toBeVisible();
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await screenshot( page, `results-themes-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}

	await page.getByRole( 'button', { name: 'Actions for “Finding”' } ).press( 'Enter' );
	await screenshot( page, 'results-themes-menu' );
	await page.getByRole( 'menuitem', { name: 'Search' } ).press( 'Enter' );
	await expect( row( 'Search' ) ).toContainText( '3 answers · 75%' );
	await page.getByRole( 'button', { name: 'Actions for “Prices”' } ).press( 'Enter' );
	await page.getByRole( 'menuitem', { name: 'Rename' } ).press( 'Enter' );
	await page.getByRole( 'textbox', { name: 'Theme name' } ).fill( 'What it costs' );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'button', { name: 'Actions for “What it costs”' } ).press( 'Enter' );
	await page.getByRole( 'menuitem', { name: 'Pin to top' } ).press( 'Enter' );
	await expect( themes.getByRole( 'listitem' ).first() ).toContainText( 'What it costs Pinned' );

	await page.reload();
	await expect( themes.getByRole( 'listitem' ).first() ).toContainText( 'What it costs Pinned' );
	await expect( row( 'Search' ) ).toContainText( '3 answers · 75%' );
	expect( ai.prompts ).toHaveLength( 2 );
} );

test( 'all answers to a question can be paged and searched', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Words', [ { title: 'What was missing?', type: 'text' } ] );
	for ( let place = 1; place <= 12; place++ ) {
		await answer( visitor, survey, [ `Answer number ${ String( place ) }` ] );
	}
	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByText( 'Answer number 12', { exact: true } ) ).toBeVisible();
	await expect( page.getByText( 'Answer number 1', { exact: true } ) ).toHaveCount( 0 );
	await page.getByRole( 'button', { name: 'Show all 12 answers' } ).press( 'Enter' );
	await expect( page.getByRole( 'searchbox', { name: 'Search answers' } ) ).toBeFocused();
	await page.getByRole( 'button', { name: 'Next page' } ).press( 'Enter' );
	await expect( page.getByText( 'Answer number 1', { exact: true } ) ).toBeVisible();
	await page.getByRole( 'searchbox', { name: 'Search answers' } ).fill( 'NUMBER 11' );
	await expect( page.getByText( 'Answer number 11' ) ).toBeVisible();
	await expect( page.locator( '.uf-answers li' ) ).toHaveCount( 1 );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'results-all-answers' );
} );
