import { describe, expect, it, vi } from 'vitest';
import type { WidgetQuestion } from '../../../../src/contract/types';
import { piece, question } from '../../../testing';
import { EMPTY_DRAFT } from '../../flow/flow';
import { Visitor, withPage } from '../../ui/mount/testing';
import { recallIn } from './recall';

const NAME = '0f8fad5b-d9cb-469f-a165-70867728950e';
const LIKED = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const PLAN = '3fa85f64-5717-4562-b3fc-2c963f66afa6';

const FIRST = 'input:not(.unseen)';

const isolated = ( text: string ): string => `\u2068${ text }\u2069`;
const why = ( more: Partial< WidgetQuestion > = {} ): WidgetQuestion =>
	question( 'why', {
		title: 'Thanks, friend. Why?',
		recall: { title: `Thanks, {{${ NAME }|friend}}. Why?`, help: '' },
		...more,
	} );
const aWhy = ( title: string ): WidgetQuestion => question( 'why', { recall: { title, help: '' } } );

describe( 'an answer inserted into a text', () => {
	withPage();

	it( 'shows what the visitor answered, as text, and follows a change of the answer', () => {
		const visitor = new Visitor( [
			question( NAME ),
			why( { recall: { title: `Thanks, {{${ NAME }|friend}}. Why?`, help: `Tell us, {{${ NAME }|you}}.` } } ),
		] );
		visitor.type( FIRST, ' <b>Ada</b>\n' );
		visitor.press( 'Next' );
		expect( visitor.text( '.title, label' ) ).toContain( `Thanks, ${ isolated( '<b>Ada</b>' ) }. Why?` );
		expect( visitor.text( '#help' ) ).toContain( `Tell us, ${ isolated( '<b>Ada</b>' ) }.` );
		expect( visitor.all( 'b' ) ).toEqual( [] );

		visitor.press( 'Back' );
		visitor.type( FIRST, 'Bo' );
		visitor.press( 'Next' );
		expect( visitor.root.textContent ).toContain( `Thanks, ${ isolated( 'Bo' ) }. Why?` );
	} );

	it( 'shows the fallback if the question was skipped', () => {
		const visitor = new Visitor( [ question( NAME ), why() ] );
		visitor.press( 'Skip' );
		expect( visitor.root.textContent ).toContain( 'Thanks, friend. Why?' );
	} );

	it( 'shows the fallback for an answer that is no longer on the path', () => {
		const drafts = { [ NAME ]: { ...EMPTY_DRAFT, value: 'Ada' } };
		const shown = ( ...path: string[] ): string =>
			recallIn( [ question( NAME ), why() ], { path, drafts, errors: [], finished: false } )(
				why().recall?.title ?? ''
			);
		expect( shown( NAME, 'why' ) ).toBe( `Thanks, ${ isolated( 'Ada' ) }. Why?` );
		expect( shown( 'why' ) ).toBe( 'Thanks, friend. Why?' );
	} );

	it( 'shows the text of the other option', () => {
		const visitor = new Visitor( [
			question( LIKED, { type: 'checkbox', options: [ 'Price', 'Other' ], other: 'Other' } ),
			aWhy( `Why {{${ LIKED }|it}}?` ),
		] );
		visitor.all( 'input[type=checkbox]' ).forEach( ( box ) => box.click() );
		visitor.type( '#comments', 'The color' );
		visitor.press( 'Next' );
		expect( visitor.root.textContent ).toContain( `Why ${ isolated( 'Price, The color' ) }?` );
	} );

	it( 'shows a hidden field, from the first question on', () => {
		history.replaceState( null, '', '/?plan=Gold' );
		const visitor = new Visitor( [
			aWhy( `Why {{${ PLAN }|us}}?` ),
			question( PLAN, { type: 'hidden', title: 'plan' } ),
		] );
		expect( visitor.root.textContent ).toContain( `Why ${ isolated( 'Gold' ) }?` );
		history.replaceState( null, '', '/' );
	} );

	it( 'never becomes part of a URL in the message', async () => {
		vi.useFakeTimers();
		const url = `https://example.com/?q={{${ NAME }|x}}`;
		const visitor = new Visitor( [ question( NAME ) ], {
			thank_you: {
				heading: [ piece( 'Bye, friend!', { recall: `Bye, {{${ NAME }|friend}}!` } ) ],
				text: [ piece( 'For you', { url, recall: `For {{${ NAME }|you}}` } ) ],
				button: { label: 'Shop', url },
				url: '',
				conditions: [],
			},
		} );
		visitor.type( FIRST, 'Ada' );
		visitor.press( 'Send' );
		await visitor.serverSays( 'sent' );
		expect( visitor.text( '.heading' ) ).toBe( `Bye, ${ isolated( 'Ada' ) }!` );
		const links = visitor.all< HTMLAnchorElement >( 'a' );
		expect( links.map( ( link ) => link.textContent ) ).toEqual( [ `For ${ isolated( 'Ada' ) }`, 'Shop' ] );
		expect( links.map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [ url, url ] );
		vi.useRealTimers();
	} );
} );
