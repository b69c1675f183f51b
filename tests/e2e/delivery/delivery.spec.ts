import { floating, read, reasons } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';
import type { QuestionDraft } from '../../../src/contract/types';
import type { Page } from 'playwright/test';

const QUESTION = [ { title: 'What can we do better?', type: 'text' as const } ];
const WRITES = /\/responses$|collect\.php.*do=response/;
const HOUR = 60 * 60 * 1000;

test.describe( 'answers are never lost and never doubled', () => {
	// Errors that the test causes, and one of a WordPress script that has no browser timing under a shifted clock.
	test.use( { expectedError: /404|500|ERR_INTERNET_DISCONNECTED|ERR_FAILED|domContentLoadedEventStart/ } );

	for ( const { age, hours } of [
		{ age: '25 hours', hours: 25 },
		{ age: '30 days', hours: 30 * 24 },
	] ) {
		test( `a page cached for ${ age } still delivers its answer`, async ( { page, visitor } ) => {
			const owner = new Owner( page );
			const survey = await owner.publishAlone( `Cached for ${ age }`, QUESTION );
			const cached = await ( await visitor.request.get( '/' ) ).text();
			await visitor.clock.install( { time: Date.now() + hours * HOUR } );
			await visitor.route( '/', ( route ) => route.fulfill( { body: cached, contentType: 'text/html' } ) );

			const asked = visitor.waitForRequest( /widget\/manifest/ );
			await visitor.goto( '/' );
			await asked;
			await answer( visitor );

			await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
			await expect.poll( () => owner.responsesTo( survey ) ).toBe( 1 );
		} );
	}

	test( 'renaming an option meanwhile loses neither the choice nor the text', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const config = ( first: string ): { config: { options: string[] } } => ( {
			config: { options: [ first, 'Red' ] },
		} );
		const survey = await owner.publishAlone( 'Edited', [
			{ title: 'Which colors?', type: 'checkbox', ...config( 'Blue' ) },
			...QUESTION,
		] );
		await visitor.goto( '/' );
		const card = floating( visitor );
		await read( visitor );
		await card.getByText( 'Blue' ).click();
		await card.getByRole( 'button', { name: 'Next' } ).click();
		await card.getByRole( 'textbox' ).fill( 'More tea' );
		const [ colors, better ] = survey.questions;
		await owner.ask( survey, [
			{ id: colors?.id, title: 'Which colors?', type: 'checkbox', ...config( 'Navy' ) },
			{ id: better?.id, ...QUESTION[ 0 ], title: 'What else?', type: 'text' },
			{ title: 'New', type: 'star-rating', settings: { required: true } },
		] as QuestionDraft[] );
		await card.getByRole( 'button', { name: 'Submit' } ).click();

		await expect( card ).toContainText( 'Thanks for your feedback!' );
		await expect.poll( () => owner.answersTo( survey ) ).toEqual( [ [ [ 'Blue' ], 'More tea' ] ] );
	} );

	test( 'closing the survey meanwhile keeps the typed text visible', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Closed meanwhile', QUESTION );
		await visitor.goto( '/' );
		const card = floating( visitor );
		await read( visitor );
		await card.getByRole( 'textbox' ).fill( 'More tea' );
		await owner.unpublishAll();
		await card.getByRole( 'button', { name: 'Submit' } ).click();

		await expect( card ).toContainText( 'we couldn’t save your answers' );
		await expect( card.getByRole( 'textbox' ) ).toHaveValue( 'More tea' );
		expect( await owner.responsesTo( survey ) ).toBe( 0 );
	} );

	test( 'a server that fails twice receives the answer once', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		await owner.unpublishAll();
		const survey = await owner.publish( 'Failing', QUESTION );
		let failures = 0;
		await visitor.route( /\/responses$/, ( route ) =>
			failures++ < 2 ? route.fulfill( { status: 500, json: {} } ) : route.continue()
		);

		await visitor.clock.install();
		await visitor.goto( '/' );
		await answer( visitor );
		await expect( floating( visitor ) ).toContainText( 'saved in this browser' );
		await visitor.clock.runFor( 7_000 );

		await expect.poll( () => owner.responsesTo( survey ) ).toBe( 1 );
		// Guards against: the message about pending answers stayed after sending.
		await expect( floating( visitor ) ).not.toContainText( 'saved in this browser' );
		await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	} );

	test( 'an offline answer is sent from the next page', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		await owner.unpublishAll();
		const survey = await owner.publish( 'Offline', QUESTION );
		await visitor.goto( '/' );
		await floating( visitor ).waitFor();

		await visitor.context().setOffline( true );
		await answer( visitor );
		await expect( floating( visitor ) ).toContainText( 'saved in this browser' );
		expect( await owner.responsesTo( survey ) ).toBe( 0 );
		await visitor.context().setOffline( false );
		const stored = visitor.waitForResponse( /\/responses$/ );
		await visitor.goto( '/sample-page/' );

		expect( ( await stored ).ok() ).toBe( true );
		await visitor.reload();
		expect( await owner.responsesTo( survey ) ).toBe( 1 );
	} );

	test( 'an answer still pending after a reload is sent once when the server is back', async ( {
		page,
		visitor,
	} ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Reloaded', QUESTION );
		await visitor.goto( '/' );
		await floating( visitor ).waitFor();
		let tries = 0;
		await visitor.route( WRITES, ( route ) => {
			tries += 1;
			return route.abort( 'internetdisconnected' );
		} );
		await answer( visitor );
		await expect( floating( visitor ) ).toContainText( 'saved in this browser' );

		const before = tries;
		await visitor.reload();
		await expect.poll( () => tries ).toBeGreaterThan( before );
		expect( await reasons( visitor ) ).toEqual( { [ survey.id ]: 'submitted' } );
		expect( await owner.responsesTo( survey ) ).toBe( 0 );

		await visitor.unroute( WRITES );
		const stored = visitor.waitForResponse( WRITES );
		await visitor.context().setOffline( true );
		await visitor.context().setOffline( false );
		expect( ( await stored ).status() ).toBe( 201 );
		await visitor.reload();
		expect( await owner.responsesTo( survey ) ).toBe( 1 );
	} );

	test( 'closing the tab right after the last click still sends the answer', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Closed', [ { title: 'How was it?', type: 'star-rating' } ] );
		await visitor.goto( '/' );
		await read( visitor );
		await floating( visitor ).locator( 'label' ).nth( 3 ).click();
		await visitor.close( { runBeforeUnload: true } );

		await expect.poll( () => owner.responsesTo( survey ) ).toBe( 1 );
	} );

	// V3: the second tab kept its card and stored a second response.
	test( 'an answer in one tab closes the survey in another and is sent once', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Two tabs', QUESTION );
		const other = await visitor.context().newPage();
		await visitor.goto( '/' );
		await other.goto( '/' );
		await read( visitor );
		await visitor.context().setOffline( true );
		await answer( other );
		await expect( floating( other ) ).toContainText( 'saved in this browser' );
		await visitor.context().setOffline( false ); // Both get the event, and both send.
		await expect.poll( () => owner.responsesTo( survey ) ).toBe( 1 );
		await expect.poll( () => visitor.evaluate( () => localStorage.length ) ).toBe( 0 );

		await floating( visitor ).getByRole( 'textbox' ).fill( 'More tea' );
		await expect( floating( visitor ) ).toHaveCount( 0 );
		await other.reload();
		expect( await reasons( other ) ).toEqual( { [ survey.id ]: 'submitted' } );
		expect( await owner.responsesTo( survey ) ).toBe( 1 );
	} );

	test( 'a lost receipt does not duplicate the answer', async ( { page, visitor } ) => {
		const owner = new Owner( page );
		await owner.unpublishAll();
		const survey = await owner.publish( 'Lost receipt', QUESTION );
		const statuses: number[] = [];
		await visitor.route( /\/responses$/, async ( route ) => {
			const received = await route.fetch();
			statuses.push( received.status() );
			await ( statuses.length === 1 ? route.abort() : route.fulfill( { response: received } ) );
		} );

		await visitor.clock.install();
		await visitor.goto( '/' );
		await answer( visitor );
		await expect( floating( visitor ) ).toContainText( 'saved in this browser' );
		await visitor.clock.runFor( 5_000 );

		await expect.poll( () => statuses ).toEqual( [ 201, 200 ] );
		expect( await owner.responsesTo( survey ) ).toBe( 1 );
	} );
} );

async function answer( visitor: Page ): Promise< void > {
	const card = floating( visitor );
	await read( visitor );
	await card.getByRole( 'textbox' ).fill( 'More tea' );
	await card.getByRole( 'button', { name: 'Submit' } ).click();
}
