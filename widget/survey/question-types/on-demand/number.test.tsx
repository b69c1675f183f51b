import { afterEach, describe, expect, it } from 'vitest';
import { question } from '../../../testing';
import { Visitor, withPage } from '../../ui/mount/testing';

describe( 'a slider', () => {
	withPage();
	const slider = question( 'rate', { type: 'slider', range: [ -10, 20, 5 ], low: 'Cold', high: 'Warm' } );
	const inputOf = ( visitor: Visitor ) => visitor.all( '#value' )[ 0 ] as HTMLInputElement;

	it( 'has no value until it is moved', () => {
		const visitor = new Visitor( [ slider ] );
		expect( visitor.text( '.slider p' ) ).toBe( 'No value chosen' );
		expect( inputOf( visitor ).getAttribute( 'aria-valuetext' ) ).toBe( 'No value chosen' );
		expect( [ 'min', 'max', 'step' ].map( ( name ) => inputOf( visitor ).getAttribute( name ) ) ).toEqual( [
			'-10',
			'20',
			'5',
		] );
		visitor.type( '#value', '-5' );
		expect( visitor.text( '.slider p' ) ).toBe( '-5' );
		expect( inputOf( visitor ).hasAttribute( 'aria-valuetext' ) ).toBe( false );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'rate', value: -5 } ] ] );
	} );

	it.each( [ 'click', 'Space' ] )( 'takes its first position on %s', ( how ) => {
		const visitor = new Visitor( [ slider ] );
		if ( how === 'click' ) {
			inputOf( visitor ).click();
		} else {
			visitor.key( ' ', inputOf( visitor ) );
		}
		expect( visitor.text( '.slider p' ) ).toBe( '5' );
	} );

	it( 'does not keep its position for the next slider', () => {
		const visitor = new Visitor( [ slider, { ...slider, id: 'other' } ] );
		visitor.type( '#value', '20' );
		visitor.press( 'Next' );
		expect( visitor.text( '.slider p' ) ).toBe( 'No value chosen' );
		visitor.press( 'Back' );
		expect( visitor.text( '.slider p' ) ).toBe( '20' );
		expect( inputOf( visitor ).value ).toBe( '20' );
	} );

	it( 'is described by its ends, and by an error if it is required', () => {
		const visitor = new Visitor( [ { ...slider, required: true } ] );
		visitor.all( 'form' )[ 0 ]?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
		expect( inputOf( visitor ).getAttribute( 'aria-describedby' ) ).toBe( 'low high error' );
		expect( visitor.text( '#error' ) ).toBe( 'Please answer this question.' );
		expect( visitor.sent ).toEqual( [] );
	} );
} );

describe( 'a number', () => {
	withPage();
	afterEach( () => document.documentElement.removeAttribute( 'lang' ) );
	const age = question( 'age', { type: 'number', range: [ -5, 2_000_000 ], required: true } );
	const sentFor = ( typed: string ): unknown => {
		const visitor = new Visitor( [ age ] );
		visitor.type( '#value', typed );
		visitor.button( 'Send' )?.click();
		return visitor.sent[ 0 ]?.[ 0 ]?.value ?? visitor.text( '#value-error' );
	};

	it.each( [
		[ '42', 42 ],
		[ ' 042 ', 42 ],
		[ '-3', -3 ],
		[ '−3', -3 ],
		[ '٤٢', 42 ],
		[ '४२', 42 ],
		[ '１２', 12 ],
		[ '۱٬۲۳۴', 1234 ],
		[ '12 345', 12345 ],
		[ "12'345", 12345 ],
		[ '1,234', 1234 ],
		[ '1.234.567', 1234567 ],
		[ '1,234,567', 1234567 ],
	] )( 'reads “%s”', ( typed, number ) => expect( sentFor( typed ) ).toBe( number ) );

	it.each( [ 'ten', '3.5', '1.234', '1,23', '1,234.567', '1e3', '0x10', '--3', '12 €', '∞' ] )(
		'asks for a whole number instead of “%s”',
		( typed ) => expect( sentFor( typed ) ).toBe( 'Enter a whole number.' )
	);

	it( 'reads the separators of the page’s language', () => {
		document.documentElement.lang = 'de-DE';
		expect( sentFor( '1.234' ) ).toBe( 1234 );
		expect( sentFor( '1,234' ) ).toBe( 'Enter a whole number.' );
		document.documentElement.lang = 'not a language';
		expect( sentFor( '1,234' ) ).toBe( 1234 );
	} );

	it( 'names the limit that a number misses, and keeps what was typed', () => {
		const visitor = new Visitor( [ age ] );
		for ( const [ typed, error ] of [
			[ '-6', 'Enter -5 or more.' ],
			[ '2000001', 'Enter 2000000 or less.' ],
			[ '99999999999999999999', 'Enter a whole number.' ],
			[ '  ', 'Please answer this question.' ],
		] as const ) {
			visitor.type( '#value', typed );
			visitor.all( 'form' )[ 0 ]?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
			expect( visitor.text( '#value-error' ) ).toBe( error );
			expect( visitor.all< HTMLInputElement >( '#value' )[ 0 ]?.value ).toBe( typed );
		}
		expect( visitor.sent ).toEqual( [] );
	} );

	it( 'is shown again after Back', () => {
		const visitor = new Visitor( [ { ...age, range: [ 0, 9 ] }, question( 'why' ) ] );
		expect( visitor.all( '#value' )[ 0 ]?.getAttribute( 'inputmode' ) ).toBe( 'numeric' );
		visitor.type( '#value', '7' );
		visitor.press( 'Next' );
		visitor.press( 'Back' );
		expect( visitor.all< HTMLInputElement >( '#value' )[ 0 ]?.value ).toBe( '7' );
	} );
} );
