import { addQuestion, floating, nameSurvey, read, startSurvey, toPublish } from './support/journeys';
import { expect, test } from './support/test';

// The oldest supported WordPress runs the same test with its own React, components, and REST server.
test( 'a survey is created, answered and counted', async ( { page, visitor } ) => {
	await startSurvey( page );
	await nameSurvey( page, 'One question' );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'What is missing here?' );
	const choice = await addQuestion( page, 'Checkboxes', 'Which of these do you use?' );
	await choice.getByRole( 'textbox', { name: 'Option 1' } ).fill( 'Newsletter' );
	await toPublish( page );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	const row = page.getByRole( 'row', { name: /One question/ } );
	await expect( row ).toContainText( 'Published' );

	await visitor.goto( '/' );
	const card = floating( visitor );
	await read( visitor );
	await card.getByRole( 'textbox' ).fill( 'Opening hours' );
	await card.getByRole( 'button', { name: 'Next' } ).click();
	await card.getByText( 'Newsletter' ).click();
	await card.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( card ).toContainText( 'Thanks for your feedback!' );

	await page.reload();
	await row.hover();
	await row.getByRole( 'link', { name: 'Results' } ).click();
	await expect( page.getByText( 'Opening hours' ) ).toBeVisible();
} );
