import { accessibilityFaults } from '../../support/axe';
import { addBlock, editNewPage, savePage } from '../../support/editor';
import { read } from '../../support/journeys';
import { Owner } from '../../support/owner';
import { rate, rating } from '../../support/rating';
import { screenshot } from '../../support/screenshot';
import { expect, test } from '../../support/test';

// WordPress 7.1 logs this about one of its own stylesheets; the test causes the other.
test.use( { expectedError: /global-styles-css-custom-properties-inline-css was added to the iframe incorrectly|500/ } );

const FEEDBACK = /\/userfeedback\/v1\/posts\/\d+\/feedback/;

test( 'an author adds a rating, sees it as visitors do, and reads votes next to it', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	await owner.resetRatings();
	await owner.saveRatings( { ask_reason: 'yes', reason_at_most: 2 } );
	const { canvas, address } = await editNewPage( page, owner, 'To be rated' );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );

	await addBlock( page, canvas, 'Post Ratings' );
	const block = canvas.locator( '[data-type="userfeedback/post-ratings"]' );
	await expect( block.getByText( 'How useful was this post?' ) ).toBeVisible();
	await expect( block ).toContainText( '4.3 out of 5' );
	await expect( block.locator( 'label' ).first(), 'with its styles' ).toHaveCSS( 'height', '44px' );
	await screenshot( page, 'editor-rating-block', false );
	await savePage( page );
	expect(
		asked.filter( ( url ) => FEEDBACK.test( url ) ),
		'nothing before the panel is opened'
	).toEqual( [] );

	await visitor.goto( address );
	await rate( visitor, 2 );
	await rating( visitor ).getByRole( 'textbox' ).fill( 'Where is the end?' );
	await rating( visitor ).getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( rating( visitor ).getByRole( 'button', { name: 'Change rating' } ) ).toBeVisible();

	await page.reload();
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).waitFor();
	await page.getByRole( 'region', { name: 'Editor settings' } ).getByRole( 'tab', { name: 'Page' } ).click();
	const panel = page.locator( '.userfeedback-feedback' );
	await page.route( FEEDBACK, ( route ) =>
		route.fulfill( { status: 500, json: { code: 'broken', message: 'Broken' } } )
	);
	await panel.getByRole( 'button', { name: 'Feedback' } ).click();
	await panel.getByRole( 'button', { name: 'Retry' } ).waitFor();
	await page.unroute( FEEDBACK );
	await panel.getByRole( 'button', { name: 'Retry' } ).click();
	await expect( panel ).toContainText( '2 out of 5' );
	await expect( panel ).toContainText( '1 vote' );
	await expect( panel ).toContainText( 'Where is the end?' );
	await panel.scrollIntoViewIfNeeded();
	await screenshot( page, 'editor-feedback-panel', false );
	expect( await accessibilityFaults( page, '.userfeedback-feedback' ) ).toEqual( [] );
	await expect( panel.getByRole( 'link', { name: /All ratings for this post/ } ) ).toHaveAttribute(
		'href',
		/page=userfeedback_post_ratings#\/results\/\d+$/
	);
} );

test( 'the panel lists the surveys answered on a page, or says that there are none', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const { canvas, address } = await editNewPage( page, owner, 'Answered here' );
	const panel = page.locator( '.userfeedback-feedback' );
	await page.getByRole( 'region', { name: 'Editor settings' } ).getByRole( 'tab', { name: 'Page' } ).click();
	await panel.getByRole( 'button', { name: 'Feedback' } ).click();
	await expect( panel ).toContainText( 'No survey responses on this page yet.' );

	await owner.publishAlone( 'On this page', [ { title: 'Clear?', type: 'star-rating' } ] );
	await visitor.goto( address );
	await read( visitor );
	const stored = visitor.waitForResponse( ( answer ) => answer.status() === 201 );
	await visitor.getByRole( 'region', { name: 'Survey' } ).locator( 'label' ).nth( 3 ).click();
	await stored;
	await canvas.getByRole( 'textbox', { name: 'Add title' } ).waitFor();
	await panel.getByRole( 'button', { name: 'Reload' } ).click();
	await expect( panel.getByRole( 'link', { name: /On this page/ } ) ).toHaveAttribute( 'href', /#\/survey\/\d+$/ );
	await expect( panel ).toContainText( '1 response' );
	await screenshot( page, 'editor-feedback-surveys', false );
} );
