import { floating } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

/** Users who can edit surveys can test a draft on the site before visitors see it, and no data is stored. */

test( 'a draft shown to the team on the site counts nothing and is hidden from visitors', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Just us', [ { title: 'Does it work?', type: 'text' } ] );
	await owner.unpublishAll();
	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/publish` );
	await page.getByRole( 'checkbox', { name: 'Show to my team' } ).check();
	await screenshot( page, 'builder-for-team' );
	await page.getByRole( 'button', { name: 'Save as Draft' } ).click();
	await expect( page.getByText( 'Saved as a Draft.' ).first() ).toBeVisible();

	const sent: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/(impression|responses)|collect\.php/.test( request.url() ) ) {
			sent.push( request.url() );
		}
	} );
	await page.goto( '/' );
	await expect( floating( page ) ).toContainText( 'Preview: nothing is sent' );
	await floating( page ).getByRole( 'textbox' ).fill( 'It does' );
	await floating( page ).getByRole( 'button', { name: 'Submit' } ).click();
	await expect( floating( page ) ).toContainText( 'Thanks for your feedback!' );
	await page.goto( '/' );
	await expect( floating( page ), 'it is there again, as nothing is remembered' ).toContainText( 'Does it work?' );
	expect( sent ).toEqual( [] );
	expect( await owner.responsesTo( survey ) ).toBe( 0 );
	expect( await owner.impressionsOf( survey ) ).toBe( 0 );

	await visitor.goto( '/' );
	await expect( visitor.locator( '#userfeedback-manifest' ) ).toHaveCount( 0 );

	await page.goto( '/wp-admin/admin.php?page=userfeedback_surveys' );
	await expect( page.getByRole( 'row', { name: /^Select Just us/ } ) ).toContainText( 'Only your team' );

	await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/publish` );
	await page.getByRole( 'checkbox', { name: 'Show to my team' } ).uncheck();
	await page.getByRole( 'button', { name: 'Save as Draft' } ).click();
	await expect( page.getByText( 'Saved as a Draft.' ).first() ).toBeVisible();
	await page.goto( '/' );
	await expect( page.locator( '#userfeedback-manifest' ) ).toHaveCount( 0 );
} );
