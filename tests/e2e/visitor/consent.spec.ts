import type { Page } from 'playwright/test';
import { floating, read } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

const QUESTION = [ { title: 'Which tea?', type: 'radio-button' as const, config: { options: [ 'Green', 'Black' ] } } ];

/** Returns our data in the browser. */
const stored = ( visitor: Page ): Promise< string[] > =>
	visitor.evaluate( () =>
		[
			...Object.keys( localStorage ),
			...Object.keys( sessionStorage ),
			...document.cookie.split( '; ' ).map( ( pair ) => pair.split( '=' )[ 0 ] ?? '' ),
		].filter( ( name ) => name.startsWith( 'userfeedback' ) )
	);

test( 'with a consent prompt, nothing is stored before consent, and no answer is lost', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'With consent', [
		...QUESTION,
		{ title: 'Why?', type: 'text' as const },
	] );
	const card = floating( visitor );

	await visitor.goto( '/?consent=ask' );
	await read( visitor );
	await card.getByText( 'Green' ).click();
	await card.getByRole( 'textbox', { name: 'Why?' } ).fill( 'It calms' );
	expect( await stored( visitor ) ).toEqual( [] );
	await card.getByRole( 'button', { name: 'Submit' } ).click();
	await expect( card ).toContainText( 'Thanks for your feedback!' );
	expect( await stored( visitor ) ).toEqual( [] );
	expect( await owner.answersTo( survey ) ).toEqual( [ [ 'Green', 'It calms' ] ] );

	await visitor.reload();
	await expect( card, 'nothing says that it was answered' ).toContainText( 'Which tea?' );
	await card.getByRole( 'button', { name: 'Minimize' } ).click();
	expect( await stored( visitor ) ).toEqual( [] );
	await visitor.getByRole( 'button', { name: 'I agree' } ).click();
	await expect.poll( () => stored( visitor ) ).toEqual( [ survey.cookie_name, `${ survey.cookie_name }-minimized` ] );

	await visitor.reload();
	await expect( card.getByRole( 'button', { name: 'Open the survey' } ) ).toBeVisible();
} );

test( 'without a consent prompt, what a survey needs is stored immediately', async ( { page, visitor } ) => {
	const survey = await new Owner( page ).publishAlone( 'Without consent', QUESTION );

	await visitor.goto( '/' );
	await read( visitor );
	expect( await stored( visitor ) ).toEqual( [ survey.cookie_name ] );
} );
