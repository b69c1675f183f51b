import type { Page } from 'playwright/test';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { Colleague } from '../../support/site/colleague';
import { expect, test } from '../../support/test';

const titleOf = ( page: Page ) => page.getByRole( 'textbox', { name: 'Question', exact: true } );
const notices = ( page: Page ) => page.locator( '.uf-screen__notices' );
const WHY = [ { title: 'Why?', type: 'text' as const } ];

async function edit( page: Page, id: number ): Promise< void > {
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( id ) }/questions` );
	await titleOf( page ).waitFor();
}

/** Types into the open question and waits until the site has stored it. */
async function typeAndWait( page: Page, text: string ): Promise< void > {
	const kept = page.waitForResponse(
		( answer ) => answer.url().includes( '/kept' ) && answer.request().method() === 'POST',
		{ timeout: 60_000 }
	);
	await titleOf( page ).fill( text );
	expect( ( await kept ).status() ).toBe( 204 );
}

/** Simulates a user returning from another window. */
const comeBack = ( page: Page ) =>
	page.evaluate( () => document.dispatchEvent( new Event( 'visibilitychange', { bubbles: true } ) ) );

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test( 'another browser of the same user gets unsaved changes to a public survey', async ( {
	page,
	browser,
	baseURL,
} ) => {
	const owner = new Owner( page );
	const survey = await owner.publish( 'Two browsers', WHY );
	await edit( page, survey.id );
	await typeAndWait( page, 'Typed at home' );
	expect( await owner.questionsOf( survey ) ).toEqual( [ 'Why?' ] );

	const context = await browser.newContext( {
		baseURL: baseURL ?? '',
		storageState: { cookies: await page.context().cookies(), origins: [] }, // And no stored data.
		viewport: desktop,
	} );
	const office = await context.newPage();
	await edit( office, survey.id );
	await expect( titleOf( office ) ).toHaveValue( 'Why?' );
	await expect( notices( office ) ).toContainText( /You have unsaved changes from .+\./ );
	await screenshot( office, 'kept-offered' );
	await office.setViewportSize( phone );
	await screenshot( office, 'kept-offered-phone' );
	await office.setViewportSize( desktop );
	await notices( office ).getByRole( 'button', { name: 'Restore' } ).click();
	await expect( titleOf( office ) ).toHaveValue( 'Typed at home' );
	await screenshot( office, 'kept-restored' );
	await office.keyboard.press( 'Control+S' );
	await expect( office.locator( '.uf-save-state' ) ).toContainText( /Saved \d/ );
	expect( await owner.questionsOf( survey ) ).toEqual( [ 'Typed at home' ] );

	await office.reload();
	await titleOf( office ).waitFor();
	await expect( notices( office ) ).not.toContainText( 'unsaved changes' );
	await context.close();
} );

test( 'two editors see each other’s names while both have the survey open', async ( { page, visitor } ) => {
	const survey = await new Owner( page ).publish( 'Two at once', WHY );
	await page.setViewportSize( desktop );
	await edit( page, survey.id );
	await expect( notices( page ) ).not.toContainText( 'has had this survey open' );
	const ann = await Colleague.join( page.request, visitor, 'Ann of the day shift' );
	await ann.logIn();
	await edit( visitor, survey.id );
	await expect( notices( visitor ) ).toContainText( /admin has had this survey open since \d/ );

	await comeBack( page );
	await expect( notices( page ) ).toContainText( /Ann of the day shift has had this survey open since \d/ );
	await screenshot( page, 'kept-two-editors' );
	await page.setViewportSize( phone );
	await screenshot( page, 'kept-two-editors-phone' );

	await visitor.goto( '/wp-admin/index.php' );
	await expect( async () => {
		await comeBack( page );
		await expect( notices( page ) ).not.toContainText( 'Ann', { timeout: 2_000 } );
	} ).toPass();
} );

test( 'logging out clears unsaved text from the browser, and the next login restores it', async ( {
	page,
	visitor,
} ) => {
	const survey = await new Owner( page ).publish( 'A shared computer', WHY );
	const ann = await Colleague.join( page.request, visitor, 'Ann' );
	await ann.logIn();
	await edit( visitor, survey.id );
	await titleOf( visitor ).fill( 'Secret words' );
	const stored = () => visitor.evaluate( () => JSON.stringify( [ localStorage, sessionStorage ] ) );
	await expect.poll( stored ).toContain( 'Secret words' );
	await ann.logOut(); // Immediately: before the site logs out.
	expect( await stored() ).not.toContain( 'Secret words' );
	expect( ( await visitor.context().cookies() ).map( ( { name } ) => name ) ).not.toContain( 'userfeedback_left' );

	await ann.logIn();
	await edit( visitor, survey.id );
	await notices( visitor ).getByRole( 'button', { name: 'Restore' } ).click();
	await expect( titleOf( visitor ) ).toHaveValue( 'Secret words' );
} );
