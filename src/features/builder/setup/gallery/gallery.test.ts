import { describe, expect, it } from 'vitest';
import type { SurveyTemplate } from '@/contract/types';
import { recorded } from '@/testing/recorded';
import { categoriesOf, type GalleryView, readView, shownTemplates, writeView } from './gallery';

const templates = recorded< SurveyTemplate[] >( 'templates' ).body;
const all: GalleryView = { category: null, search: '', sort: 'default' };
const keys = ( view: Partial< GalleryView > ) =>
	shownTemplates( templates, { ...all, ...view } ).map( ( { key } ) => key );

describe( 'the gallery', () => {
	it( 'shows every template but the blank one, in server order', () => {
		expect( keys( {} ) ).toEqual( [
			'website-visit',
			'website-layout',
			'shop-cart',
			'product-problem',
			'website-nps',
		] );
	} );

	it( 'shows the templates of a category', () => {
		expect( keys( { category: 'website' } ) ).toEqual( [ 'website-visit', 'website-layout' ] );
		expect( categoriesOf( templates ) ).toEqual( [
			{ name: 'website', count: 2 },
			{ name: 'shop', count: 1 },
			{ name: 'product', count: 1 },
			{ name: 'loyalty', count: 1 },
		] );
	} );

	it( 'is searched by name and title, ignoring case', () => {
		expect( keys( { search: '  ABANDONED ca ' } ) ).toEqual( [ 'shop-cart' ] );
		expect( keys( { search: 'before you build' } ) ).toEqual( [ 'website-layout' ] );
		expect( keys( { search: 'no such thing' } ) ).toEqual( [] );
		expect( keys( { search: 'layout', category: 'shop' } ) ).toEqual( [] );
	} );

	it( 'lists popular templates first when sorted by popularity, each group in order', () => {
		expect( keys( { sort: 'popular' } ) ).toEqual( [
			'website-visit',
			'shop-cart',
			'website-nps',
			'website-layout',
			'product-problem',
		] );
	} );

	it( 'is restored from its URL', () => {
		const view: GalleryView = { category: 'shop', search: 'cart & more', sort: 'popular' };
		expect( readView( new URLSearchParams( writeView( view ) ), [ 'shop' ] ) ).toEqual( view );
		expect( writeView( all ) ).toEqual( {} );
		expect( readView( new URLSearchParams( 'category=nonsense&sort=odd' ), [ 'shop' ] ) ).toEqual( all );
	} );
} );
