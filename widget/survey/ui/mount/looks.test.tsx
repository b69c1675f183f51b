import { describe, expect, it } from 'vitest';
import type { WidgetLook } from '../../../../src/contract/types';
import { LOOK, named, question } from '../../../testing';
import { Visitor, withPage } from './testing';

declare const happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };

withPage();

describe( 'the design', () => {
	const look = ( more: Partial< WidgetLook > ): { look: WidgetLook } => ( { look: { ...LOOK, ...more } } );

	it( 'uses the position and colors that the owner chose', () => {
		const visitor = new Visitor( named( 'why' ), look( { position: 'middle_left', style: '--card:#112233;' } ) );
		const [ corner ] = visitor.all( '.corner' );

		expect( corner?.className ).toBe( 'corner middle left' );
		expect( corner?.style.getPropertyValue( '--card' ) ).toBe( '#112233' );
	} );

	it.each( [
		[ 'dark', 'rgb(30, 30, 30)', '#333' ],
		[ 'light', 'rgb(250, 250, 250)', '#fff' ],
	] )( 'is %s on a background of %s if it should match its page', ( _, backgroundColor, card ) => {
		const place = document.body.appendChild( document.createElement( 'div' ) );
		place.style.setProperty( 'background-color', backgroundColor );
		const given = look( { style: '--card:#fff', dark: '--card:#333' } );
		const visitor = new Visitor( named( 'why' ), { place, ...given } );

		expect( visitor.all( '.inline' )[ 0 ]?.style.getPropertyValue( '--card' ) ).toBe( card );
	} );

	it( 'has the owner’s icon and label on its button, and no other name', () => {
		const visitor = new Visitor( named( 'why' ), {
			minimized: true,
			...look( { icon: 'M1 1h9', label: 'Tell us' } ),
		} );

		expect( visitor.all( '.toggle path' )[ 0 ]?.getAttribute( 'd' ) ).toBe( 'M1 1h9' );
		expect( visitor.text( '.toggle' ) ).toBe( 'Tell us' );
		expect( visitor.all( '.toggle' )[ 0 ]?.hasAttribute( 'aria-label' ) ).toBe( false );
	} );

	it( 'uses the owner’s text for Skip and Next, and Send at the end', () => {
		const visitor = new Visitor(
			named( 'why', 'why' ).map( ( each, place ) => ( { ...each, id: `${ place }` } ) ),
			look( { skip: 'Not now', next: 'Onwards' } )
		);
		expect( visitor.text( 'button:not(.tool)' ) ).toBe( 'Not now Onwards' );
		visitor.press( 'Onwards' );
		expect( visitor.text( 'button:not(.tool)' ) ).toBe( 'Back Not now Send' );
	} );

	it( "shows its own logo, the owner's, or none", () => {
		expect( new Visitor( named( 'why' ), look( { logo: 'userfeedback' } ) ).text( '.brand' ) ).toBe(
			'Powered by UserFeedback'
		);
		const own = new Visitor( named( 'why' ), look( { logo: 'custom', image: 'https://example.org/logo.png' } ) );
		expect( own.all< HTMLImageElement >( '.brand img' )[ 0 ]?.src ).toBe( 'https://example.org/logo.png' );
		expect( new Visitor( named( 'why' ) ).all( '.brand' ) ).toEqual( [] );
	} );

	it( 'loads a font once for several surveys, and none if none was chosen', () => {
		const stylesheet = 'http://127.0.0.1:9/font.css';
		happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
		for ( const each of [ stylesheet, stylesheet, '' ] ) {
			new Visitor( named( 'why' ), look( { stylesheet: each } ) );
		}
		const links = [ ...document.querySelectorAll< HTMLLinkElement >( 'head link' ) ];
		links.forEach( ( link ) => link.remove() );

		expect( links.map( ( { href } ) => href ) ).toEqual( [ stylesheet ] );
	} );

	it( 'draws option icons in their color and size, larger in a row, and skips missing', () => {
		const visitor = new Visitor( [
			question( 'x', {
				type: 'icon-choice',
				options: [ 'Sun', 'Rain' ],
				icons: [ 'M2 2h3', '' ],
				icon_color: '#cc0000',
				icon_size: 16,
			} ),
		] );
		const icons = visitor.all( '.option svg' );

		expect(
			icons.map( ( icon ) => [ 'width', 'height', 'stroke' ].map( ( name ) => icon.getAttribute( name ) ) )
		).toEqual( [ [ '32', '32', '#cc0000' ] ] );
		expect( visitor.text( '.option' ) ).toBe( 'Sun Rain' );

		const long = question( 'y', {
			type: 'icon-choice',
			options: [ 'Sun from morning to evening', 'Rain' ],
			icons: [ 'M2 2h3', '' ],
		} );
		expect( new Visitor( [ long ] ).all( '.option svg' )[ 0 ]?.getAttribute( 'width' ) ).toBe( '20' );
	} );

	it( 'shows shuffled options with their own images, and sends the selected one', () => {
		const options = [ 'A', 'B', 'C', 'D', 'E' ];
		const visitor = new Visitor( [
			question( 'x', {
				type: 'image-radio',
				randomize: true,
				options,
				images: options.map( ( each ) => `https://example.org/${ each }` ),
			} ),
		] );

		const seen = visitor.all( '.option' ).map( ( option ) => option.textContent );
		expect( [ ...seen ].sort() ).toEqual( options );
		expect( visitor.all< HTMLImageElement >( '.option img' ).map( ( { src } ) => src.slice( -1 ) ) ).toEqual(
			seen
		);
	} );

	// The browser's icon for a broken image was in the option, next to its text.
	it( 'hides an image that cannot be loaded', () => {
		const visitor = new Visitor( [
			question( 'x', { type: 'image-radio', options: [ 'A' ], images: [ 'https://example.org/gone' ] } ),
		] );
		const [ image ] = visitor.all( '.option img' );
		image?.dispatchEvent( new Event( 'error' ) );

		expect( image?.hidden ).toBe( true );
		expect( visitor.text( '.option' ) ).toBe( 'A' );
	} );
} );
