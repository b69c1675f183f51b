import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { floating, read, reasons } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { asLite } from '../../support/site/lite';
import { expect, test } from '../../support/test';

const address = ( id: number ) => `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( id ) }/settings`;

/** Presses Tab until the named element has focus. */
async function tabTo( page: Page, name: string ): Promise< void > {
	for ( let stops = 0; stops < 60; stops++ ) {
		await page.keyboard.press( 'Tab' );
		const label = await page.evaluate( () => {
			const { activeElement: focused } = document;
			const labels =
				focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null;
			return focused?.getAttribute( 'aria-label' ) ?? labels?.[ 0 ]?.textContent ?? focused?.textContent ?? '';
		} );
		if ( label.trim() === name ) {
			return;
		}
	}
	throw new Error( `Tab never came to ${ name }.` );
}

test( 'page rules can be set by keyboard, are saved, and decide where the survey shows', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	const shop = await owner.addPage( 'The shop of this town', 'Bread and butter.' );
	const other = await owner.addPage( 'Opening hours of the town', 'From nine to five.' );
	const sale = await owner.addPage( 'Summer sale of this town', 'Less.' );
	const survey = await owner.publishAlone( 'By rules', [ { title: 'What is missing?', type: 'text' } ] );
	await page.goto( address( survey.id ) );
	await expect( page.getByRole( 'radio', { name: 'All pages' } ) ).toBeChecked();
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'settings' );

	await page.getByRole( 'radio', { name: 'All pages' } ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( page.getByRole( 'radio', { name: 'Specific pages' } ) ).toBeChecked();
	await tabTo( page, 'Page or post is' );
	await page.keyboard.type( 'The shop of' );
	await expect( page.getByRole( 'option', { name: 'The shop of this town' } ) ).toBeVisible();
	// WordPress's field uses `aria-owns`, as in ARIA 1.0, for the list it opens.
	const older = { 'aria-required-attr': { enabled: false } };
	expect( await accessibilityFaults( page, '#userfeedback-app', older ) ).toEqual( [] );
	await screenshot( page, 'settings-choices' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Escape' );
	await tabTo( page, 'Add “or” group' );
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'combobox', { name: 'Rule 2', exact: true } ) ).toBeFocused();
	await page.keyboard.type( 'URL c' );
	await tabTo( page, 'URL contains' );
	await page.keyboard.type( 'summer-sale' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).press( 'Enter' );
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

	await page.reload();
	await expect( page.getByText( 'On 2 groups of pages' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'URL contains' } ) ).toHaveValue( 'summer-sale' );
	await expect( page.locator( '.uf-rule' ).first() ).toContainText( 'The shop of this town' );
	await screenshot( page, 'settings-rules' );
	await page.setViewportSize( { width: 390, height: 844 } );
	await screenshot( page, 'settings-phone' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	for ( const seen of [ shop, sale ] ) {
		await visitor.goto( seen );
		await expect( floating( visitor ) ).toBeVisible();
	}
	await visitor.goto( other );
	await reasons( visitor );
	await expect( floating( visitor ) ).toHaveCount( 0 );
} );

test( 'without a plan, all settings are visible and say which plan includes them', async ( { page } ) => {
	const survey = await new Owner( page ).publish( 'On lite', [ { title: 'Why?', type: 'text' } ] );
	await asLite( page );
	await page.goto( address( survey.id ) );
	const rules = page.getByRole( 'radio', { name: 'Specific pages Pro' } );
	await rules.focus();
	await page.keyboard.press( 'Space' );
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'Page Targeting is a Pro feature' );
	await page.keyboard.press( 'Escape' );
	await expect( rules ).toBeFocused();
	await expect( rules ).not.toBeChecked();
	await expect( page.getByRole( 'checkbox', { name: 'Phones' } ) ).not.toBeChecked();
	await screenshot( page, 'settings-lite' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
} );

test( 'a full quota for desktops keeps the survey from other desktops', async ( { page, browser } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'By quotas', [
		{ title: 'Tea or coffee?', type: 'radio-button', config: { options: [ 'Tea', 'Coffee' ] } },
	] );
	await page.goto( address( survey.id ) );
	const quotas = page.getByRole( 'group', { name: 'Quotas' } );
	await quotas.getByRole( 'button', { name: 'Add quota' } ).click();
	await quotas.getByRole( 'textbox', { name: 'Name of quota 1' } ).fill( 'Desktops' );
	await quotas.getByRole( 'spinbutton', { name: 'Target' } ).fill( '1' );
	await quotas.getByRole( 'combobox', { name: 'Condition on' } ).selectOption( 'Device' );
	await quotas.getByRole( 'combobox', { name: 'Device' } ).selectOption( 'Desktop' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'settings-quotas' );
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();

	// A headless browser is a bot by its own name, and has no device.
	const userAgent =
		'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
	const desktop = async (): Promise< Page > =>
		( await browser.newContext( { userAgent, storageState: { cookies: [], origins: [] } } ) ).newPage();
	const first = await desktop();
	await first.goto( '/' );
	await read( first );
	const stored = first.waitForResponse( /\/responses$/ );
	await floating( first ).getByText( 'Tea', { exact: true } ).click();
	expect( await ( await stored ).json() ).not.toHaveProperty( 'counted' );
	await first.context().close();

	const late = await desktop();
	await late.goto( '/' );
	expect( await reasons( late ) ).toMatchObject( { [ survey.id ]: 'quota' } );
	await late.context().close();

	await page.reload();
	await expect( quotas ).toContainText( '1 of 1' );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByRole( 'row', { name: 'Desktops 1 of 1 Full' } ) ).toBeVisible();
} );
