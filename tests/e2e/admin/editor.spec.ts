import { accessibilityFaults } from '../support/axe';
import { addBlock, editNewPage, savePage } from '../support/editor';
import { floating, inline } from '../support/journeys';
import { Owner } from '../support/owner';
import { screenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

const TEA = {
	title: 'Which tea do you drink?',
	type: 'radio-button',
	config: { options: [ 'Green', 'Black' ] },
} as const;

// WordPress 7.1 logs this about one of its own stylesheets.
test.use( { expectedError: /global-styles-css-custom-properties-inline-css was added to the iframe incorrectly/ } );

test( 'an author adds a survey block to a page and sees the survey as visitors do', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const survey = await owner.publish( 'About tea', [ { ...TEA, config: { options: [ ...TEA.config.options ] } } ] );
	await owner.publish( 'About coffee', [ { title: 'Do you drink coffee?', type: 'text' } ] );
	const { canvas, address } = await editNewPage( page, owner, 'Tea time' );
	const writes: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/(impression|responses)/.test( request.url() ) ) {
			writes.push( request.url() );
		}
	} );
	await addBlock( page, canvas, 'Survey' );
	const picker = canvas.getByRole( 'combobox', { name: 'Survey' } );
	await picker.fill( 'tea' );
	await screenshot( page, 'editor-block-picker' );
	await expect( picker ).toHaveAttribute( 'placeholder', 'Search surveys' );
	const [ list, placeholder ] = await Promise.all(
		[ picker, canvas.locator( '.components-placeholder__fieldset' ) ].map( ( part ) => part.boundingBox() )
	);
	expect( list?.width ?? 0 ).toBeGreaterThan( ( placeholder?.width ?? 0 ) * 0.8 );
	await expect( canvas.getByRole( 'link', { name: /Create a survey/ } ) ).toBeVisible();
	await canvas.getByRole( 'option', { name: 'About tea' } ).click();

	const preview = canvas.frameLocator( 'iframe[title="Preview of the survey “About tea”"]' );
	await expect( preview.getByText( 'Which tea do you drink?' ) ).toBeVisible();
	await expect( preview.locator( 'body' ) ).not.toContainText( 'Do you drink coffee?' );
	await preview.getByText( 'Green' ).click();
	await expect( preview.getByText( 'Thanks for your feedback!' ) ).toBeVisible();
	await screenshot( page, 'editor-block' );
	expect( await accessibilityFaults( page, '.editor-sidebar' ) ).toEqual( [] );
	expect( writes ).toEqual( [] );

	await savePage( page );
	await visitor.goto( address );
	await expect( inline( visitor ) ).toContainText( 'Which tea do you drink?' );
	expect( await owner.responsesTo( survey ) ).toBe( 0 );
} );

test( 'the block says that visitors don’t see a draft', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publish( 'Not yet', [ { title: 'Soon?', type: 'text' } ] );
	await owner.unpublishAll();

	const { canvas } = await editNewPage( page, owner, 'Later' );
	await addBlock( page, canvas, 'Survey' );
	await canvas.getByRole( 'combobox', { name: 'Survey' } ).fill( 'Not yet' );
	await canvas.getByRole( 'option', { name: 'Not yet (Draft)' } ).first().click();

	await expect(
		canvas.getByText( 'This survey is a draft. Visitors see nothing here until it is published.' )
	).toBeVisible();
	await screenshot( page, 'editor-block-draft' );

	await visitor.goto( `/?userfeedback_preview=${ String( survey.id ) }&userfeedback_frame=1` );
	await expect( visitor.getByRole( 'link', { name: 'UserFeedback test' } ).first() ).toBeVisible();
	await expect( visitor.locator( '#userfeedback-manifest' ) ).toHaveCount( 0 );
} );

test( 'an author can exclude surveys from a page or choose its pop-up survey', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	await owner.publish( 'The chosen one', [ { title: 'Chosen?', type: 'text' } ] );
	await owner.publish( 'The newest one', [ { title: 'Newest?', type: 'text' } ] );

	const { address } = await editNewPage( page, owner, 'Checkout' );
	const panel = page.getByRole( 'button', { name: 'Surveys', exact: true } );
	await page.getByRole( 'tab', { name: 'Page' } ).click();
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await page.getByRole( 'checkbox', { name: 'Hide pop-up surveys on this page' } ).check();
	await savePage( page );
	await visitor.goto( address );
	await expect( visitor.locator( '#userfeedback-manifest' ) ).toHaveCount( 0 );

	await page.reload();
	await page.getByRole( 'combobox', { name: 'Show only this pop-up survey' } ).fill( 'chosen' );
	await page.getByRole( 'option', { name: 'The chosen one' } ).click();
	await expect( page.getByText( 'The survey selected below is still shown.' ) ).toBeVisible();
	await screenshot( page, 'editor-panel' );
	await savePage( page );
	await visitor.reload();
	await expect( floating( visitor ) ).toContainText( 'Chosen?' );
} );
