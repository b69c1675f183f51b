import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import '../../../widget/loader/handover';

/** Steps that several journeys have in common, each as a person does them. */

/** From the menu of wp-admin to a survey from scratch; a site without surveys opens the templates by itself. `folder` is of a network's site. */
export async function startSurvey( page: Page, folder = '' ): Promise< void > {
	await page.goto( `${ folder }/wp-admin/` );
	await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'UserFeedback', exact: true } ).click();
	const create = page.getByRole( 'link', { name: 'Create New' } );
	const title = page.getByRole( 'button', { name: /Edit title/ } );
	// The link is there until the list is known to be empty, and may be gone under the mouse.
	await expect( async () => {
		if ( ! ( await title.isVisible() ) ) {
			await create.click( { timeout: 10_000 } );
		}
		await title.waitFor( { timeout: 10_000 } );
	} ).toPass();
	await page.getByRole( 'button', { name: 'Start from Scratch' } ).click();
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).waitFor();
}

export async function nameSurvey( page: Page, title: string ): Promise< void > {
	await page.getByRole( 'button', { name: /Edit title/ } ).click();
	await page.getByRole( 'textbox', { name: 'Survey title' } ).fill( title );
	await page.keyboard.press( 'Enter' );
}

/** A row of the builder's outline for each question. */
export function outline( page: Page ): Locator {
	return page.getByRole( 'navigation', { name: 'Survey questions' } ).locator( 'ol' ).getByRole( 'listitem' );
}

/** @returns the editor of the new question */
export async function addQuestion( page: Page, type: string, title: string ): Promise< Locator > {
	const before = await outline( page ).count();
	await page.getByRole( 'button', { name: 'Add question' } ).click();
	await page.getByRole( 'menuitem', { name: type } ).click();
	// On a busy machine the menu may move away below the pointer, as it finds its place.
	if (
		( await outline( page ).count() ) === before &&
		( await page.getByRole( 'menuitem', { name: type } ).isVisible() )
	) {
		await page.getByRole( 'menuitem', { name: type } ).press( 'Enter' );
	}
	const editor = page.getByRole( 'region', { name: `Question ${ String( before + 1 ) }`, exact: true } );
	await editor.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( title );
	return editor;
}

/** From the questions by settings, if the edition has some, and workflow, which are as a new survey has them, to the last step. */
export async function toPublish( page: Page ): Promise< void > {
	const devices = page.getByRole( 'group', { name: 'Devices' } );
	const email = page.getByRole( 'heading', { name: 'Send Email' } );
	await page.getByRole( 'button', { name: 'Next' } ).click();
	await devices.or( email ).waitFor();
	if ( await devices.isVisible() ) {
		await page.getByRole( 'button', { name: 'Next' } ).click();
		await email.waitFor();
	}
	await page.getByRole( 'button', { name: 'Next' } ).click();
}

/** The survey in the corner of a visitor's page. */
export function floating( visitor: Page ): Locator {
	return visitor.getByRole( 'region', { name: 'Survey' } );
}

/** A survey is drawn in the task after that of its script: with a stopped clock no such task comes by itself. */
export async function letDraw( visitor: Page ): Promise< void > {
	await expect
		.poll( async () => {
			await visitor.clock.runFor( 1 );
			return floating( visitor ).isVisible();
		} )
		.toBe( true );
}

/** A survey in its place in the page. */
export function inline( visitor: Page ): Locator {
	return visitor.getByRole( 'group', { name: /^Survey/ } );
}

/** Takes the time that a person takes to read a survey: who answers within a second of seeing it counts as a program. */
export async function read( visitor: Page, survey: Locator = floating( visitor ) ): Promise< void > {
	await survey.waitFor();
	const now = (): Promise< number > => visitor.evaluate( () => Date.now() );
	const shown = await now();
	await expect.poll( now, { intervals: [ 100 ] } ).toBeGreaterThan( shown + 1_500 );
}

/** Whether the page has begun to fetch the survey: it does so only at the moment at which one is due. */
export function hasBegun( visitor: Page ): Promise< boolean > {
	return visitor.evaluate( () => document.querySelector( 'script[src*="widget/survey.js"]' ) !== null );
}

/** Why surveys do not show on this page, by their ids, once it has been decided. */
export async function reasons( visitor: Page ): Promise< Record< string, string > > {
	const decided = await visitor.waitForFunction( () => window.userfeedback_no_show_reasons );
	return ( await decided.jsonValue() ) ?? {};
}
