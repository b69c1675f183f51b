import type { Page } from 'playwright/test';
import type { Boot } from '../../../../src/contract/types';
import { accessibilityFaults } from '../../support/axe';
import { floating, read } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { asLite } from '../../support/site/lite';
import { expect, test } from '../../support/test';

const LIST = '/wp-admin/admin.php?page=userfeedback_surveys';
const SETUP = `${ LIST }#/new/setup`;

test( 'an owner creates a survey from a template by keyboard, and a visitor answers it', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	await owner.publish( 'Already here', [ { title: 'Which?', type: 'text' } ] );
	await owner.unpublishAll();
	await page.goto( LIST );
	await page.getByRole( 'link', { name: 'Create New' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'heading', { name: 'Select a Template' } ) ).toBeFocused();
	await drawn( page );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'setup' );

	await tabTo( page, 'Search templates' );
	await page.keyboard.type( 'found your way' );
	await expect( page.getByText( 'Sorry No results found!' ) ).toBeVisible();
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'helpful' );
	await tabTo( page, 'Was this helpful?' );
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Was this helpful?' } );
	await expect( dialog.getByText( 'Why these questions' ) ).toBeVisible();
	await expect(
		dialog.locator( '.uf-drawn' ).nth( 1 ).getByText( 'What were you looking for that isn’t here?' )
	).toBeVisible();
	expect( await accessibilityFaults( page, '.uf-template-dialog' ) ).toEqual( [] );
	await screenshot( page, 'setup-template' );
	await tabTo( page, 'Use this template' );
	await page.keyboard.press( 'Enter' );

	await expect( page.getByRole( 'button', { name: 'Was this helpful? Edit title' } ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ).first() ).toHaveValue(
		'Was this page helpful?'
	);
	await tabTo( page, 'Next' );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'group', { name: 'Devices' } ).waitFor();
	await tabTo( page, 'Next' );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'heading', { name: 'Send Email' } ).waitFor();
	await tabTo( page, 'Next' );
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).waitFor();
	await tabTo( page, 'Save and Publish' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'row', { name: /^Select Was this helpful\?/ } ) ).toContainText( 'Published' );

	await visitor.goto( '/' );
	await read( visitor );
	await floating( visitor ).getByText( 'Yes' ).click();
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' ); // A "Yes" ends the survey.
} );

test( 'without a plan, free templates are available and the others offer an upgrade', async ( { page } ) => {
	await asLite( page );
	await page.goto( SETUP );
	const locked = page.getByRole( 'button', { name: 'Would you recommend us?', exact: true } );
	await locked.focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Premium Template is a Pro feature' );
	await page.keyboard.press( 'Escape' );
	await expect( locked ).toBeFocused();
	await drawn( page );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'setup-lite' );

	await page.getByRole( 'button', { name: 'Use template: Abandoned cart' } ).click( { force: true } );
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ).first() ).toHaveValue(
		'What’s keeping you from ordering today?'
	);
} );

test( 'an inactive add-on can be activated from its template without losing typed text', async ( { page } ) => {
	await page.goto( SETUP );
	await switchOff( page, 'templates' );
	await page.reload();
	await page.getByRole( 'button', { name: 'Start from Scratch' } ).click();
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'Mine' );
	await page.getByRole( 'button', { name: 'Setup', exact: true } ).click();
	await page.getByRole( 'link', { name: /^Loyalty/ } ).click();
	const wanted = page.getByRole( 'button', { name: 'Would you recommend us?', exact: true } );
	await wanted.press( 'Enter' );
	await expect( page.getByText( 'Please activate the Templates addon to access this feature.' ) ).toBeVisible();
	expect( await accessibilityFaults( page, '.uf-dialog' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Activate', exact: true } ).click();

	await wanted.click();
	await page.getByRole( 'button', { name: 'Use this template' } ).click();
	await page.getByRole( 'button', { name: 'Replace' } ).click();
	const questions = page.getByRole( 'textbox', { name: 'Question', exact: true } );
	await expect( questions.first() ).toHaveValue( 'How likely are you to recommend us to a friend or colleague?' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( questions ).toHaveCount( 1 );
	await expect( questions ).toHaveValue( 'Mine' );
} );

/** Waits until every template shows the visitor's card. */
async function drawn( page: Page ): Promise< void > {
	const pictures = page.locator( '.uf-template .uf-drawn' );
	await expect.poll( () => pictures.count() ).toBeGreaterThanOrEqual( 30 );
	await expect( pictures.locator( '.card' ) ).toHaveCount( await pictures.count() );
}

/** Presses Tab until the named element has focus. */
async function tabTo( page: Page, name: string ): Promise< void > {
	for ( let presses = 0; presses < 120; presses++ ) {
		await page.keyboard.press( 'Tab' );
		const here = await page.evaluate( () => {
			const element = document.activeElement;
			return [
				element?.getAttribute( 'aria-label' ),
				element?.textContent,
				element?.getAttribute( 'placeholder' ),
			];
		} );
		if ( here.some( ( text ) => text?.trim() === name ) ) {
			return;
		}
	}
	throw new Error( `Tab does not come to “${ name }”.` );
}

async function switchOff( page: Page, addon: string ): Promise< void > {
	const ajax = await page.evaluate( () => ( window as unknown as { userfeedback?: Boot } ).userfeedback?.ajax );
	const answer = await page.request.post( ajax?.url ?? '', {
		form: { action: 'userfeedback_deactivate_addon', nonce: ajax?.nonces.addons ?? '', plugin: addon },
	} );
	expect( answer.status() ).toBe( 200 );
}
