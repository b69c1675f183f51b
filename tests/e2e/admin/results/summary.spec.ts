import { answer } from '../../support/answers';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect } from '../../support/test';
import { test } from '../../support/with-ai';

test( 'AI summarizes the answers without learning who gave them', async ( { page, visitor, ai } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Shop', [
		{ title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
		{ title: 'What was missing?', type: 'text' },
	] );
	await answer( visitor, survey, [ 'No', 'Search is slow, write to jane@example.org' ] );
	await answer( visitor, survey, [ 'Yes', null ] );
	await page.goto( '/wp-admin/index.php' ); // Counts them.

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect(
		page.getByText( /^Sends the questions, their counts,? .* to your site’s AI provider/ )
	).toBeVisible();
	expect( ai.prompts ).toEqual( [] );
	ai.writes = null; // It thinks.
	await page.getByRole( 'button', { name: 'Summarize with AI' } ).press( 'Enter' );
	await expect( page.getByText( 'Summarizing answers…' ) ).toBeVisible();
	await screenshot( page, 'results-summary-waits' );
	await expect.poll( () => ai.prompts.length ).toBe( 1 );
	ai.release( {
		headline: 'Half of the visitors find what they came for.',
		points: [ 'Search is named as slow: “search is slow”.', 'They want “more colours”.' ],
	} );

	await expect( page.getByText( 'Half of the visitors find what they came for.' ) ).toBeVisible();
	await expect( page.getByText( /Search is named as slow/ ) ).toBeVisible();
	await expect( page.getByText( /more colours/ ) ).toHaveCount( 0 ); // No respondent said that.
	expect( ai.prompts[ 0 ] ).toContain( '[e-mail]' );
	expect( ai.prompts[ 0 ] ).not.toContain( 'jane@example.org' );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await screenshot( page, `results-summary-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}

	await page.reload();
	await expect( page.getByText( 'Half of the visitors find what they came for.' ) ).toBeVisible();
	await expect( page.getByText( /Search is named as slow/ ) ).toBeHidden(); // It has been read.
	expect( ai.prompts ).toHaveLength( 1 );
} );
