import type { Page } from 'playwright/test';
import { floating, read } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

const COLLECTOR = /collect\.php\?.*do=response/;

test.describe( 'the collector', () => {
	test.use( { expectedError: /403/ } ); // The error of a server that forbids it.

	test( 'takes answers once detected, and visitors notice nothing where it is forbidden', async ( {
		page,
		visitor,
	} ) => {
		const owner = new Owner( page );
		await owner.unpublishAll();
		const survey = await owner.publish( 'The short way', [ { title: 'Which tea do you drink?', type: 'text' } ] );
		await owner.checkCollector();
		try {
			const short = visitor.waitForResponse( COLLECTOR );
			const begun = visitor.waitForResponse( /collect\.php\?.*do=start/ );
			await visitor.goto( '/' );
			await answer( visitor );
			expect( ( await begun ).status() ).toBe( 204 );
			expect( ( await short ).status() ).toBe( 201 );
			await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );

			await visitor.context().clearCookies();
			await visitor.route( /collect\.php/, ( route ) =>
				route.fulfill( { status: 403, body: '<h1>Forbidden</h1>' } )
			);
			const long = visitor.waitForResponse( /\/responses$/ );
			await visitor.goto( '/' );
			await answer( visitor );
			expect( ( await long ).status() ).toBe( 201 );
			await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );

			expect( await owner.responsesTo( survey ) ).toBe( 2 );
		} finally {
			await owner.switchOffAndOn();
		}
	} );
} );

test( 'an answer is counted and delivered even when no page view follows', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	await owner.publish( 'A quiet site', [ { title: 'Which tea do you drink?', type: 'text' } ] );
	// The site sends this header only once every ten seconds, and other tests answer, too.
	await visitor.route( /do=response|\/responses$/, async ( route ) => {
		const response = await route.fetch();
		await route.fulfill( { response, headers: { ...response.headers(), 'x-userfeedback-wake': '3600' } } );
	} );
	let wakes = 0;
	visitor.on( 'request', ( request ) => ( wakes += /widget\/wake/.test( request.url() ) ? 1 : 0 ) );
	await visitor.goto( '/' );
	await answer( visitor );
	await expect( floating( visitor ) ).toContainText( 'Thanks for your feedback!' );
	expect( wakes ).toBe( 0 );

	const woken = visitor.waitForRequest( /widget\/wake/ );
	// Browsers don't expose requests sent during unload, so the test simulates leaving the page and stays.
	await visitor.evaluate( () => dispatchEvent( new PageTransitionEvent( 'pagehide' ) ) );
	await visitor.evaluate( () => dispatchEvent( new PageTransitionEvent( 'pagehide' ) ) );
	expect( ( await woken ).method() ).toBe( 'POST' );
	expect( wakes ).toBe( 1 );
} );

async function answer( visitor: Page ): Promise< void > {
	await read( visitor );
	await floating( visitor ).getByRole( 'textbox' ).fill( 'Green' );
	await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
}
