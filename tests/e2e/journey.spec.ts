import { accessibilityFaults } from './support/axe';
import { addQuestion, floating, nameSurvey, read, startSurvey, toPublish } from './support/journeys';
import { Owner } from './support/owner';
import { screenshot } from './support/screenshot';
import { expect, test } from './support/test';

test( 'an owner creates a survey, a visitor answers it, and the owner sees the answer', async ( { page, visitor } ) => {
	await new Owner( page ).unpublishAll();
	await startSurvey( page );
	await nameSurvey( page, 'How was your visit?' );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'What brought you here today?' );
	const choice = await addQuestion( page, 'Radio buttons', 'Did you find what you were looking for?' );
	await choice.getByRole( 'textbox', { name: 'Option 1' } ).fill( 'Yes, all of it' );
	await choice.getByRole( 'textbox', { name: 'Option 2' } ).fill( 'No' );
	await addQuestion( page, 'Star rating', 'How do you like this site?' );
	await screenshot( page, 'builder-questions' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	await toPublish( page );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).waitFor();
	await screenshot( page, 'builder-publish' );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	const row = page.getByRole( 'row', { name: /^Select How was your visit\?/ } );
	await expect( row ).toContainText( 'Published' );
	await screenshot( page, 'surveys-list' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	await visitor.goto( '/' );
	const card = floating( visitor );
	await read( visitor );
	await card.getByRole( 'textbox', { name: 'What brought you here today?' } ).fill( 'A gift for a friend' );
	await screenshot( visitor, 'visitor-text' );
	await card.getByRole( 'button', { name: 'Next' } ).click();
	await card.getByText( 'Yes, all of it' ).click();
	await card.getByText( 'How do you like this site?' ).waitFor();
	await screenshot( visitor, 'visitor-stars' );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await card.locator( 'label' ).nth( 3 ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await expect( card ).toContainText( 'Thanks for your feedback!' );
	await screenshot( visitor, 'visitor-thanks' );

	await visitor.reload();
	await expect.poll( () => visitor.evaluate( () => 'userfeedback_no_show_reasons' in window ) ).toBe( true );
	await expect( card ).toHaveCount( 0 );

	await page.reload();
	await row.hover();
	await row.getByRole( 'link', { name: 'Results' } ).click();
	await expect( page.getByText( 'Total responses' ).locator( '..' ) ).toContainText( '1' );
	await expect( page.getByText( 'A gift for a friend' ) ).toBeVisible();
	await expect( page.getByRole( 'row', { name: 'Yes, all of it 1 100%' } ) ).toBeVisible();
	await screenshot( page, 'survey-results' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
} );
