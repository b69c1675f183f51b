import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { named, question } from '../../../testing';
import { Visitor, withPage } from './testing';

withPage();

let heard: string[];
const listen = ( event: Event ): void => void heard.push( event.type );

beforeEach( () => {
	heard = [];
	document.addEventListener( 'keydown', listen );
} );
afterEach( () => document.removeEventListener( 'keydown', listen ) );

describe( 'a card in the corner', () => {
	it( 'notifies the server once, when the visitor starts', () => {
		const visitor = new Visitor( named( 'why', 'name' ) );
		expect( visitor.begun ).toBe( 0 );

		visitor.type( 'textarea', 'T' );
		visitor.type( 'textarea', 'Tea' );
		visitor.press( 'Next' );

		expect( visitor.begun ).toBe( 1 );
	} );

	it( 'does not take focus when it appears', () => {
		document.getElementById( 'host' )?.focus();
		const visitor = new Visitor( named( 'why' ) );

		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
		expect( document.activeElement?.id ).toBe( 'host' );
		expect( visitor.all( '[aria-modal], [role=dialog]' ) ).toEqual( [] );
	} );

	it( 'announces itself once to screen readers, unless minimized or embedded', () => {
		vi.useFakeTimers();
		const place = document.body.appendChild( document.createElement( 'div' ) );
		const said = (): string[] =>
			[ opened, minimized, inline ].map( ( visitor ) => visitor.text( '[role=status]' ) );
		const opened = new Visitor( named( 'why', 'name' ) );
		const minimized = new Visitor( named( 'why' ), { minimized: true } );
		const inline = new Visitor( named( 'why' ), { place } );
		expect( said() ).toEqual( [ '', '', '' ] );
		vi.advanceTimersByTime( 1000 );
		expect( said() ).toEqual( [ 'A survey has opened.', '', '' ] );

		opened.press( 'Next' );
		opened.press( 'Back' );
		vi.advanceTimersByTime( 1000 );
		expect( said()[ 0 ] ).toBe( 'Question 1 of 2' );
		vi.useRealTimers();
	} );

	it( 'opens by key with visible focus, and reports whether it is open', () => {
		const visitor = new Visitor( named( 'why' ), { minimized: true } );
		expect( visitor.button( 'Open survey' )?.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
		visitor.press( 'Open survey' );

		expect( visitor.root.activeElement ).toBe( visitor.button( 'Minimize' ) );
	} );

	it( 'returns focus when the thank-you message has faded', async () => {
		vi.useFakeTimers();
		const host = document.getElementById( 'host' );
		host?.focus();
		const visitor = new Visitor( named( 'why' ) );
		const [ field ] = visitor.all( 'textarea' );
		field?.dispatchEvent( new FocusEvent( 'focusin', { bubbles: true, composed: true, relatedTarget: host } ) );
		visitor.type( 'textarea', 'Fast' );
		visitor.press( 'Send' );
		await visitor.serverSays( 'sent' );
		expect( visitor.root.activeElement ).toBe( visitor.all( '.ending' )[ 0 ] );
		vi.advanceTimersByTime( 10_000 );

		expect( visitor.isClosed ).toBe( true );
		expect( document.activeElement ).toBe( host );
		vi.useRealTimers();
	} );

	it( 'moves focus to the next question and announces the progress', () => {
		const visitor = new Visitor( named( 'why', 'name' ) );
		visitor.press( 'Next' );

		expect( visitor.text( '.title' ) ).toBe( 'About name?' );
		expect( visitor.root.activeElement ).toBe( visitor.all( 'input' )[ 0 ] );
		expect( visitor.text( '[role=status]' ) ).toBe( 'Question 2 of 2' );
	} );

	it( 'shows images next to their labels, and nothing for a missing image', () => {
		const visitor = new Visitor( [
			question( 'place', {
				type: 'image-radio',
				options: [ 'Hill', 'Lake' ],
				images: [ 'https://example.org/hill.png', '' ],
			} ),
		] );

		expect( visitor.all< HTMLImageElement >( '.option img' ).map( ( { src, alt } ) => [ src, alt ] ) ).toEqual( [
			[ 'https://example.org/hill.png', '' ],
		] );
		expect( visitor.all( '.option' ).map( ( { textContent } ) => textContent ) ).toEqual( [ 'Hill', 'Lake' ] );
		expect( visitor.all< HTMLInputElement >( '.option input' ).map( ( { type } ) => type ) ).toEqual( [
			'radio',
			'radio',
		] );
	} );

	it( 'minimizes on Escape from inside, and its button has a name', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.all( 'textarea' )[ 0 ]?.focus();
		visitor.key( 'Escape' );

		expect( visitor.all( '.card' ) ).toEqual( [] );
		expect( visitor.root.activeElement ).toBe( visitor.button( 'Open survey' ) );
		expect( visitor.remembered ).toEqual( [ true ] );
	} );

	it( 'ignores an Escape that was pressed elsewhere', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.key( 'Escape', document.getElementById( 'host' ) );

		expect( visitor.all( '.card' ) ).toHaveLength( 1 );
	} );

	it( 'does not pass its key events to the page', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.key( 's', visitor.all( 'textarea' )[ 0 ] );
		expect( heard ).toEqual( [] );

		visitor.key( 's', document.getElementById( 'host' ) );
		expect( heard ).toEqual( [ 'keydown' ] );
	} );

	it( 'keeps typed text when it is minimized and opened again', () => {
		const visitor = new Visitor( named( 'why', 'name' ) );
		visitor.type( 'textarea', 'Half a thought' );
		visitor.press( 'Minimize' );
		visitor.press( 'Open survey' );

		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toBe( 'Half a thought' );
		expect( visitor.remembered ).toEqual( [ true, false ] );
	} );

	it( 'starts minimized if it was before, and a script can open it without focus', () => {
		const visitor = new Visitor( named( 'why' ), { minimized: true } );
		expect( visitor.all( '.card' ) ).toEqual( [] );

		document.getElementById( 'host' )?.focus();
		visitor.shown.open();
		expect( visitor.all( '.card' ) ).toHaveLength( 1 );
		expect( document.activeElement?.id ).toBe( 'host' );
	} );

	it( 'leaves the page’s focus alone when it starts minimized', () => {
		document.getElementById( 'host' )?.focus();
		new Visitor( named( 'why' ), { minimized: true } );

		expect( document.activeElement?.id ).toBe( 'host' );
	} );

	it( 'ignores the second click of a double click, but no key', () => {
		const visitor = new Visitor( named( 'why', 'mail' ) );
		visitor
			.button( 'Next' )
			?.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, detail: 2 } ) );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );

		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toBe( 'About mail?' );
	} );

	it( 'leaves the page when closed, and is not minimized on the next one', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.press( 'Close' );

		expect( document.body.children ).toHaveLength( 1 );
		expect( visitor.isClosed ).toBe( true );
		expect( visitor.remembered ).toEqual( [] );
		expect( visitor.notNow ).toBe( 1 );
	} );

	it( 'cannot be closed in a preview, where nothing would reopen it', () => {
		const visitor = new Visitor( named( 'why' ), { preview: true } );

		expect( visitor.button( 'Close' ) ).toBe( undefined );
		expect( visitor.text( '.preview' ) ).toBe( 'Preview' );
	} );
} );

describe( 'an embedded survey', () => {
	it( 'is part of the page and has nothing to close', () => {
		const place = document.body.appendChild( document.createElement( 'div' ) );
		const visitor = new Visitor( named( 'colour' ), { place } );

		expect( visitor.text( '.option' ) ).toBe( 'Red Blue Green' );
		expect( visitor.all( 'button:not([disabled])' ).map( ( button ) => button.textContent ) ).toEqual( [ 'Skip' ] );
		visitor.all( 'input' )[ 0 ]?.focus();
		visitor.key( 'Escape' );
		expect( visitor.all( '.card' ) ).toHaveLength( 1 );
		expect( visitor.remembered ).toEqual( [] );
	} );
} );
