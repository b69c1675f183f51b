import type { Page } from 'playwright/test';
import type { Zip } from '../../../tools/release/release.mjs';
import { floating, nameSurvey, read, startSurvey, toPublish } from '../support/journeys';
import { expect } from '../support/test';

/** An owner creates a survey, and a visitor answers it. */
export async function ask( page: Page, visitor: Page, title: string ): Promise< void > {
	await startSurvey( page );
	await nameSurvey( page, title );
	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'What is missing here?' );
	await toPublish( page );
	await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
	await expect( page.getByRole( 'row', { name: title } ) ).toContainText( 'Published' );

	await visitor.goto( '/' );
	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( 'Opening hours' );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
}

/** Opens the visitor's answer from the list of surveys. */
export async function readAnswer( page: Page, title: string ): Promise< void > {
	await page.reload();
	const row = page.getByRole( 'row', { name: title } );
	await row.hover();
	await row.getByRole( 'link', { name: 'Results' } ).click();
	await expect( page.getByText( 'Opening hours' ) ).toBeVisible();
}

/** Expects no output from any file when requested directly; the collector answers that it needs another method. */
export async function expectSilence( visitor: Page, { entries }: Zip ): Promise< void > {
	const said: string[] = [];
	for ( const { name } of entries.filter( ( entry ) => entry.name.endsWith( '.php' ) ) ) {
		const answer = await visitor.request.get( `/wp-content/plugins/userfeedback/${ name }` );
		const text = await answer.text();
		if ( answer.status() !== 200 || text !== '' )
			said.push( `${ name } ${ String( answer.status() ) }: ${ text.slice( 0, 80 ) }` );
	}
	expect( said ).toEqual( [ expect.stringMatching( /^includes\/Widget\/collect\.php 405/ ) ] );
}
