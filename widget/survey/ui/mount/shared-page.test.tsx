import { afterEach, describe, expect, it, vi } from 'vitest';
import type { WidgetQuestion } from '../../../../src/contract/types';
import { question } from '../../../testing';
import { Visitor, withPage } from './testing';

const COLOR = question( 'color', {
	type: 'radio-button',
	options: [ 'Red', 'Blue' ],
	required: true,
	help: 'One of them.',
} );
const SCORE = question( 'score', { type: 'nps', page: 'color', comment_box: true, help: 'From 0 to 10.' } );
const OTHER = question( 'other', { type: 'radio-button', options: [ 'Red', 'Green' ], page: 'color', required: true } );
const PAGE = [ COLOR, SCORE, OTHER ];

const on = ( id: string ): WidgetQuestion => question( id, { page: 'color' } );

const choose = ( visitor: Visitor, place: number ): void =>
	visitor.all< HTMLInputElement >( 'input[type=radio]' )[ place ]?.click();

describe( 'a page with several questions', () => {
	withPage();
	afterEach( () => vi.useRealTimers() );

	it( 'gives each question a group of its own, with ids that no other has', () => {
		const visitor = new Visitor( [ ...PAGE, question( 'last' ) ] );
		choose( visitor, 5 ); // A score, which opens its comment box.

		expect( visitor.all( 'fieldset legend' ).map( ( { textContent } ) => textContent.trim() ) ).toEqual( [
			'About color?',
			'About score? (optional)',
			'About other?',
		] );
		const ids = visitor.all( '[id]' ).map( ( { id } ) => id );
		expect( new Set( ids ).size ).toBe( ids.length );
		for ( const element of visitor.all( '[aria-describedby], [for]' ) ) {
			const named = `${ element.getAttribute( 'aria-describedby' ) ?? '' } ${ element.getAttribute( 'for' ) ?? '' }`;
			expect( named.split( ' ' ).filter( ( id ) => id && ! ids.includes( id ) ) ).toEqual( [] );
		}
		const groups = visitor.all< HTMLInputElement >( 'input[type=radio]' ).map( ( { name } ) => name );
		expect( new Set( groups ).size ).toBe( 3 );
		expect( visitor.all( '[name=website]' ) ).toHaveLength( 1 );
	} );

	it( 'keeps choices with the same label apart, and continues with one button', async () => {
		const visitor = new Visitor( PAGE );
		choose( visitor, 0 );
		choose( visitor, 12 );
		expect( visitor.all< HTMLInputElement >( 'input:checked' ) ).toHaveLength( 2 );

		visitor.press( 'Send' );
		expect( visitor.sent[ 0 ]?.map( ( { value } ) => value ) ).toEqual( [ 'Red', null, 'Red' ] );
		await visitor.serverSays( 'sent' );
		expect( visitor.text( '.ending' ) ).toContain( 'Thanks' );
	} );

	it( 'waits for the button after a choice', () => {
		vi.useFakeTimers();
		const visitor = new Visitor( [ { ...COLOR, required: false }, on( 'why' ), question( 'last' ) ] );
		expect( visitor.button( 'Next' )?.disabled ).toBe( false );
		choose( visitor, 0 );
		vi.advanceTimersByTime( 5_000 );

		expect( visitor.text( '.title' ) ).toContain( 'color' );
	} );

	it( 'shows each error at its question, and moves to the first', () => {
		const visitor = new Visitor( PAGE );
		visitor.press( 'Send' );

		expect( visitor.all( '.asked' ).map( ( each ) => each.querySelector( '.error' )?.textContent ?? '' ) ).toEqual(
			[ 'Choose an answer.', '', 'Choose an answer.' ]
		);
		const [ first, , third ] = visitor.all( '.asked' );
		expect( first?.contains( visitor.root.activeElement ) ).toBe( true );

		const field = third?.querySelector( 'input' );
		field?.focus();
		choose( visitor, 0 ); // Corrects the first one.
		expect( visitor.root.activeElement ).toBe( field );
		expect( visitor.all( '.error' ) ).toHaveLength( 1 );

		visitor.press( 'Send' );
		expect( third?.contains( visitor.root.activeElement ) ).toBe( true );
	} );

	it( 'counts pages', () => {
		const visitor = new Visitor( [ { ...COLOR, required: false }, on( 'why' ), question( 'last' ) ] );
		expect( visitor.text( '.progress span' ) ).toContain( 'Page 1 of 2' );
		visitor.press( 'Next' );
		expect( visitor.text( '.progress span' ) ).toContain( 'Page 2 of 2' );
		expect( visitor.text( '[role=status]' ) ).toContain( 'Page 2 of 2' );
		visitor.press( 'Back' );
		expect( visitor.all( '.asked' ) ).toHaveLength( 2 );
	} );

	it( 'offers to skip only what has no required question', () => {
		expect( new Visitor( PAGE ).button( 'Skip' ) ).toBeUndefined();

		const visitor = new Visitor( [ on( 'color' ), on( 'why' ), question( 'last' ) ] );
		visitor.type( 'textarea, input', 'Something' );
		visitor.press( 'Skip' );
		expect( visitor.text( '.title' ) ).toContain( 'last' );
		visitor.press( 'Back' );
		expect( visitor.all< HTMLInputElement >( '.asked input' ).map( ( { value } ) => value ) ).toEqual( [ '', '' ] );
	} );

	it( 'moves the focus to its first question, even if only a later one has an answer', () => {
		const visitor = new Visitor( [
			{ ...COLOR, required: false },
			{ ...OTHER, required: false },
			question( 'last' ),
		] );
		choose( visitor, 2 );
		visitor.press( 'Next' );
		visitor.press( 'Back' );

		expect( visitor.all( '.asked' )[ 0 ]?.contains( visitor.root.activeElement ) ).toBe( true );
	} );

	it( 'reports each answer, and a skip for each question left empty', () => {
		const told: unknown[] = [];
		const listen = ( event: Event ): void => void told.push( [ event.type, ( event as CustomEvent ).detail ] );
		const names = [ 'userfeedback:answer', 'userfeedback:skip' ];
		names.forEach( ( name ) => document.addEventListener( name, listen ) );
		const visitor = new Visitor( [ { ...COLOR, required: false }, on( 'why' ), question( 'last' ) ] );
		choose( visitor, 0 );
		visitor.press( 'Next' );
		names.forEach( ( name ) => document.removeEventListener( name, listen ) );

		expect( told ).toMatchObject( [
			[ 'userfeedback:answer', { question_id: 'color' } ],
			[ 'userfeedback:skip', { question_id: 'why' } ],
		] );
	} );
} );
