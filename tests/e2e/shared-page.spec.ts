import { randomUUID } from 'node:crypto';
import { accessibilityFaults } from './support/axe';
import { floating, read } from './support/journeys';
import { Owner } from './support/owner';
import { screenshot } from './support/screenshot';
import { expect, test } from './support/test';

/** Several questions on one page, from the builder to the results. */

test( 'an owner puts questions on one page, and visitors answer them together', async ( { page, visitor } ) => {
	const [ found, looked, score, more ] = [ randomUUID(), randomUUID(), randomUUID(), randomUUID() ];
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'One page', [
		{
			id: found,
			title: 'Did you find it?',
			type: 'radio-button',
			config: { options: [ 'Yes', 'No' ] },
			settings: { required: true },
		},
		{
			id: looked,
			title: 'What were you looking for?',
			type: 'text',
			settings: { required: true, same_page: true },
			logic: { enabled: true, action: 'show', conditions: [ { question_id: found, compare: '=', value: 'No' } ] },
		},
		{ id: score, title: 'How likely will you come back?', type: 'nps', settings: { required: true } },
		{ id: more, title: 'Anything else?', type: 'long-text' },
	] );

	await test.step( 'the owner joins a question to the page, and takes another step back', async () => {
		await page.setViewportSize( { width: 1400, height: 900 } );
		await page.goto( `/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ String( survey.id ) }/questions` );
		const row = ( title: string ) => page.locator( '.uf-outline__list' ).getByRole( 'button', { name: title } );
		await row( 'How likely' ).click();
		await page.getByRole( 'tab', { name: 'Settings' } ).click();
		await page.getByRole( 'checkbox', { name: 'Show with the previous question' } ).check();
		await expect( row( 'How likely' ) ).toHaveAccessibleName( /On the same page as question 1/ );
		const preview = page.frameLocator( '.uf-preview__frame' );
		await expect( preview.locator( '.asked' ) ).toHaveCount( 3 );
		await expect( preview.getByText( 'Page 1 of' ) ).toBeVisible();

		await row( 'Anything else?' ).press( 'Alt+ArrowUp' );
		await expect( row( 'Anything else?' ) ).toHaveAccessibleName( /On the same page as question 1/ );
		await screenshot( page, 'builder-shared-page' );
		expect( await accessibilityFaults( page, '#userfeedback-app' ) ).toEqual( [] );
		await page.keyboard.press( 'Control+z' );
		await expect( row( 'Anything else?' ) ).not.toHaveAccessibleName( /On the same page/ );
		await row( 'Did you find it?' ).click();
		await page.getByRole( 'tab', { name: 'Settings' } ).click();
		await expect( page.getByRole( 'checkbox', { name: 'Required' } ) ).toBeVisible();
		await expect( page.getByRole( 'checkbox', { name: 'Show with the previous question' } ) ).toHaveCount( 0 );
		const saved = page.waitForResponse(
			( reply ) => /\/surveys($|\?)/.test( reply.url() ) && reply.request().method() === 'POST'
		);
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		expect( ( await saved ).status() ).toBe( 200 );
	} );

	const card = floating( visitor );
	const focused = card.locator( ':focus' );

	await test.step( 'a visitor answers with the keyboard', async () => {
		await visitor.goto( '/' );
		await read( visitor );
		await expect( card.locator( '.asked' ) ).toHaveCount( 2 );
		await expect( card ).toContainText( 'Page 1 of 2' );
		await card.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
		await expect( card.getByText( 'Choose an answer.' ) ).toHaveCount( 2 );
		await expect( focused ).toHaveAccessibleName( 'Yes' );
		await screenshot( visitor, 'visitor-shared-page-errors' );
		await expect.poll( () => accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );

		await visitor.keyboard.press( 'ArrowDown' );
		await expect( card.getByRole( 'radio', { name: 'No', exact: true } ) ).toBeChecked();
		await expect( card.getByRole( 'textbox', { name: 'What were you looking for?' } ) ).toBeVisible();
		await expect( visitor.getByRole( 'status' ) ).toHaveText( 'New question: What were you looking for?' );
		await expect( focused ).toHaveAccessibleName( 'No' );
		await visitor.keyboard.press( 'Tab' );
		await visitor.keyboard.type( 'Notebooks' );
		await visitor.keyboard.press( 'Tab' );
		await visitor.keyboard.press( 'Space' );
		await visitor.keyboard.press( 'ArrowRight' );
		await expect( card.getByRole( 'radio', { name: '2', exact: true } ) ).toBeChecked();
		await screenshot( visitor, 'visitor-shared-page' );
		await expect.poll( () => accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );

		await visitor.reload(); // The page and its answers are kept.
		await expect( card.getByRole( 'textbox', { name: 'What were you looking for?' } ) ).toHaveValue( 'Notebooks' );
		await card.getByRole( 'button', { name: 'Next' } ).press( 'Enter' );
		await expect( card ).toContainText( 'Page 2 of 2' );
		await expect( focused ).toHaveAccessibleName( 'Anything else? (optional)' );
		await card.getByRole( 'button', { name: 'Back' } ).click();
		await expect( card.locator( '.asked' ) ).toHaveCount( 3 );
		await expect( focused ).toHaveAccessibleName( 'No' );
		await card.getByRole( 'button', { name: 'Next' } ).click();
		await card.getByRole( 'button', { name: 'Skip' } ).click();
		await expect( card ).toContainText( 'Thanks for your feedback!' );
	} );

	await test.step( 'on a phone, the sheet scrolls, and the button stays in sight', async () => {
		await visitor.context().clearCookies();
		await visitor.evaluate( () => {
			sessionStorage.clear();
			localStorage.clear();
		} );
		await visitor.setViewportSize( { width: 375, height: 640 } );
		await visitor.goto( '/' );
		await read( visitor );
		await card.getByText( 'No', { exact: true } ).click();
		await expect( card.locator( '.asked' ) ).toHaveCount( 3 );
		const next = card.getByRole( 'button', { name: 'Next' } );
		await expect( next ).toBeInViewport( { ratio: 1 } );
		await screenshot( visitor, 'visitor-shared-page-phone' );
		await next.click();
		await expect( focused ).toHaveAccessibleName( 'What were you looking for?' );
		await expect.poll( () => accessibilityFaults( visitor, 'body > :last-child' ) ).toEqual( [] );
		await card.getByText( 'Yes', { exact: true } ).click();
		await expect( card.locator( '.asked' ) ).toHaveCount( 2 );
		await card.locator( '.scores label' ).nth( 8 ).click();
		await next.click();
		await card.getByRole( 'textbox' ).fill( 'No, thanks' );
		await card.getByRole( 'button', { name: 'Submit' } ).click();
		await expect( card ).toContainText( 'Thanks for your feedback!' );
	} );

	await expect
		.poll( () => owner.answersTo( survey ) )
		.toEqual( [
			[ 'Yes', null, 9, 'No, thanks' ],
			[ 'No', 'Notebooks', 2, null ],
		] );
	const spam = page.waitForResponse( /filter%5Bstatus%5D=spam/ );
	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }` );
	await expect( page.getByText( 'Notebooks' ) ).toBeVisible();
	await spam; // The survey must exist as long as the page asks for it.
	await owner.forget( survey );
} );
