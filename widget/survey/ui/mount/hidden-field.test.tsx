import { describe, expect, it } from 'vitest';
import { named } from '../../../testing';
import { Visitor, withPage } from './testing';

withPage();

describe( 'the honeypot field', () => {
	const trap = ( visitor: Visitor ): HTMLInputElement =>
		visitor.all< HTMLInputElement >( 'form [name=website]' )[ 0 ] as HTMLInputElement;

	it( 'is out of reach: not in the tab order, read aloud, or filled in by the browser', () => {
		const field = trap( new Visitor( named( 'colour' ) ) );

		expect( field.className ).toBe( 'unseen' );
		expect( field.tabIndex ).toBe( -1 );
		expect( field.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
		expect( field.getAttribute( 'autocomplete' ) ).toBe( 'off' );
	} );

	it( 'sends the server what a bot wrote into it', () => {
		const visitor = new Visitor( named( 'why' ) );
		trap( visitor ).value = 'https://spam.example';
		visitor.type( 'textarea', 'Buy' );
		visitor.press( 'Send' );

		expect( visitor.websites ).toEqual( [ 'https://spam.example' ] );
	} );

	it( 'stays empty for a person, and never gets focus', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.press( 'Skip' );
		expect( visitor.root.activeElement?.localName ).toBe( 'textarea' );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );

		expect( visitor.websites ).toEqual( [ '' ] );
	} );
} );
