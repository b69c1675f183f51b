import { describe, expect, it } from 'vitest';
import { named } from '../../testing';
import { Visitor, withPage } from './testing';

withPage();

describe( 'the field that nobody sees', () => {
	const trap = ( visitor: Visitor ): HTMLInputElement =>
		visitor.all< HTMLInputElement >( 'form [name=website]' )[ 0 ] as HTMLInputElement;

	it( 'is out of reach of people: not in the tab order, not read out, not filled in by the browser', () => {
		const field = trap( new Visitor( named( 'colour' ) ) );

		expect( field.className ).toBe( 'unseen' );
		expect( field.tabIndex ).toBe( -1 );
		expect( field.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		expect( field.getAttribute( 'autocomplete' ) ).toBe( 'off' );
	} );

	it( 'tells the server what a program wrote into it', () => {
		const visitor = new Visitor( named( 'why' ) );
		trap( visitor ).value = 'https://spam.example';
		visitor.type( 'textarea', 'Buy' );
		visitor.press( 'Send' );

		expect( visitor.websites ).toEqual( [ 'https://spam.example' ] );
	} );

	it( 'stays empty for a person, whose focus it never gets', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.press( 'Skip' );
		expect( visitor.root.activeElement?.localName ).toBe( 'textarea' );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );

		expect( visitor.websites ).toEqual( [ '' ] );
	} );
} );
