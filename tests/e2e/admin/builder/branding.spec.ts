import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { floating } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

/** Edits the look of a survey next to its full preview, which shows it before visitors see it. */

test.use( { viewport: { width: 1400, height: 900 } } );

async function open( page: Page ): Promise< void > {
	const survey = await new Owner( page ).publishAlone( 'In our colors', [ { title: 'How was it?', type: 'text' } ] );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/questions` );
}

const background = ( element: Element ) => getComputedStyle( element ).backgroundColor;

test( 'custom colors, text and position show in the preview, and on the site once saved', async ( {
	page,
	visitor,
} ) => {
	await open( page );
	const card = page.frameLocator( '.uf-preview__frame' ).locator( '.card' );
	await expect( card ).toContainText( 'How was it?' );

	const room = page.locator( '.uf-preview__room' );
	const height = async () => ( await room.boundingBox() )?.height;
	const before = await height();
	await page.getByRole( 'button', { name: 'Branding' } ).click();
	await expect( page.getByRole( 'radio', { name: 'Custom', exact: true } ) ).toBeVisible();
	expect( await height(), 'F7: branding took half of the preview away' ).toBe( before );
	await page.getByRole( 'radio', { name: 'Custom', exact: true } ).check();
	await page.getByLabel( 'Background color' ).fill( '#123456' );
	await page.getByLabel( 'Text color' ).fill( '#eeeeee' );
	await expect( page.getByText( 'Text on background: 10.9:1, easy to read.' ) ).toBeVisible();
	await page.getByRole( 'radio', { name: 'Bottom left' } ).check();
	await page.getByRole( 'radio', { name: 'Speech bubble with a heart' } ).check();
	await page.getByRole( 'textbox', { name: 'Widget label text' } ).fill( 'Tell us' );
	await expect.poll( () => card.evaluate( background ) ).toBe( 'rgb(18, 52, 86)' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'builder-branding' );

	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( /^Saved/ ).first() ).toBeVisible();
	await visitor.goto( '/' );
	const seen = floating( visitor );
	await expect( seen ).toContainText( 'How was it?' );
	await expect.poll( () => seen.locator( '.card' ).evaluate( background ) ).toBe( 'rgb(18, 52, 86)' );
	expect( ( await seen.locator( '.card' ).boundingBox() )?.x ).toBeLessThan( 200 );
	await seen.getByRole( 'button', { name: 'Minimize' } ).click();
	await expect( visitor.getByRole( 'button', { name: /Tell us/ } ) ).toBeVisible();
} );

test( 'branding can be edited and previewed on a phone with the keyboard', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await open( page );
	const branding = page.getByRole( 'button', { name: 'Branding' } );
	await branding.focus();
	await page.keyboard.press( 'Enter' );
	await page.getByRole( 'radio', { name: 'Light', exact: true } ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( page.getByRole( 'radio', { name: 'Dark', exact: true } ) ).toBeChecked();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Preview', exact: true } ).click();
	const card = page.frameLocator( '.uf-preview__frame' ).locator( '.card' );
	await expect.poll( () => card.evaluate( background ) ).toBe( 'rgb(51, 51, 51)' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'builder-branding-390' );
} );
