import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { floating, read } from '../support/journeys';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

/** Results of another site's script that tries to use a survey here, with everything that a browser allows. */
interface Tried {
	manifest: number;
	answer: string;
	counted: string;
}

test.describe( 'a page of another site', () => {
	test.use( { expectedError: /blocked by CORS policy|Failed to load resource/ } ); // The browser's own error.

	test( 'can read which surveys are live, but can’t answer or count at either endpoint', async ( {
		page,
		visitor,
		baseURL,
	} ) => {
		const owner = new Owner( page );
		const survey = await owner.publishAlone( 'Ours alone', [ { title: 'Which tea do you drink?', type: 'text' } ] );
		await owner.checkCollector();
		const other = createServer( ( _, answer ) => {
			answer.setHeader( 'Content-Type', 'text/html' );
			answer.end( '<!doctype html><title>Another site</title>' );
		} ).listen( 0, '127.0.0.1' );
		await once( other, 'listening' );
		try {
			const refusals: number[] = [];
			visitor.on( 'response', ( response ) => {
				if ( response.request().method() === 'POST' ) refusals.push( response.status() );
			} );
			await visitor.goto( `http://localhost:${ String( ( other.address() as AddressInfo ).port ) }/` );
			const tried = await visitor.evaluate( tryAll, [
				baseURL ?? '',
				survey.id,
				survey.questions[ 0 ]?.id ?? '',
			] as const );

			expect( tried ).toEqual( { manifest: 200, answer: 'not sent', counted: 'sent' } );
			expect( refusals ).toEqual( [ 403, 403 ] ); // The two that are sent without a preflight.
			expect( await owner.responsesTo( survey ) ).toBe( 0 );
			expect( await owner.impressionsOf( survey ) ).toBe( 0 );

			// The survey's own page, right after, in the same browser: allowed.
			const stored = visitor.waitForResponse( ( reply ) => reply.status() === 201 );
			await visitor.goto( '/' );
			await read( visitor );
			await floating( visitor ).getByRole( 'textbox' ).fill( 'Green' );
			await floating( visitor ).getByRole( 'button', { name: 'Submit' } ).click();
			await stored;
			expect( await owner.responsesTo( survey ) ).toBe( 1 );
		} finally {
			other.close();
			await owner.switchOffAndOn();
		}
	} );
} );

/** Runs in the browser, so everything is passed in. */
async function tryAll( [ site, id, question ]: readonly [ string, number, string ] ): Promise< Tried > {
	const rest = `${ site }/wp-json/userfeedback/v1`;
	const manifest = await fetch( `${ rest }/widget/manifest` );
	const { surveys, collector } = ( await manifest.json() ) as {
		surveys: Array< { id: number; nonce: string } >;
		collector: string;
	};
	const nonce = surveys.find( ( survey ) => survey.id === id )?.nonce ?? '';
	const body = JSON.stringify( {
		answers: [ { question_id: question, value: 'Coffee' } ],
		nonce,
		token: crypto.randomUUID(),
	} );
	const answer = await fetch( `${ rest }/surveys/${ String( id ) }/responses`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body,
	} ).then(
		( { status } ) => String( status ),
		() => 'not sent'
	);
	const query = `do=impression&survey=${ String( id ) }&nonce=${ encodeURIComponent( nonce ) }`;
	const counted = await Promise.all( [
		fetch( `${ collector }?${ query }`, { method: 'POST', mode: 'no-cors' } ),
		fetch( `${ rest }/surveys/${ String( id ) }/impression?nonce=${ encodeURIComponent( nonce ) }`, {
			method: 'POST',
			mode: 'no-cors',
		} ),
	] ).then(
		() => 'sent',
		() => 'not sent'
	);
	return { manifest: manifest.status, answer, counted };
}
