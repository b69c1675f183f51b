// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { anyNumber, anyText, defineListView, oneOf, ORDER } from './list-view';

const view = defineListView( {
	search: anyText,
	orderby: oneOf( [ 'title', 'date' ], 'date' ),
	order: ORDER,
	survey: anyNumber( null ),
	low: oneOf( [ true, false ], false ),
	perPage: oneOf( [ 10, 25 ], 20 ),
} );

const read = ( query: string ) => view.read( new URLSearchParams( query ) );
const INITIAL = { search: '', orderby: 'date', order: 'desc', survey: null, low: false, perPage: 20, page: 1 };

describe( 'a list’s view in the URL', () => {
	it( 'starts with the initial values', () => {
		expect( read( '' ) ).toEqual( INITIAL );
		expect( view.write( read( '' ) ).toString() ).toBe( '' );
	} );

	it( 'ignores invalid values', () => {
		expect( read( 'orderby=size&order=up&survey=-2&low=1&perPage=11&page=1.5' ) ).toEqual( INITIAL );
	} );

	it( 'reads what it writes', () => {
		const query = 'search=a+b&orderby=title&order=asc&survey=7&low=true&perPage=25&page=3';
		expect( view.write( read( query ) ).toString() ).toBe( query );
	} );

	it( 'keeps other parameters only if told to', () => {
		const params = new URLSearchParams( 'page=2&open=5&search=old' );
		expect( view.write( { ...read( '' ), search: 'new' }, params ).toString() ).toBe( 'open=5&search=new' );
		expect( params.toString() ).toBe( 'page=2&open=5&search=old' );
	} );
} );
