import { afterEach, describe, expect, it } from 'vitest';
import { question } from '../../../testing';
import { Visitor, withPage } from '../../ui/mount/testing';

describe( 'a date', () => {
	withPage();
	afterEach( () => document.documentElement.removeAttribute( 'lang' ) );
	const visit = question( 'visit', { type: 'date', dates: [ '2026-01-01', '2026-12-31' ], help: 'This year.' } );
	const inputOf = ( visitor: Visitor ) => visitor.all( '#value' )[ 0 ] as HTMLInputElement;
	const submit = ( visitor: Visitor ) =>
		visitor.all( 'form' )[ 0 ]?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );

	it( 'is a field of the browser, with its limits, and sends the date', () => {
		const visitor = new Visitor( [ visit ] );
		expect( [ 'type', 'min', 'max' ].map( ( name ) => inputOf( visitor ).getAttribute( name ) ) ).toEqual( [
			'date',
			'2026-01-01',
			'2026-12-31',
		] );
		expect( inputOf( visitor ).getAttribute( 'aria-describedby' ) ).toBe( 'help' );
		visitor.type( '#value', '2026-03-14' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'visit', value: '2026-03-14' } ] ] );
	} );

	it.each( [
		[ '2025-12-31', 'en-US', 'Enter Jan 1, 2026 or a later date.' ],
		[ '2027-01-01', 'en-US', 'Enter Dec 31, 2026 or an earlier date.' ],
		[ '2027-01-01', 'de', 'Enter 31.12.2026 or an earlier date.' ],
		[ '2027-01-01', 'not a language', 'Enter 2026-12-31 or an earlier date.' ],
	] )( 'names the limit that %s misses, in the language %s', ( typed, language, error ) => {
		document.documentElement.lang = language;
		const visitor = new Visitor( [ visit ] );
		visitor.type( '#value', typed );
		submit( visitor );
		expect( visitor.text( '#value-error' ) ).toBe( error );
		expect( inputOf( visitor ).value ).toBe( typed );
		expect( visitor.all( '.count' ) ).toEqual( [] ); // Dates have no length that visitors could shorten.
		expect( visitor.sent ).toEqual( [] );
	} );

	it( 'asks for a complete date, which browsers report as no date', () => {
		const visitor = new Visitor( [ visit ] );
		Object.defineProperty( inputOf( visitor ), 'validity', { value: { badInput: true }, configurable: true } );
		inputOf( visitor ).dispatchEvent( new KeyboardEvent( 'keyup', { key: '3', bubbles: true } ) );
		submit( visitor );
		expect( visitor.text( '#value-error' ) ).toBe( 'Enter a complete date.' );
		expect( visitor.sent ).toEqual( [] );
	} );

	it( 'is required only if the owner says so, and is shown again after Back', () => {
		const visitor = new Visitor( [ { ...visit, required: true }, question( 'why' ) ] );
		submit( visitor );
		expect( visitor.text( '#value-error' ) ).toBe( 'Please answer this question.' );
		visitor.type( '#value', '2026-03-14' );
		visitor.press( 'Next' );
		visitor.press( 'Back' );
		expect( inputOf( visitor ).value ).toBe( '2026-03-14' );
	} );
} );
