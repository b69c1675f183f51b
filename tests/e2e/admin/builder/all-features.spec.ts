import { accessibilityFaults } from '../../support/axe';
import { addQuestion, floating, nameSurvey, read, startSurvey } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

const LABELED = [ 'Radio buttons', 'Checkboxes', 'Image choice', 'Icon choice' ];
const OTHERS = [ 'Long text', 'Email', 'Star rating', 'Net Promoter Score' ];

test( 'one survey can use every feature of the full plan, and visitors see them', async ( { page, visitor } ) => {
	await new Owner( page ).unpublishAll();
	await startSurvey( page );
	await nameSurvey( page, 'All of it' );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'About a text' );
	for ( const type of LABELED ) {
		const editor = await addQuestion( page, type, `About ${ type }` );
		await editor.getByRole( 'textbox', { name: 'Option 1' } ).fill( `${ type }: one` );
		if ( type !== 'Checkboxes' ) {
			await editor.getByRole( 'textbox', { name: 'Option 2' } ).fill( `${ type }: two` );
		}
	}
	for ( const type of OTHERS ) {
		const editor = await addQuestion( page, type, `About ${ type }` );
		if ( type === 'Star rating' ) {
			await editor.getByRole( 'textbox', { name: 'Label for lowest value' } ).fill( 'Poor' );
			await editor.getByRole( 'textbox', { name: 'Label for highest value' } ).fill( 'Superb' );
			await editor.getByRole( 'tab', { name: 'Settings' } ).click();
			await editor.getByRole( 'textbox', { name: 'Help text' } ).fill( 'Think of your last visit.' );
			const preview = page.frameLocator( '.uf-preview__frame' );
			await expect( preview.getByText( 'Think of your last visit.' ) ).toBeVisible();
			await expect( preview.getByText( 'Superb' ) ).toBeVisible();
		}
	}
	await page.getByRole( 'tab', { name: 'Logic' } ).click();
	await page.getByLabel( 'Enable logic' ).check();
	await page
		.getByRole( 'combobox', { name: 'Question', exact: true } )
		.selectOption( { label: '2. About Radio buttons' } );
	await page.getByRole( 'combobox', { name: 'Answer' } ).selectOption( 'Radio buttons: two' );
	await page.getByRole( 'tab', { name: 'Settings' } ).click();
	await page.getByLabel( 'Enable Comment Box' ).check();

	await page.getByRole( 'button', { name: 'Thank You' } ).click();
	for ( const way of [ 'Redirect to a page', 'Redirect based on answers', 'Show a message' ] ) {
		await page.getByRole( 'radio', { name: way, exact: true } ).check();
	}
	await page.getByRole( 'textbox', { name: 'Message after the last answer' } ).fill( 'Until tomorrow!' );
	await screenshot( page, 'everything-questions' );

	await page.getByRole( 'button', { name: 'Next' } ).click();
	await page.getByRole( 'checkbox', { name: 'Tablets' } ).uncheck();
	await page.getByRole( 'radio', { name: 'After a delay' } ).check();
	await page.getByRole( 'spinbutton', { name: 'Seconds' } ).fill( '1' );
	await page.getByRole( 'checkbox', { name: 'Start minimized' } ).check();
	await page.getByRole( 'radio', { name: 'Every time, answered or not' } ).check();
	await page.getByRole( 'radio', { name: 'Until a date' } ).check();
	await page.getByRole( 'combobox', { name: 'Month' } ).selectOption( 'December' );
	await page.getByRole( 'combobox', { name: 'Day', exact: true } ).selectOption( '31' );
	await screenshot( page, 'everything-settings' );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await page.getByRole( 'heading', { name: 'Send Email' } ).waitFor();
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await expect( page.getByText( '9 questions' ) ).toBeVisible();
	await screenshot( page, 'everything-publish' );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( page.getByRole( 'row', { name: /^Select All of it/ } ) ).toContainText( 'Published' );

	await visitor.goto( '/' );
	const card = floating( visitor );
	await card.getByRole( 'button', { name: 'Open the survey' } ).click();
	await read( visitor, card );
	await expect( card ).toContainText( 'About a text' );
	await card.getByRole( 'textbox' ).fill( 'Answered' );
	await card.getByRole( 'button', { name: 'Next' } ).click();
	await card.getByText( 'Radio buttons: one' ).click();
	for ( const type of [ ...LABELED.slice( 1 ), ...OTHERS.slice( 0, 2 ) ] ) {
		await expect( card ).toContainText( `About ${ type }` );
		await card.getByRole( 'button', { name: 'Skip' } ).click();
	}
	await expect( card ).toContainText( 'About Star rating' );
	const stars = card.getByRole( 'radiogroup', { name: 'About Star rating' } );
	await expect( stars ).toHaveAccessibleDescription( 'Think of your last visit.' );
	await expect( stars.getByRole( 'radio' ).first() ).toHaveAccessibleDescription( 'Poor' );
	await expect( stars.getByRole( 'radio' ).last() ).toHaveAccessibleDescription( 'Superb' );
	expect( await accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );
	await card.locator( 'label' ).nth( 4 ).click();
	await expect( card ).toContainText( 'Until tomorrow!' ); // Its last question needs other answers.
	await screenshot( visitor, 'everything-visitor' );
} );
