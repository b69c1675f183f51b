import { afterEach, describe, expect, it } from 'vitest';
import type { WidgetQuestion } from '../../../../src/contract/types';
import { question } from '../../../testing';
import { Visitor, withPage } from '../../ui/mount/testing';
import { prefilledAnswer } from './prefill';

const at = ( query: string ): void => history.replaceState( null, '', `/${ query }` );

const COLOR = question( 'color', { type: 'radio-button', options: [ 'Crimson', 'Blue' ], prefill: [ 'Red', 'Blue' ] } );

const chosen = ( more: Partial< WidgetQuestion >, query: string ): unknown => {
	at( query );
	return prefilledAnswer( question( 'it', { prefill: [], ...more } ) );
};

describe( 'a link that chooses an answer', () => {
	withPage();
	afterEach( () => at( '' ) );

	it( 'chooses it by the id of its option, and sends nothing without the visitor', () => {
		at( '?uf_color=Red' );
		const visitor = new Visitor( [ COLOR ] );
		expect( visitor.all< HTMLInputElement >( 'input[type=radio]' ).map( ( { checked } ) => checked ) ).toEqual( [
			true,
			false,
		] );
		expect( [ visitor.begun, visitor.sent ] ).toEqual( [ 0, [] ] );

		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'color', value: 'Crimson' } ] ] );
	} );

	it( 'chooses nothing if the owner doesn’t allow it', () => {
		const { prefill, ...without } = COLOR;
		expect( prefill ).toHaveLength( 2 );
		at( '?uf_color=Blue' );
		expect( prefilledAnswer( without as WidgetQuestion ) ).toBeNull();
	} );

	it( 'can be undone by the visitor', () => {
		at( '?uf_color=Red' );
		const visitor = new Visitor( [ COLOR ] );
		visitor.press( 'Skip' );
		expect( visitor.sent ).toEqual( [ null ] );
	} );

	it.each( [
		[ 'radio-button', '?uf_it=b', 'Blue' ],
		[ 'radio-button', '?uf_it=Blue', null ],
		[ 'radio-button', '?uf_it=', null ],
		[ 'radio-button', '', null ],
		[ 'checkbox', '?uf_it=b&uf_it=a&uf_it=x', [ 'Red', 'Blue' ] ],
		[ 'checkbox', '?uf_it=x', null ],
	] as const )( 'takes only options of %s: %s', ( type, query, value ) => {
		expect( chosen( { type, options: [ 'Red', 'Blue' ], prefill: [ 'a', 'b' ] }, query ) ).toEqual( value );
	} );

	it.each( [
		[ '?uf_it=4', 4 ],
		[ '?uf_it=0', null ],
		[ '?uf_it=6', null ],
		[ '?uf_it=1.5', null ],
		[ '?uf_it=', null ],
		[ '?uf_it=<b>', null ],
	] )( 'takes only scores of a scale: %s', ( query, value ) => {
		expect( chosen( { type: 'star-rating' }, query ) ).toBe( value );
	} );
} );
