import { afterEach, expect, it } from 'vitest';
import taken from '../../../tests/fixtures/rules/selectors.json';
import { findBySelector, selectorOf } from './selector';

afterEach( () => {
	document.body.innerHTML = '';
	document.body.removeAttribute( 'class' );
} );

const inPage = ( html: string, selector = '.here' ): Element => {
	document.body.innerHTML = html;
	return document.querySelector( selector ) as Element;
};

const named = ( html: string ): string | undefined => {
	const element = inPage( html, '[data-here]' );
	return selectorOf( element )?.selector;
};

it.each( [
	[ 'an id', '<div id="site-header"><p><a data-here>x</a></p></div>', '#site-header>p>a' ],
	[ 'the one main part', '<div>y</div><div><main><p>1</p><p data-here>2</p></main></div>', 'main>p:nth-of-type(2)' ],
	[ 'the main part, whatever its id', '<main id="wp--skip-link--target"><p data-here>1</p></main>', 'main>p' ],
	[ 'the body', '<div data-here>x</div>', 'body>div' ],
	[
		'a class that no neighbour has',
		'<ul id="menu"><li class="home">1</li><li class="shop big" data-here>2</li></ul>',
		'#menu>li.shop',
	],
	[
		'its number where neighbours have the same classes',
		'<ul id="menu"><li class="item">1</li><b>y</b><li class="item" data-here>2</li></ul>',
		'#menu>li:nth-of-type(2)',
	],
	[
		'its number where its class is counted',
		'<ul id="menu"><li>1</li><li class="item-7" data-here>2</li></ul>',
		'#menu>li:nth-of-type(2)',
	],
	[ 'no id with a digit', '<main><div id="post-12" data-here>x</div></main>', 'main>div' ],
	[
		'no id that a heading has of its text',
		'<main><h2 id="what-is-tea" data-here>What is tea</h2></main>',
		'main>h2',
	],
	[ 'no id that the page has twice', '<main><i id="twin">1</i><b id="twin" data-here>2</b></main>', 'main>b' ],
] )( 'begins with %s', ( _, html, selector ) => {
	expect( named( html ) ).toBe( selector );
} );

it( 'uses the drawing for any of its parts', () => {
	const path = inPage( '<main><svg><g><path class="here"></path></g></svg></main>' );

	expect( selectorOf( path ) ).toEqual( { selector: 'main>svg', element: path.closest( 'svg' ) } );
} );

it( 'uses the nearest named parent of an element with an unusual name', () => {
	const odd = document.createElement( 'odd_part' );
	const inside = document.createElement( 'b' );
	odd.append( inside );
	inPage( '<main><p class="here"></p></main>' ).append( odd );

	expect( selectorOf( inside )?.selector ).toBe( 'main>p' );
} );

it( 'uses a parent of an element that is nested too deep', () => {
	const deep = inPage(
		`<main>${ '<div><i></i><div>'.repeat( 60 ) }<b class="here"></b>${ '</div></div>'.repeat( 60 ) }</main>`
	);
	const name = selectorOf( deep );

	expect( name?.selector.length ).toBeLessThanOrEqual( 250 );
	expect( name?.element.contains( deep ) ).toBe( true );
	expect( findBySelector( document, name?.selector ?? '' ) ).toBe( name?.element );
} );

it( 'finds nothing if several elements match', () => {
	inPage( '<main><p>1</p><p>2</p></main>' );

	expect( findBySelector( document, 'main>p' ) ).toBeNull();
	expect( findBySelector( document, 'main>p:nth-of-type(2)' )?.textContent ).toBe( '2' );
	expect( findBySelector( document, 'main>h1' ) ).toBeNull();
	expect( findBySelector( document, '##' ) ).toBeNull();
} );

/** Returns repeatable numbers from 0 to 1. */
function seeded( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( Math.imul( state, 1664525 ) + 1013904223 ) >>> 0;
		return state / 2 ** 32;
	};
}

const TAGS = [ 'div', 'div', 'p', 'a', 'span', 'ul', 'li', 'section', 'main', 'my-part', 'button' ];
const NAMES = [ 'item', 'card', 'post-7', 'is-open', 'wide', 'css-9ab', 'menuLink', 'a:b', '' ];

function grow( random: () => number, parent: Element, depth: number ): void {
	const pick = < Each, >( list: readonly Each[] ): Each => list[ Math.floor( random() * list.length ) ] as Each;
	for ( let count = Math.ceil( random() * 4 ); count > 0; count-- ) {
		const child = document.createElement( pick( TAGS ) );
		child.className = `${ pick( NAMES ) } ${ pick( NAMES ) }`.trim();
		if ( random() < 0.15 ) {
			child.id = pick( NAMES );
		}
		child.append( pick( [ 'Tea', 'Read more', '' ] ) );
		parent.append( child );
		if ( depth > 0 && random() < 0.7 ) {
			grow( random, child, depth - 1 );
		}
	}
}

const NAME = '-?[A-Za-z_][A-Za-z0-9_-]{0,62}';
const STEP = `(?=[A-Za-z#.])(?:[A-Za-z][A-Za-z0-9-]{0,30})?(?:#${ NAME })?(?:\\.${ NAME }){0,3}(?::nth-of-type\\([1-9]\\d{0,3}\\))?`;

/** Copies the server's rule in Capture\ElementSelector. */
const isTaken = ( selector: string ): boolean =>
	new RegExp( `^${ STEP }(?:>${ STEP })*$` ).test( selector ) && ! /\d{7}|[^ -~]/.test( selector );

it.each( taken )( 'knows whether the server accepts $selector', ( { selector, fits } ) => {
	expect( isTaken( selector ) ).toBe( fits );
} );

it( 'finds the same element again on 60 random pages, even after all texts change', () => {
	let tried = 0;
	for ( let seed = 1; seed <= 60; seed++ ) {
		document.body.innerHTML = '';
		grow( seeded( seed ), document.body, 5 );
		const elements = [ ...document.body.querySelectorAll( '*' ) ];
		const names = elements.map( selectorOf );
		for ( const name of names ) {
			expect( isTaken( name?.selector ?? '' ), name?.selector ).toBe( true );
			expect( name?.selector.length ).toBeLessThanOrEqual( 250 );
			expect( findBySelector( document, name?.selector ?? '' ) ).toBe( name?.element );
		}
		for ( const element of elements ) {
			for ( const text of element.childNodes ) {
				if ( text.nodeType === Node.TEXT_NODE ) {
					text.nodeValue = 'Another text';
				}
			}
			element.setAttribute( 'title', 'New' );
			element.classList.toggle( 'is-seen' );
		}
		names.forEach( ( name ) => expect( findBySelector( document, name?.selector ?? '' ) ).toBe( name?.element ) );
		tried += elements.length;
	}
	expect( tried ).toBeGreaterThan( 2000 );
} );
