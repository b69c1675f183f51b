import type { Page } from 'playwright/test';
import type { WidgetManifest } from '../../../src/contract/types';
import { accessibilityFaults } from '../support/axe';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

test( 'an owner finds responses marked as spam, restores some, and deletes the spam', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Shop', [ { title: 'What is missing?', type: 'text' } ] );
	for ( const words of [ 'Cheap watches', 'Envelopes, please' ] ) {
		await answerLikeAProgram( visitor, survey.id, words );
	}

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByText( '2 responses were marked as spam and aren’t counted.' ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Review spam' } ).press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Responses', level: 1 } ) ).toBeFocused();
	await expect( page.getByRole( 'link', { name: 'Spam (2)' } ) ).toHaveAttribute( 'aria-current', 'page' );
	await expect(
		page.getByText( /These responses were submitted too quickly, or a hidden field was filled in\./ )
	).toBeVisible();

	const rows = page.getByRole( 'row' ).filter( { has: page.getByRole( 'rowheader' ) } );
	await expect( rows.first() ).toContainText( 'Envelopes, please' );
	await rows.first().getByRole( 'link', { name: 'View' } ).press( 'Enter' );
	const panel = page.getByRole( 'complementary', { name: 'Selected response' } );
	await expect( panel.getByText( 'Response 1 of 2' ) ).toBeVisible();
	await expect( panel.getByText( 'Envelopes, please' ) ).toBeVisible();
	await screenshot( page, 'admin-spam-panel', false ); // In a narrower window, the response would get its own page.
	await page.keyboard.press( 'Escape' );
	await expect( page ).toHaveURL( /\/responses(\?|$)/ );
	await expect( panel ).toHaveCount( 0 );
	for ( const width of [ 1280, 390 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await screenshot( page, `admin-spam-${ String( width ) }` );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	}

	await rows.first().getByRole( 'button', { name: 'Not spam' } ).press( 'Enter' );
	await expect( rows ).toHaveCount( 1 );
	expect( await owner.responsesTo( survey ) ).toBe( 1 );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Envelopes, please' ] ] );

	await rows.first().getByRole( 'button', { name: 'Delete permanently' } ).click();
	expect( await accessibilityFaults( page, '[role="dialog"]' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Delete 1 response' } ).click();
	await expect( page.getByRole( 'heading', { name: 'No spam' } ) ).toBeVisible();
	await page.goto( page.url().replace( 'responses?status=spam', 'spam' ) ); // Its previous location.
	await expect( page.getByRole( 'link', { name: 'Spam (0)' } ) ).toBeVisible();
	await page.getByRole( 'link', { name: 'Summary' } ).click();
	await expect( page.getByText( 'Total responses' ) ).toBeVisible();
	await expect( page.getByText( /marked as spam/ ) ).toHaveCount( 0 );
} );

/** Answers within a tenth of a second. */
async function answerLikeAProgram( visitor: Page, id: number, words: string ): Promise< void > {
	const manifest = ( await (
		await visitor.request.get( '/wp-json/userfeedback/v1/widget/manifest' )
	).json() ) as WidgetManifest;
	const shown = manifest.surveys.find( ( survey ) => survey.id === id );
	const question = shown?.questions[ 0 ]?.id;
	const sent = await visitor.request.post( `/wp-json/userfeedback/v1/surveys/${ String( id ) }/responses`, {
		data: {
			answers: [ { question_id: question, value: words } ],
			nonce: shown?.nonce,
			elapsed: 100,
			token: crypto.randomUUID(),
		},
	} );
	expect( sent.status() ).toBe( 201 );
}
