import { accessibilityFaults } from './support/axe';
import { floating, outline, read } from './support/journeys';
import { Owner } from './support/owner';
import { screenshot } from './support/screenshot';
import { expect, test } from './support/test';

test( 'an owner inserts an answer, a visitor reads it, and results name it', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Thanks', [
		{ title: 'What’s your name?', type: 'text' },
		{ title: 'Thanks', type: 'text' },
	] );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/questions` );
	await outline( page )
		.getByRole( 'button', { name: /Thanks/ } )
		.click();
	const title = page.getByRole( 'textbox', { name: 'Question', exact: true } );
	await expect( title ).toHaveValue( 'Thanks' );
	await title.press( 'End' );
	await title.pressSequentially( ', @name' );
	await expect( page.getByRole( 'option', { name: /What’s your name/ } ) ).toBeVisible();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'inserted-answer-list' );
	await title.press( 'Enter' );
	await title.pressSequentially( '. What do you like?' );
	await expect( title ).toHaveValue( 'Thanks, {{your answer}}. What do you like?' );
	await page.getByRole( 'textbox', { name: 'If there’s no answer' } ).fill( 'friend' );
	await expect( outline( page ).nth( 1 ) ).toContainText( 'Thanks, [friend]. What do you like?' );
	await expect( page.frameLocator( 'iframe' ).getByText( 'Thanks, friend. What do you like?' ) ).toBeVisible();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'inserted-answer' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

	await visitor.goto( '/' );
	await expect( visitor.locator( 'script[src*="widget/loader.js"]' ) ).toHaveCount( 1 );
	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( '<b>Ada</b>' );
	await floating( visitor ).getByRole( 'button', { name: 'Next' } ).click();
	const question = 'Thanks, \u2068<b>Ada</b>\u2069. What do you like?';
	await expect( floating( visitor ).getByText( question ).first() ).toBeVisible();
	expect( await accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );
	await screenshot( visitor, 'inserted-answer-visitor' );
	await floating( visitor ).getByRole( 'textbox' ).fill( 'The tea' );
	const stored = visitor.waitForResponse( /\/responses$|do=response/ );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	expect( ( await stored ).status() ).toBe( 201 );

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByText( 'Thanks, [friend]. What do you like?' ).first() ).toBeVisible();
	await expect( page.getByText( 'The tea' ) ).toBeVisible();
} );
