import { describe, expect, it } from 'vitest';
import { named, piece } from '../../testing';
import { Visitor, withPage } from './testing';

withPage();

describe( 'the end', () => {
	const finished = (): Visitor => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );
		return visitor;
	};

	it( 'thanks, with the focus on the thanks', async () => {
		const visitor = finished();
		expect( visitor.text( '.ending' ) ).toBe( '' );
		await visitor.serverSays( 'sent' );

		expect( visitor.text( '.ending' ) ).toBe( 'Thanks for your feedback!' );
		expect( visitor.root.activeElement ).toBe( visitor.all( '.ending' )[ 0 ] );
	} );

	it( 'draws the pieces of the thanks, and nothing of them as markup', async () => {
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

	it( 'announces the thanks to a visitor who has gone on reading the page', async () => {
		const visitor = finished();
		document.getElementById( 'host' )?.focus();
		await visitor.serverSays( 'sent' );

		expect( document.activeElement?.id ).toBe( 'host' );
		expect( visitor.text( '[role=status]' ) ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'says that the answers wait when they could not be sent', async () => {
		const visitor = finished();
		await visitor.serverSays( 'kept' );

		expect( visitor.text( '.ending p' ) ).toBe( 'Thanks for your feedback! It will be sent later.' );
	} );

	it( 'does not thank for what was refused, and leaves the text in sight to be copied', async () => {
		const visitor = finished();
		await visitor.serverSays( 'refused' );

		expect( visitor.all( '.ending' ) ).toEqual( [] );
		expect( visitor.text( '.error' ) ).toBe( 'This survey has changed.' );
		expect( visitor.text( '[role=status]' ) ).toBe( 'This survey has changed.' );
		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toBe( 'Fast' );
	} );

	it( 'takes back that the answers wait once they were sent', async () => {
		const visitor = finished();
		await visitor.serverSays( 'kept' );
		visitor.settle( 'sent' );

		expect( visitor.text( '.ending p' ) ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'takes back the thanks, and no focus, when kept answers are refused at last', async () => {
		const visitor = finished();
		await visitor.serverSays( 'kept' );
		document.getElementById( 'host' )?.focus();
		visitor.settle( 'refused' );

		expect( visitor.text( '.error' ) ).toBe( 'This survey has changed.' );
		expect( document.activeElement?.id ).toBe( 'host' );
	} );

	it( 'shows no progress, and takes no more room than its words', async () => {
		const visitor = finished();
		await visitor.serverSays( 'sent' );

		expect( visitor.all( '.progress' ) ).toEqual( [] );
		expect( visitor.all( '.body' )[ 0 ]?.style.minHeight ).toBe( '' );
	} );

	it( 'gives the answers back when they could neither be sent nor kept', async () => {
		const visitor = finished();
		await visitor.serverSays( 'failed' );

		expect( visitor.text( '.error' ) ).toBe( 'It could not be sent.' );
		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toBe( 'Fast' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toHaveLength( 2 );
	} );
} );
