import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from 'playwright/test';
import type { Survey } from '../../../../src/contract/types';
import { Owner } from '../../support/owner';
import { expect, test } from '../../support/test';

/** The builder's preview: the visitor's own script on a page of the site, with unsaved changes. */

test.use( { viewport: { width: 1400, height: 900 } } );

async function open( page: Page ): Promise< { owner: Owner; survey: Survey; card: FrameLocator } > {
	const [ happy, why, more ] = [ randomUUID(), randomUUID(), randomUUID() ];
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Looked at', [
		{ id: happy, title: 'Are you happy?', type: 'radio-button', config: { options: [ 'Yes', 'No' ] } },
		{
			id: why,
			title: 'Why not?',
			type: 'text',
			logic: { enabled: true, action: 'show', conditions: [ { question_id: happy, compare: '=', value: 'No' } ] },
		},
		{ id: more, title: 'Anything else?', type: 'text' },
	] );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/questions` );
	return { owner, survey, card: page.frameLocator( '.uf-preview__frame' ) };
}

const outlineRow = ( page: Page, title: string ) => page.locator( '.uf-outline' ).getByText( title );

test( 'typed changes show immediately in the preview and not on the site', async ( { page, visitor } ) => {
	const { card } = await open( page );
	await expect( card.getByText( 'Are you happy?' ) ).toBeVisible();

	await page.getByRole( 'textbox', { name: 'Question', exact: true } ).fill( 'Are you content?' );
	await page.getByRole( 'textbox', { name: 'Option 2' } ).fill( 'Not quite' );
	await expect( card.getByText( 'Are you content?' ) ).toBeVisible();
	await expect( card.getByText( 'Not quite' ) ).toBeVisible();

	await visitor.goto( '/' );
	await expect( visitor.getByRole( 'region', { name: 'Survey' } ) ).toContainText( 'Are you happy?' );
} );

test( 'the preview follows the selected question, and the selection follows its answers', async ( { page } ) => {
	const { card } = await open( page );
	await expect( card.getByText( 'Are you happy?' ) ).toBeVisible();

	await outlineRow( page, 'Anything else?' ).click();
	await expect( card.getByText( 'Anything else?' ) ).toBeVisible();
	await outlineRow( page, 'Thank You' ).click();
	await expect( card.locator( '.ending' ) ).toContainText( 'Thanks for your feedback!' );

	await page.getByRole( 'button', { name: 'Start over' } ).click();
	await card.getByText( 'Yes' ).click();
	await expect( card.getByText( 'Anything else?' ), 'the logic is followed' ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).toHaveValue( 'Anything else?' );
	await card.getByRole( 'button', { name: 'Back' } ).click();
	await card.getByText( 'No', { exact: true } ).click();
	await expect( card.getByText( 'Why not?' ) ).toBeVisible();
	await expect( page.getByRole( 'textbox', { name: 'Question', exact: true } ) ).toHaveValue( 'Why not?' );
} );

test( 'answering the preview counts and stores nothing', async ( { page } ) => {
	const { owner, survey, card } = await open( page );
	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/(impression|responses)|collect\.php/.test( request.url() ) ) {
			sent.push( request.url() );
		}
	} );
	await outlineRow( page, 'Anything else?' ).click();
	await card.getByRole( 'textbox' ).fill( 'A pier' );
	await card.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( card.locator( '.ending' ) ).toContainText( 'Thanks for your feedback!' );

	expect( sent ).toEqual( [] );
	expect( await owner.responsesTo( survey ) ).toBe( 0 );
} );

test( 'the preview is as wide as the selected device, and its links are disabled', async ( { page } ) => {
	const { card } = await open( page );
	await expect( card.getByText( 'Are you happy?' ) ).toBeVisible();
	const width = () => card.locator( 'html' ).evaluate( () => window.innerWidth );

	expect( await width() ).toBe( 390 );
	await page.getByRole( 'button', { name: 'Desktop' } ).click();
	await expect.poll( width ).toBe( 1280 );
	expect( await card.locator( '#wpadminbar' ).count() ).toBe( 0 );
	await expect( card.locator( '[inert] a[href]' ).first(), 'a link of the page' ).toBeAttached();
	expect( await card.locator( 'body > :not([inert]) a[href]' ).count() ).toBe( 0 );
} );

test( 'the preview replaces the questions on narrow screens', async ( { page } ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	const { card } = await open( page );
	await page.getByRole( 'button', { name: 'Preview', exact: true } ).click();

	await expect( card.getByText( 'Are you happy?' ) ).toBeVisible();
	await expect( page.locator( '.uf-outline' ) ).toBeHidden();
	await page.getByRole( 'button', { name: 'Build', exact: true } ).click();
	await expect( page.locator( '.uf-outline' ) ).toBeVisible();
} );
