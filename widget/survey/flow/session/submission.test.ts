import { expect, it } from 'vitest';
import { makeSubmission } from './submission';

const made = ( name: string, url: string ) =>
	makeSubmission( [ { question_id: 'q', value: 'Fine' } ], { id: 7, name }, url, 'nonce', 'token' );

it( 'includes the page where the answers were given', () => {
	expect( made( 'Prices', 'https://example.org/prices?ref=a#top' ) ).toEqual( {
		answers: [ { question_id: 'q', value: 'Fine' } ],
		page_submitted: { id: 7, name: 'Prices', url: 'https://example.org/prices?ref=a#top' },
		nonce: 'nonce',
		token: 'token',
	} );
} );

it( 'drops the query of a very long address, or all of it if still too long', () => {
	const endless = 'x'.repeat( 3000 );
	expect( made( '', `https://example.org/p?${ endless }` ).page_submitted?.url ).toBe( 'https://example.org/p' );
	expect( made( '', `https://example.org/${ endless }` ).page_submitted?.url ).toBe( '' );
} );

it( 'cuts a page name between characters, never through an emoji', () => {
	expect( made( '😀'.repeat( 501 ), '' ).page_submitted?.name ).toBe( '😀'.repeat( 500 ) );
} );

it( 'includes the language of the page, or nothing if it is not valid', () => {
	const language = ( lang: string ) => makeSubmission( [], { id: 7, name: '' }, '', 'nonce', 'token', lang ).language;
	expect( language( 'de-AT' ) ).toBe( 'de-AT' );
	expect( [ '', 'x', '<b>', '😀'.repeat( 20 ), 'e'.repeat( 36 ) ].map( language ) ).toEqual(
		Array( 5 ).fill( undefined )
	);
} );

it( 'includes the device that the survey was shown for, if known', () => {
	const device = ( is?: 'tablet' ) => makeSubmission( [], { id: 7, name: '' }, '', 'nonce', 'token', '', is ).device;
	expect( [ device( 'tablet' ), device() ] ).toEqual( [ 'tablet', undefined ] );
} );
