import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import '../../../widget/shared/api/page-api';

/** Steps that several tests share, each as a person does them. */

/**
 * Creates a survey from scratch, starting at the wp-admin menu; a site without surveys opens the templates itself. `folder` is
 * the path in a network.
 */
export async function startSurvey( page: Page, folder = '' ): Promise< void > {
	await page.goto( `${ folder }/wp-admin/` );
	await page.locator( '#adminmenu' ).getByRole( 'link', { name: 'UserFeedback', exact: true } ).click();
	const create = page.getByRole( 'link', { name: 'Create New' } );
	const title = page.getByRole( 'button', { name: /Edit title/ } );
	// The link is visible until the list is known to be empty, and may disappear before the click.
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

/** Rows of the builder's outline, one per question. */
export function outline( page: Page ): Locator {
	return page.getByRole( 'navigation', { name: 'Survey questions' } ).locator( 'ol' ).getByRole( 'listitem' );
}

/** @returns the editor of the new question */
export async function addQuestion( page: Page, type: string, title: string ): Promise< Locator > {
	const before = await outline( page ).count();
	await page.getByRole( 'button', { name: 'Add question' } ).click();
	await page.getByRole( 'menuitem', { name: type } ).click();
	// On a busy machine, the menu may move away from the pointer while it is positioned.
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

/** Goes from the questions to the last step, keeping the default settings (if the edition has some) and workflow. */
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

/** The pop-up survey on a visitor's page. */
export function floating( visitor: Page ): Locator {
	return visitor.getByRole( 'region', { name: 'Survey' } );
}

/** Runs the clock until the survey is drawn: drawing needs another task after its script, which a stopped clock doesn't run. */
export async function letDraw( visitor: Page ): Promise< void > {
	await expect
		.poll( async () => {
			await visitor.clock.runFor( 1 );
			return floating( visitor ).isVisible();
		} )
		.toBe( true );
}

/** An embedded survey. */
export function inline( visitor: Page ): Locator {
	return visitor.getByRole( 'group', { name: /^Survey/ } );
}

/** Waits as long as a person needs to read a survey: an answer within a second counts as spam. */
export async function read( visitor: Page, survey: Locator = floating( visitor ) ): Promise< void > {
	await survey.waitFor();
	const now = (): Promise< number > => visitor.evaluate( () => Date.now() );
	const shown = await now();
	await expect.poll( now, { intervals: [ 100 ] } ).toBeGreaterThan( shown + 1_500 );
}

/** Returns true if the page has started to load the survey, which happens only when one is due. */
export function hasBegun( visitor: Page ): Promise< boolean > {
	return visitor.evaluate( () => document.querySelector( 'script[src*="widget/survey.js"]' ) !== null );
}

/** Returns the reasons why surveys don't show on this page, by ID, once that is decided. */
export async function reasons( visitor: Page ): Promise< Record< string, string > > {
	const decided = await visitor.waitForFunction( () => window.userfeedback_no_show_reasons );
	return ( await decided.jsonValue() ) ?? {};
}
