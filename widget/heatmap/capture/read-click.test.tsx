import { afterEach, expect, it, vi } from 'vitest';
import { readClick } from './read-click';

afterEach( () => {
	document.body.innerHTML = '';
	vi.restoreAllMocks();
} );

type Boxes = Record< string, readonly [ left: number, top: number, width: number, height: number ] >;

/** This DOM has no layout: sets boxes by selector; other elements have none. */
function inPage( html: string, boxes: Boxes ): void {
	document.body.innerHTML = `<main>${ html }</main>`;
	vi.spyOn( Element.prototype, 'getBoundingClientRect' ).mockImplementation( function ( this: Element ) {
		const [ , box ] = Object.entries( boxes ).find( ( [ selector ] ) => this.matches( selector ) ) ?? [];
		return new DOMRect( ...( box ?? [ 0, 0, 0, 0 ] ) );
	} );
}

const click = ( selector: string, point: readonly [ number, number ] | null, left: readonly string[] = [] ) =>
	readClick( document.querySelector( selector ) as Element, point, left );

it( 'uses the link that contains a picture', () => {
	inPage( '<a href="/tea/"><img></a>', { a: [ 0, 0, 160, 160 ], img: [ 0, 0, 160, 80 ] } );

	expect( click( 'img', [ 85, 5 ] ) ).toEqual( [ 'main>a', 8, 0 ] );
} );

it( 'uses the picture if the box of its link is elsewhere', () => {
	inPage( '<a href="/tea/"><img></a>', { a: [ 0, 300, 160, 0 ], img: [ 0, 0, 160, 80 ] } );

	expect( click( 'img', [ 85, 5 ] ) ).toEqual( [ 'main>a>img', 8, 1 ] );
} );

it( 'uses the parent if the point is outside the box', () => {
	inPage( '<div class="card"><a href="/tea/">Tea</a></div>', { a: [ 0, 0, 30, 10 ], '.card': [ 0, 0, 320, 160 ] } );

	expect( click( 'a', [ 200, 100 ] ) ).toEqual( [ 'main>div', 10, 10 ] );
} );

it( 'gives up if no parent contains the point', () => {
	inPage( '<a href="/tea/">Tea</a>', { a: [ 0, 0, 30, 10 ] } );

	expect( click( 'a', [ 200, 100 ] ) ).toBeNull();
} );

it( 'uses the center for a click by key', () => {
	inPage( '<button><b>Buy</b></button>', { button: [ 10, 10, 50, 20 ] } );

	expect( click( 'b', null ) ).toEqual( [ 'main>button', 8, 8 ] );
} );

it.each( [
	'<input>',
	'<input type="email">',
	'<input type="password">',
	'<textarea></textarea>',
	'<select></select>',
	'<select><option class="x">1</option></select>',
	'<div contenteditable><b class="x">1</b></div>',
	'<div role="textbox"></div>',
] )( 'records nothing in a field for typing or selecting: %s', ( html ) => {
	inPage( html, { '*': [ 0, 0, 100, 100 ] } );

	expect( click( '.x, main>*', [ 5, 5 ] ) ).toBeNull();
} );

it.each( [ 'button', 'submit', 'reset', 'image', 'checkbox', 'radio' ] )(
	'records clicks on an input of type %s',
	( type ) => {
		inPage( `<input type="${ type }">`, { '*': [ 0, 0, 100, 100 ] } );

		expect( click( 'input', [ 5, 5 ] )?.[ 0 ] ).toBe( 'main>input' );
	}
);

it.each( [
	[ 'the page has marked', '<div data-uf-private><a href="/" class="x">x</a></div>', [] ],
	[ 'the owner has left out', '<div class="account"><a href="/" class="x">x</a></div>', [ '#other', '.account' ] ],
	[ 'is a survey', '<div data-userfeedback-survey="3"><a href="/" class="x">x</a></div>', [] ],
] )( 'records nothing inside an element that %s', ( _, html, left ) => {
	inPage( html, { '*': [ 0, 0, 100, 100 ] } );

	expect( click( '.x', [ 5, 5 ], left ) ).toBeNull();
} );

it( 'ignores an invalid selector', () => {
	inPage( '<a href="/">x</a>', { '*': [ 0, 0, 100, 100 ] } );

	expect( click( 'a', [ 5, 5 ], [ '##', '' ] ) ).not.toBeNull();
} );

it( 'records nothing in a pop-up survey, and names any other host element', () => {
	inPage( '', { '*': [ 0, 0, 100, 100 ] } );
	const hosts = [ document.createElement( 'div' ), document.createElement( 'chat-box' ) ];
	hosts.forEach( ( host ) => host.attachShadow( { mode: 'open' } ) );
	hosts[ 1 ]?.setAttribute( 'lang', 'en' );
	document.body.append( ...hosts );

	expect( readClick( hosts[ 0 ] as Element, [ 5, 5 ], [] ) ).toBeNull();
	document.documentElement.append( hosts[ 0 ] as Element ); // For a transformed body.
	expect( readClick( hosts[ 0 ] as Element, [ 5, 5 ], [] ) ).toBeNull();
	hosts[ 0 ]?.remove();
	expect( readClick( hosts[ 1 ] as Element, [ 5, 5 ], [] ) ).toEqual( [ 'body>chat-box', 0, 0 ] );
} );
