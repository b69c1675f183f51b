import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

test( 'an embedded survey shows in its place and nowhere else', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.publish( 'In the page', [
		{ title: 'Which tea do you drink?', type: 'radio-button', config: { options: [ 'Green', 'Black' ] } },
	] );
	const address = await owner.addPage(
		'Tea',
		`<p>Before</p>[userfeedback id="${ String( survey.id ) }"]<p>After</p>`
	);
	await visitor.goto( address );

	await expect( inline( visitor ) ).toContainText( 'Which tea do you drink?' );
	await expect( floating( visitor ) ).toHaveCount( 0 );
	await screenshot( visitor, 'visitor-inline' );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await inline( visitor ).getByText( 'Black' ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	await expect( inline( visitor ) ).toContainText( 'Thanks for your feedback!' );
} );

test( 'a preview shows a draft to its owner and stores nothing', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.publish( 'Previewed', [ { title: 'How does this look?', type: 'star-rating' } ] );
	await owner.unpublishAll();
	const preview = `/?userfeedback_preview=${ String( survey.id ) }`;
	const writes: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'POST' ) {
			writes.push( request.url() );
		}
	} );
	await page.goto( preview );

	await expect( floating( page ) ).toContainText( 'Preview: nothing is sent' );
	await screenshot( page, 'admin-preview' );
	await floating( page ).locator( 'label' ).nth( 4 ).click();
	await expect( floating( page ) ).toContainText( 'Thanks for your feedback!' );
	expect( writes ).toEqual( [] );
	expect( await owner.responsesTo( survey ) ).toBe( 0 );

	await visitor.goto( preview );
	await expect( visitor.locator( '#userfeedback-manifest' ) ).toHaveCount( 0 );
} );

test( 'a page without a survey loads nothing of the plugin', async ( { page, visitor } ) => {
	await new Owner( page ).unpublishAll();
	const ours: string[] = [];
	visitor.on( 'request', ( request ) => {
		if ( request.url().includes( 'userfeedback' ) ) {
			ours.push( request.url() );
		}
	} );
	await visitor.goto( '/', { waitUntil: 'networkidle' } );

	expect( ours ).toEqual( [] );
	expect( await visitor.content() ).not.toContain( 'userfeedback' );
} );
