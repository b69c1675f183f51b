import { describe, expect, it } from 'vitest';
import { named, piece } from '../../../testing';
import { Visitor, withPage } from './testing';

withPage();

describe( 'the end of a survey', () => {
	const finished = (): Visitor => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );
		return visitor;
	};

	it( 'thanks the visitor and focuses the message', async () => {
		const visitor = finished();
		expect( visitor.text( '.ending' ) ).toBe( '' );
		await visitor.serverSays( 'sent' );

		expect( visitor.text( '.ending' ) ).toBe( 'Thanks for your feedback!' );
		expect( visitor.root.activeElement ).toBe( visitor.all( '.ending' )[ 0 ] );
	} );

	it( 'shows the parts of the thank-you message, and never as markup', async () => {
		const visitor = new Visitor( named( 'why' ), {
			thank_you: {
				heading: [ piece( '<b>Thank you</b>' ) ],
				text: [
					piece( 'Read ' ),
					piece( 'our blog', { url: 'https://example.org/blog', strong: true } ),
					piece( ' or this', { url: 'javascript:alert(1)' } ),
				],
				button: { label: 'Home', url: 'https://example.org/' },
				url: '',
				conditions: [],
			},
		} );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );
		await visitor.serverSays( 'sent' );

		expect( visitor.text( '.ending .heading' ) ).toBe( '<b>Thank you</b>' );
		expect(
			visitor
				.all< HTMLAnchorElement >( '.ending a' )
				.map( ( { textContent, href, rel } ) => [ textContent, href, rel ] )
		).toEqual( [
			[ 'our blog', 'https://example.org/blog', 'noopener' ],
			[ 'Home', 'https://example.org/', '' ],
		] );
		expect( visitor.all( '.ending a.strong' ) ).toHaveLength( 1 );
	} );

	it( 'announces the thank-you message to a visitor who is reading the page', async () => {
		const visitor = finished();
		document.getElementById( 'host' )?.focus();
		await visitor.serverSays( 'sent' );

		expect( document.activeElement?.id ).toBe( 'host' );
		expect( visitor.text( '[role=status]' ) ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'says that the answers are pending when they could not be sent', async () => {
		const visitor = finished();
		await visitor.serverSays( 'kept' );

		expect( visitor.text( '.ending p' ) ).toBe( 'Thanks for your feedback! It will be sent later.' );
	} );

	it( 'promises nothing while a response to a hard limit is pending', async () => {
		const late = { heading: [ piece( 'Too late' ) ], text: [], button: null, url: '', conditions: [] };
		const visitor = new Visitor( named( 'why' ), { late } );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );
		await visitor.serverSays( 'kept' );
		expect( visitor.text( '.ending' ) ).toBe( 'It will be sent later.' );

		visitor.settle( 'sent' );
		expect( visitor.text( '.ending' ) ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'does not thank after a rejection, and keeps the text visible to copy', async () => {
		const visitor = finished();
		await visitor.serverSays( 'refused' );

		expect( visitor.all( '.ending' ) ).toEqual( [] );
		expect( visitor.text( '.error' ) ).toBe( 'This survey has changed.' );
		expect( visitor.text( '[role=status]' ) ).toBe( 'This survey has changed.' );
		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toBe( 'Fast' );
	} );

	it( 'no longer says that the answers are pending after they are sent', async () => {
		const visitor = finished();
		await visitor.serverSays( 'kept' );
		visitor.settle( 'sent' );

		expect( visitor.text( '.ending p' ) ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'replaces the thanks, without moving focus, if stored answers are rejected', async () => {
		const visitor = finished();
		await visitor.serverSays( 'kept' );
		document.getElementById( 'host' )?.focus();
		visitor.settle( 'refused' );

		expect( visitor.text( '.error' ) ).toBe( 'This survey has changed.' );
		expect( document.activeElement?.id ).toBe( 'host' );
	} );

	it( 'shows no progress and is only as tall as its text', async () => {
		const visitor = finished();
		await visitor.serverSays( 'sent' );

		expect( visitor.all( '.progress' ) ).toEqual( [] );
		expect( visitor.all( '.body' )[ 0 ]?.style.minHeight ).toBe( '' );
	} );

	it( 'shows the answers again if they were neither sent nor stored', async () => {
		const visitor = finished();
		await visitor.serverSays( 'failed' );

		expect( visitor.text( '.error' ) ).toBe( 'It could not be sent.' );
		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toBe( 'Fast' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toHaveLength( 2 );
	} );
} );
