import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetQuestion } from '../../../../src/contract/types';
import { named, QUESTIONS } from '../../../testing';
import { Visitor, withPage } from './testing';

withPage();

describe( 'choosing an answer', () => {
	beforeEach( () => void vi.useFakeTimers() );
	afterEach( () => void vi.useRealTimers() );

	it( 'continues by itself after a click, once the choice was visible', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.all( 'input' )[ 1 ]?.click();

		expect( visitor.text( '.title' ) ).toBe( 'About colour?' );
		expect( visitor.all< HTMLInputElement >( 'input' )[ 1 ]?.checked ).toBe( true );
		vi.advanceTimersByTime( 200 );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'does not continue while arrow keys move, and enables Next instead', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		const [ first, second ] = visitor.all< HTMLInputElement >( 'input' );
		first?.focus();
		expect( visitor.button( 'Next' )?.disabled ).toBe( true );
		visitor.key( 'ArrowDown' );
		second?.click(); // A browser does this for an arrow key.

		vi.advanceTimersByTime( 60_000 );
		expect( visitor.text( '.title' ) ).toBe( 'About colour?' );
		expect( visitor.all< HTMLInputElement >( 'input' )[ 1 ]?.checked ).toBe( true );
		expect( visitor.button( 'Next' )?.disabled ).toBe( false );
		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'does not briefly enable Next after a choice with the pointer', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.all( 'input' )[ 1 ]?.click();
		expect( visitor.button( 'Next' )?.disabled ).toBe( true );
		expect( visitor.all( '.option' ).map( ( option ) => option.classList.contains( 'on' ) ) ).toEqual( [
			false,
			true,
			false,
		] );

		vi.advanceTimersByTime( 200 );
		expect( visitor.button( 'Send' )?.disabled ).toBe( false );
	} );

	it( 'confirms a score with Enter', () => {
		const visitor = new Visitor( [ QUESTIONS.stars as WidgetQuestion ] );
		visitor.all( 'input' )[ 3 ]?.focus();
		visitor.key( 'ArrowRight' );
		visitor.key( 'Enter' );

		vi.advanceTimersByTime( 200 );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'stars', value: 4 } ] ] );
	} );

	it( 'confirms the option selected by arrow keys with Space', () => {
		const visitor = new Visitor( named( 'colour', 'why' ) );
		visitor.all( 'input' )[ 0 ]?.focus();
		visitor.key( 'ArrowDown' );
		visitor.all( 'input' )[ 1 ]?.click();
		visitor.key( ' ', visitor.all( 'input' )[ 1 ] );
		vi.advanceTimersByTime( 200 );

		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'continues only once when Next immediately follows a click', () => {
		const visitor = new Visitor( named( 'colour', 'why', 'mail' ) );
		visitor.all( 'input' )[ 0 ]?.focus();
		visitor.key( 'ArrowDown' );
		visitor.all( 'input' )[ 1 ]?.click();
		visitor.key( ' ', visitor.all( 'input' )[ 1 ] );
		visitor.press( 'Next' );
		vi.advanceTimersByTime( 200 );

		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'asks for a comment after the choice, and then waits for Next', () => {
		const visitor = new Visitor( named( 'score' ) );
		expect( visitor.all( 'textarea' ) ).toEqual( [] );
		visitor.all( 'input' )[ 8 ]?.click();

		visitor.type( 'textarea', 'Nice' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'score', value: 9, extra: { comments: 'Nice' } } ] ] );
	} );

	it( 'sends checked options in their order, and no checked option as no answer', () => {
		const visitor = new Visitor( named( 'pages' ) );
		visitor.all( 'input' )[ 2 ]?.click();
		visitor.all( 'input' )[ 0 ]?.click();
		visitor.all( 'input' )[ 2 ]?.click();
		visitor.all( 'input' )[ 1 ]?.click();
		visitor.press( 'Send' );

		expect( visitor.sent ).toEqual( [ [ { question_id: 'pages', value: [ 'Home', 'Prices' ] } ] ] );
	} );
} );

describe( 'the option that asks for a text', () => {
	const [ colour, pages ] = named( 'colour', 'pages' ).map( ( each ) => ( {
		...each,
		other: each.options[ 1 ] ?? '',
	} ) );
	beforeEach( () => void vi.useFakeTimers() );
	afterEach( () => void vi.useRealTimers() );

	it( 'waits for the text after a click, and sends it', () => {
		const visitor = new Visitor( [ colour as WidgetQuestion ] );
		expect( visitor.all( 'textarea' ) ).toEqual( [] );
		visitor.all( 'input' )[ 1 ]?.click();
		vi.advanceTimersByTime( 60_000 );
		expect( visitor.text( '[for=comments]' ) ).toBe( 'Please specify' );

		visitor.type( 'textarea', 'Teal' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [ [ { question_id: 'colour', value: 'Blue', extra: { comments: 'Teal' } } ] ] );
	} );

	it( 'sends no text if another option is chosen in the end', () => {
		const visitor = new Visitor( [ colour as WidgetQuestion ] );
		visitor.all( 'input' )[ 1 ]?.click();
		visitor.type( 'textarea', 'Teal' );
		visitor.all( 'input' )[ 0 ]?.click();
		vi.advanceTimersByTime( 200 );

		expect( visitor.sent ).toEqual( [ [ { question_id: 'colour', value: 'Red' } ] ] );
	} );

	it( 'asks among several options as well, and keeps a comment box of all answers', () => {
		const visitor = new Visitor( [ { ...( pages as WidgetQuestion ), comment_box: true } ] );
		visitor.all( 'input' )[ 0 ]?.click();
		expect( visitor.text( '[for=comments]' ) ).toBe( 'Comment' );
		visitor.all( 'input' )[ 1 ]?.click();
		expect( visitor.text( '[for=comments]' ) ).toBe( 'Please specify' );

		visitor.type( 'textarea', 'Shop' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [
			[ { question_id: 'pages', value: [ 'Home', 'Prices' ], extra: { comments: 'Shop' } } ],
		] );
	} );
} );

describe( 'going back', () => {
	it( 'shows the earlier choice', () => {
		vi.useFakeTimers();
		const visitor = new Visitor( named( 'colour', 'why' ) );
		expect( visitor.button( 'Back' ) ).toBe( undefined );
		visitor.all( 'input' )[ 1 ]?.click();
		vi.advanceTimersByTime( 200 );
		vi.useRealTimers();
		visitor.press( 'Back' );

		expect( visitor.text( '.title' ) ).toBe( 'About colour?' );
		expect( visitor.root.activeElement ).toBe( visitor.all( 'input' )[ 1 ] );
		expect( visitor.text( '[role=status]' ) ).toBe( 'Question 1 of 2' );
		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );

	it( 'enables Next for the earlier choice, even if the later question has no answer', () => {
		vi.useFakeTimers();
		const visitor = new Visitor( named( 'colour', 'stars' ) );
		visitor.all( 'input' )[ 1 ]?.click();
		vi.advanceTimersByTime( 200 );
		vi.useRealTimers();
		expect( visitor.button( 'Send' )?.disabled ).toBe( true );
		visitor.press( 'Back' );

		expect( visitor.text( '.title' ) ).toBe( 'About colour?' );
		expect( visitor.button( 'Next' )?.disabled ).toBe( false );
	} );
} );
