import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';

// The browser logs each rejected request in its console.
test.use( { expectedError: /409|net::ERR/ } );

const titleOf = ( page: Page ) => page.getByRole( 'textbox', { name: 'Question', exact: true } );
const state = ( page: Page ) => page.locator( '.uf-save-state' );

/** Opens the survey; reloads it if it is already open in this tab. */
async function edit( page: Page, id: number ): Promise< void > {
	await page.goto( 'about:blank' );
	await page.goto( `${ SURVEYS }#/edit/${ String( id ) }/questions` );
	await titleOf( page ).first().waitFor();
}

test( 'unsaved changes to a public survey and their undo survive a killed tab', async ( { page, context } ) => {
	const survey = await new Owner( page ).publish( 'Killed', [ { title: 'Why?', type: 'text' } ] );
	const first = await context.newPage();
	await edit( first, survey.id );
	await titleOf( first ).fill( 'Typed with care' );
	await expect( state( first ) ).toContainText( 'Unsaved changes' );
	await expect.poll( () => first.evaluate( () => JSON.stringify( localStorage ) ) ).toContain( 'Typed with care' );
	await first.close();

	await edit( page, survey.id );
	await expect( titleOf( page ) ).toHaveValue( 'Typed with care' );
	await expect( page.locator( '.uf-screen__notices' ) ).toContainText(
		/Your unsaved changes from .+ were restored\./
	);
	await screenshot( page, 'accident-restored' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	page.once( 'dialog', ( dialog ) => void dialog.accept() );
	await page.reload();
	await expect( titleOf( page ) ).toHaveValue( 'Typed with care' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect( titleOf( page ) ).toHaveValue( 'Why?' );
	await page.getByRole( 'button', { name: 'Redo' } ).click();
	await page.keyboard.press( 'Control+S' );
	await expect( state( page ) ).toContainText( /Saved \d/ );
	await expect
		.poll( () => page.evaluate( () => Object.keys( localStorage ).filter( ( name ) => /copy/.test( name ) ) ) )
		.toEqual( [] );
} );

test( 'a second tab shows a notice, Back asks, and conflicts are resolved by field', async ( { page, context } ) => {
	const survey = await new Owner( page ).publish( 'Two editors', [ { title: 'Why?', type: 'text' } ] );
	await page.goto( SURVEYS );
	// Uses a link of the app: a router can't block Back to a URL that was typed.
	await page.getByRole( 'link', { name: 'Two editors', exact: true } ).click();
	await titleOf( page ).waitFor();
	const other = await context.newPage();
	await edit( other, survey.id );
	await expect( page.locator( '.uf-screen__notices' ) ).toContainText( 'open in another tab' );
	await expect( other.locator( '.uf-screen__notices' ) ).toContainText( 'open in another tab' );
	await titleOf( other ).fill( 'Theirs?' );
	await other.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( state( other ) ).toContainText( /Saved \d/ );
	await other.close();
	await expect( page.locator( '.uf-screen__notices' ) ).not.toContainText( 'open in another tab' );

	await titleOf( page ).fill( 'Mine?' );
	await page.goBack();
	const leave = page.getByRole( 'dialog', { name: 'Leave without saving?' } );
	await leave.getByRole( 'button', { name: 'Save and leave' } ).click();
	const conflict = page.getByRole( 'dialog', { name: 'Changes in another window' } );
	await expect( conflict ).toContainText( 'Theirs?' );
	await screenshot( page, 'accident-conflict' );
	expect( await accessibilityFaults( page, '.components-modal__frame' ) ).toEqual( [] );
	await conflict.getByRole( 'radio', { name: /The other window/ } ).check();
	await conflict.getByRole( 'button', { name: 'Save' } ).click();
	await expect( conflict ).toHaveCount( 0 );
	await expect( titleOf( page ) ).toHaveValue( 'Theirs?' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'accident-settled-phone' );
} );
