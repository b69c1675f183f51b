import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../../support/axe';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { asLite } from '../../support/site/lite';
import { expect, test } from '../../support/test';

const LIST = '/wp-admin/admin.php?page=userfeedback_surveys';

/** Opens the Publish step of a published survey. */
async function open( page: Page, title: string ): Promise< string > {
	const survey = await new Owner( page ).publishAlone( title, [ { title: 'Why?', type: 'text' } ] );
	const address = `${ LIST }#/edit/${ String( survey.id ) }/publish`;
	await page.goto( address );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).waitFor();
	return address;
}

test( 'an owner schedules a survey, and the schedule survives a reload', async ( { page } ) => {
	const address = await open( page, 'For later' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await screenshot( page, 'publish-step' );
	await page.getByRole( 'radio', { name: 'Draft' } ).check();
	await page.getByRole( 'button', { name: 'Save as Draft' } ).waitFor();
	await page.getByRole( 'radio', { name: 'Schedule' } ).check();
	await page.getByLabel( 'Day', { exact: true } ).fill( '2020-01-01' );
	await expect( page.getByText( 'This time has passed.' ) ).toBeVisible();
	const save = page.getByRole( 'button', { name: 'Save and Schedule' } );
	await expect( save ).toHaveAttribute( 'aria-disabled', 'true' );
	await screenshot( page, 'publish-step-passed' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );

	await page.getByLabel( 'Day', { exact: true } ).fill( '2090-07-01' );
	await page.getByLabel( 'Time', { exact: true } ).fill( '14:30' );
	await expect( page.getByText( /Starts on .*2090.*\. Goes live in .* time\)\./ ) ).toBeVisible();
	await screenshot( page, 'publish-step-schedule' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
	await save.click();
	await expect( page.getByText( 'Saved!' ).first() ).toBeVisible();
	await page.goto( LIST );
	await expect( page.getByRole( 'row', { name: /^Select For later/ } ) ).toContainText( 'Scheduled' );
	await page.goto( address );
	await expect( page.getByRole( 'radio', { name: 'Schedule' } ) ).toBeChecked();
	await expect( page.getByLabel( 'Time', { exact: true } ) ).toHaveValue( '14:30' );

	await page.setViewportSize( { width: 390, height: 800 } );
	await screenshot( page, 'publish-step-390' );
	expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
} );

test( 'Edit focuses the field that the line describes', async ( { page } ) => {
	await open( page, 'Summed up' );
	await page.getByRole( 'button', { name: 'Edit: Questions' } ).click();
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).toBeFocused();
	await page.goBack();
	await page.getByRole( 'button', { name: 'Edit: Thank you' } ).click();
	await expect( page.getByRole( 'radio', { name: 'Show a message' } ) ).toBeFocused();
} );

test( 'scheduling without a plan opens the upgrade dialog', async ( { page } ) => {
	await asLite( page );
	await open( page, 'Not for later' );
	await page.getByRole( 'radio', { name: 'Schedule Pro' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toContainText( 'Survey Scheduling is a Pro feature' );
	await screenshot( page, 'publish-step-locked' );
	expect( await accessibilityFaults( page, '[role="dialog"]' ) ).toEqual( [] );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'radio', { name: 'Publish' } ) ).toBeChecked();
} );
