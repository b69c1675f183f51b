import { describe, expect, it } from 'vitest';
import { question } from '../../../testing';
import { Visitor, withPage } from '../../ui/mount/testing';

const CITIES = [ 'Berlin', 'Rome', 'Paris', 'Zürich', 'Oslo', 'Wien', 'Prag', 'Bern', 'Lyon' ];

/** Returns the texts of visible options. */
const shown = ( visitor: Visitor ): string[] =>
	visitor
		.all( '.option' )
		.filter( ( { hidden } ) => ! hidden )
		.map( ( { textContent } ) => textContent );

const listOf = ( visitor: Visitor ): HTMLDetailsElement | undefined =>
	visitor.all< HTMLDetailsElement >( 'details' )[ 0 ];

describe( 'a drop-down', () => {
	withPage();

	it( 'shows the chosen option and closes when one is clicked', () => {
		const visitor = new Visitor( [ question( 'city', { type: 'dropdown', options: CITIES } ) ] );
		const list = listOf( visitor );
		expect( visitor.text( 'summary' ) ).toBe( 'Choose…' );
		list?.toggleAttribute( 'open', true );
		visitor.all( '.option' )[ 1 ]?.dispatchEvent( new MouseEvent( 'click', { bubbles: true, detail: 1 } ) );
		expect( visitor.text( 'summary' ) ).toBe( 'Rome' );
		expect( list?.open ).toBe( false );
	} );

	it( 'stays open while arrow keys choose, and Enter or Escape closes it', () => {
		const visitor = new Visitor( [ question( 'city', { type: 'dropdown', options: CITIES } ) ] );
		const list = listOf( visitor );
		const [ berlin, rome ] = visitor.all< HTMLInputElement >( '.option input' );
		for ( const key of [ 'Enter', 'Escape' ] ) {
			list?.toggleAttribute( 'open', true );
			berlin?.focus();
			berlin?.click(); // As browsers do for an arrow key.
			expect( list?.open ).toBe( true );
			rome?.focus();
			visitor.key( key );
			expect( list?.open ).toBe( false );
			expect( visitor.text( 'summary' ) ).toBe( key === 'Enter' ? 'Rome' : 'Berlin' );
		}
	} );

	it( 'finds options without accents and capitals if there are many', () => {
		const visitor = new Visitor( [ question( 'city', { type: 'dropdown', options: CITIES } ) ] );
		visitor.type( '.search', 'ZUR' );
		expect( shown( visitor ) ).toEqual( [ 'Zürich' ] );
		visitor.type( '.search', 'x' );
		expect( shown( visitor ) ).toEqual( [] );
		expect( visitor.text( '.dropdown [role=status]' ) ).toBe( 'No option matches.' );
		visitor.type( '.search', '' );
		expect( shown( visitor ) ).toEqual( CITIES );
	} );

	it( 'has no search if there are few options', () => {
		const visitor = new Visitor( [ question( 'city', { type: 'dropdown', options: CITIES.slice( 0, 8 ) } ) ] );
		expect( visitor.all( '.search' ) ).toEqual( [] );
	} );
} );
