import type { Locator, Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test as base } from '../../support/test';
import { test } from '../../support/with-ai';

const ADMIN = '/wp-admin/admin.php?page=userfeedback_';
const SETUP = `${ ADMIN }surveys#/new/setup`;
const WISH = 'Why do so few visitors order?';

const SURVEY = {
	title: 'Ordering at our shop',
	questions: [
		question( 'radio-button', 'Did you mean to order something today?', 'Yes', 'No', 'I was only looking' ),
		question( 'star-rating', 'How easy was it to find a price?' ),
		question( 'checkbox', 'What kept you from ordering?', 'The price', 'Delivery', 'Something else' ),
		question( 'video', 'Show us' ),
		question( 'long-text', 'What should we do better?' ),
	],
};

test( 'an AI draft from a sentence and a page can be used, changed and saved as a draft', async ( { page, ai } ) => {
	ai.writes = SURVEY;
	await new Owner( page ).addPage( 'Prices of the zebra', '<p>A zebra is ten euros.</p>' );
	const dialog = await opened( page );
	await expect( dialog.getByLabel( 'What do you want to find out?' ) ).toBeFocused();
	expect( await accessibilityFaults( page, '.uf-drafting' ) ).toEqual( [] );
	await screenshot( page, 'drafting' );

	await dialog.getByRole( 'button', { name: /^How useful are our articles/ } ).click();
	await expect( dialog.getByLabel( 'What do you want to find out?' ) ).toBeFocused();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( WISH );
	await dialog.getByRole( 'combobox' ).fill( 'zebra' );
	await page.getByRole( 'option', { name: 'Prices of the zebra' } ).click();
	expect( ai.prompts ).toEqual( [] );
	await dialog.getByRole( 'button', { name: 'Draft a survey' } ).press( 'Enter' );

	await expect( dialog.getByRole( 'heading', { name: SURVEY.title } ) ).toBeFocused();
	await expect( dialog.getByRole( 'heading', { level: 3 } ) ).toHaveText( [
		'Did you mean to order something today?',
		'How easy was it to find a price?',
		'What kept you from ordering?',
		'What should we do better?',
	] );
	await expect( dialog ).toContainText( '1 question was left out' );
	expect( ai.prompts ).toHaveLength( 1 );
	expect( ai.prompts[ 0 ] ).toContain( 'A zebra is ten euros.' );
	expect( await accessibilityFaults( page, '.uf-drafting' ) ).toEqual( [] );
	await screenshot( page, 'drafting-review' );

	await dialog.getByRole( 'button', { name: 'Use this draft' } ).press( 'Enter' );
	await expect( page.locator( '.uf-drafted' ) ).toContainText( 'Drafted by AI. Review it before you publish.' );
	const first = page.getByRole( 'textbox', { name: 'Question', exact: true } ).first();
	await expect( first ).toHaveValue( 'Did you mean to order something today?' );
	await screenshot( page, 'drafting-used' );
	await first.fill( 'Did you want to order today?' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page ).toHaveURL( /#\/edit\/\d+\/questions/ );

	await page.reload();
	await expect( page.locator( '.uf-drafted' ) ).toBeVisible(); // The marker is stored.
	await page.locator( '.uf-drafted' ).getByRole( 'button' ).click();
	await expect( page.locator( '.uf-drafted' ) ).toHaveCount( 0 );
	await page.goto( `${ ADMIN }surveys` );
	await expect( page.getByRole( 'row', { name: /^Select Ordering at our shop/ } ) ).toContainText( 'Draft' );
} );

test( 'a draft asks before it replaces typed text, and undo restores the text', async ( { page, ai } ) => {
	ai.writes = SURVEY;
	await page.goto( SETUP );
	await page.getByRole( 'button', { name: 'Start from Scratch' } ).click();
	const questions = page.getByRole( 'textbox', { name: 'Question', exact: true } );
	await questions.fill( 'Mine' );
	await page.getByRole( 'button', { name: 'Setup', exact: true } ).click();
	const dialog = await opened( page, false );
	await dialog.getByLabel( 'What do you want to find out?' ).fill( WISH );
	await dialog.getByRole( 'button', { name: 'Draft a survey' } ).click();
	await expect( dialog ).toContainText( 'You can undo this.' );

	await dialog.getByRole( 'button', { name: 'Try again' } ).click();
	await expect( dialog.getByLabel( 'What do you want to find out?' ) ).toHaveValue( WISH );
	await dialog.getByRole( 'button', { name: 'Draft a survey' } ).click();
	await dialog.getByRole( 'button', { name: 'Use this draft' } ).click();
	await expect( questions.first() ).toHaveValue( 'Did you mean to order something today?' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( questions ).toHaveCount( 1 );
	await expect( questions ).toHaveValue( 'Mine' );
	await expect( page.locator( '.uf-drafted' ) ).toHaveCount( 0 );
} );

test.describe( 'failures', () => {
	test.use( { expectedError: /Failed to load resource/ } ); // The browser's own message.

	test( 'provider errors and off-topic replies are explained, and the sentence is kept', async ( { page, ai } ) => {
		const dialog = await opened( page );
		const sentence = dialog.getByLabel( 'What do you want to find out?' );
		await sentence.fill( WISH );
		ai.status = 500;
		await dialog.getByRole( 'button', { name: 'Draft a survey' } ).click();
		await expect( dialog ).toContainText( 'Your AI provider returned a server error.' );
		await expect( dialog.locator( '.uf-drafting__trouble' ) ).toBeFocused();
		await expect( sentence ).toHaveValue( WISH );
		expect( await accessibilityFaults( page, '.uf-drafting' ) ).toEqual( [] );
		await page.setViewportSize( { width: 390, height: 800 } );
		await screenshot( page, 'drafting-trouble-390' );

		ai.status = 200;
		ai.writes = 'I would rather not.';
		await dialog.getByRole( 'button', { name: 'Draft a survey' } ).click();
		await expect( dialog ).toContainText( 'The AI model didn’t return a survey.' );
		await expect( sentence ).toHaveValue( WISH );
	} );

	test( 'canceling keeps the sentence, and a second draft starts when the first is done', async ( { page, ai } ) => {
		ai.writes = null;
		const dialog = await opened( page );
		const sentence = dialog.getByLabel( 'What do you want to find out?' );
		await sentence.fill( WISH );
		await dialog.getByRole( 'button', { name: 'Draft a survey' } ).press( 'Enter' );
		await expect( dialog.getByRole( 'status' ).filter( { hasText: 'Drafting your survey.' } ) ).toBeVisible();
		await expect.poll( () => ai.prompts.length ).toBe( 1 );
		await screenshot( page, 'drafting-busy' );
		await dialog.getByRole( 'button', { name: 'Stop' } ).press( 'Enter' );
		await expect( sentence ).toBeFocused();
		await expect( sentence ).toHaveValue( WISH );
		await expect( dialog.getByRole( 'status' ).filter( { hasText: 'Drafting your survey.' } ) ).toHaveCount( 0 );

		await dialog.getByRole( 'button', { name: 'Draft a survey' } ).click();
		await expect( dialog ).toContainText( 'Your previous draft is still being generated.' );
		ai.release( SURVEY );
		await expect( async () => {
			await dialog.getByRole( 'button', { name: 'Draft a survey' } ).click();
			await expect( dialog.getByRole( 'heading', { name: SURVEY.title } ) ).toBeVisible( { timeout: 8_000 } );
		} ).toPass();
	} );
} );

test( 'page loads don’t contact the AI provider, and the setup step contacts it once', async ( {
	page,
	visitor,
	ai,
} ) => {
	await visitor.goto( '/' );
	for ( const screen of [ 'surveys', 'results' ] ) {
		await page.goto( `${ ADMIN }${ screen }` );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	}
	expect( ai.asked ).toEqual( [] );

	for ( let visits = 0; visits < 2; visits++ ) {
		await page.goto( `${ ADMIN }surveys` );
		await page.goto( SETUP );
		await expect( entry( page ) ).toBeVisible();
		await page.reload();
		await expect( entry( page ) ).toBeVisible();
	}
	expect( ai.prompts ).toEqual( [] );
	expect( ai.asked ).toEqual( [ '/models' ] );
} );

test( 'the drafting dialog fits a phone and a right-to-left language', async ( { page, ai } ) => {
	ai.writes = SURVEY;
	await page.setViewportSize( { width: 390, height: 800 } );
	const dialog = await opened( page );
	await dialog.getByLabel( 'What do you want to find out?' ).fill( WISH );
	await screenshot( page, 'drafting-390' );
	await dialog.getByRole( 'button', { name: 'Draft a survey' } ).click();
	await expect( dialog.getByRole( 'heading', { name: SURVEY.title } ) ).toBeFocused();
	await screenshot( page, 'drafting-review-390' );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 390 );
	await page.setViewportSize( { width: 1280, height: 900 } );
	await page.evaluate( () => ( document.documentElement.dir = 'rtl' ) );
	await screenshot( page, 'drafting-review-rtl' );
	await dialog.getByRole( 'button', { name: 'Use this draft' } ).click();
	await page.setViewportSize( { width: 390, height: 800 } );
	await expect( page.locator( '.uf-drafted' ) ).toBeVisible();
	await screenshot( page, 'drafting-used-390' );
} );

base( 'a site without an AI has no such entry', async ( { page } ) => {
	const asked = page.waitForResponse( /drafting\/support/ );
	await page.goto( SETUP );
	expect( await ( await asked ).json() ).toMatchObject( { is_available: false } );
	await expect( page.getByRole( 'button', { name: 'Start from Scratch' } ) ).toBeVisible();
	await expect( entry( page ) ).toHaveCount( 0 );
} );

function question( type: string, title: string, ...options: string[] ): object {
	return { type, title, options, required: false, comment_box: false };
}

function entry( page: Page ): Locator {
	return page.getByRole( 'button', { name: /^Draft with AI/ } );
}

/** Returns the dialog, opened from a new setup step unless one is open. */
async function opened( page: Page, isNew = true ): Promise< Locator > {
	if ( isNew ) {
		await page.goto( SETUP );
	}
	await entry( page ).press( 'Enter' );
	return page.getByRole( 'dialog', { name: 'Draft with AI' } );
}
