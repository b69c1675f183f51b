import { describe, expect, it } from 'vitest';
import type { WidgetQuestion } from '../../../../src/contract/types';
import { named, question } from '../../../testing';
import { Visitor, withPage } from './testing';

withPage();

describe( 'continuing', () => {
	it( 'says what is missing at the field, and focuses it', () => {
		const visitor = new Visitor( named( 'name' ) );
		visitor.press( 'Send' );
		const [ field ] = visitor.all( 'input' );

		expect( visitor.sent ).toEqual( [] );
		expect( field?.getAttribute( 'aria-invalid' ) ).toBe( 'true' );
		expect( visitor.text( `#${ field?.getAttribute( 'aria-describedby' ) ?? 'none' }` ) ).toBe(
			'Please answer this question.'
		);
		expect( visitor.root.activeElement ).toBe( field );
	} );

	it( 'allows text that is too long, counts it, and asks to shorten it', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.type( 'textarea', 'x'.repeat( 450 ) );
		visitor.press( 'Send' );

		expect( visitor.text( '.count' ) ).toBe( '450/400' );
		expect( visitor.text( '.error' ) ).toBe( 'Too long: 450 of 400.' );
		expect( visitor.all< HTMLTextAreaElement >( 'textarea' )[ 0 ]?.value ).toHaveLength( 450 );
	} );

	it( 'counts a short text too, the way a person counts', () => {
		const visitor = new Visitor( named( 'name' ) );
		visitor.type( 'input', '👨‍👩‍👧‍👦'.repeat( 201 ) );
		expect( visitor.text( '.count' ) ).toBe( '201/200' );
		visitor.press( 'Send' );

		expect( visitor.text( '.error' ) ).toBe( 'Too long: 201 of 200.' );
	} );

	it( 'explains what to do about a missing email address', () => {
		const visitor = new Visitor( named( 'mail' ).map( ( each ) => ( { ...each, required: true } ) ) );
		visitor.press( 'Send' );

		expect( visitor.text( '.error' ) ).toBe( 'Enter your e-mail address.' );
	} );

	it.each( [ 'colour', 'pages', 'stars', 'score', 'name', 'why', 'mail' ] )(
		'marks nothing of %s as invalid at first, but as required',
		( name ) => {
			const visitor = new Visitor( named( name ).map( ( each ) => ( { ...each, required: true } ) ) );
			const fields = visitor.all< HTMLInputElement >( 'input:not( .unseen ), textarea' );
			const [ group ] = visitor.all( 'fieldset[role=radiogroup]' );
			const isRequired =
				group?.getAttribute( 'aria-required' ) === 'true' ||
				visitor.text( 'legend' ).includes( '(required)' ) ||
				fields.some( ( { required } ) => required );

			expect( fields.map( ( field ) => field.getAttribute( 'aria-invalid' ) ) ).toEqual(
				fields.map( () => 'false' )
			);
			expect( fields.filter( ( { type, required } ) => type === 'radio' && required ) ).toEqual( [] );
			expect( isRequired ).toBe( true );
		}
	);

	it( 'counts the characters of a long text only when few are left', () => {
		const visitor = new Visitor( named( 'why' ) );
		visitor.type( 'textarea', 'x'.repeat( 319 ) );
		expect( visitor.all( '.count' ) ).toEqual( [] );

		visitor.type( 'textarea', 'x'.repeat( 320 ) );
		expect( visitor.text( '.count' ) ).toBe( '320/400' );
	} );

	it.each( [
		[ 'colour', 'Choose an answer.' ],
		[ 'pages', 'Choose at least one.' ],
		[ 'stars', 'Choose an answer.' ],
		[ 'why', 'Please answer this question.' ],
	] )( 'names the error of %s, next to an icon', ( name, words ) => {
		const visitor = new Visitor( named( name ).map( ( each ) => ( { ...each, required: true } ) ) );
		const [ form ] = visitor.all( 'form' );
		form?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );

		expect( visitor.text( '.error' ) ).toBe( words );
		expect( visitor.all( '.error svg' ) ).toHaveLength( 1 );
	} );

	it( 'marks questions as optional if others are required', () => {
		expect( new Visitor( named( 'why', 'mail' ) ).text( '.title' ) ).toBe( 'About why?' );
		const mixed = new Visitor( named( 'why', 'name' ) );
		expect( mixed.text( '.title' ) ).toBe( 'About why? (optional)' );
		mixed.press( 'Skip' );
		expect( mixed.text( '.title' ) ).toBe( 'About name?' );
	} );

	it( 'is incomplete until the last answer, and marks an uncertain count as approximate', () => {
		const [ why, name ] = named( 'why', 'name' ) as [ WidgetQuestion, WidgetQuestion ];
		const logic: WidgetQuestion[ 'logic' ] = {
			action: 'show',
			conditions: [ { question_id: why.id, compare: '=', value: 'x' } ],
		};
		const visitor = new Visitor( [ why, { ...name, logic } ] );
		const done = (): string | undefined => visitor.all( '.bar' )[ 0 ]?.style.getPropertyValue( '--done' );

		expect( [ visitor.text( '.progress' ), done() ] ).toEqual( [ 'Question 1 of about 2', '0' ] );
		visitor.press( 'Next' );
		expect( [ visitor.text( '.progress' ), done() ] ).toEqual( [ 'Question 2 of 2', '0.5' ] );
	} );

	it( 'detects the direction of each text, except for an email address', () => {
		const directions = ( visitor: Visitor, what: string ): ( string | null )[] =>
			visitor.all( what ).map( ( each ) => each.getAttribute( 'dir' ) );

		expect( directions( new Visitor( named( 'colour' ) ), '.title span, .option span' ) ).toEqual( [
			'auto',
			'auto',
			'auto',
			'auto',
		] );
		expect( directions( new Visitor( named( 'mail' ) ), '.text input' ) ).toEqual( [ 'auto', 'ltr' ] );
	} );

	it( 'asks for an email address and a first name with their own labels', () => {
		const visitor = new Visitor( named( 'mail' ) );
		visitor.type( '#name', 'Sam' );
		visitor.type( '#value', 'reader@example.org' );
		visitor.press( 'Send' );

		expect( visitor.all( 'label' ).map( ( label ) => label.textContent ) ).toEqual( [
			'First Name',
			'Email Address',
		] );
		expect( visitor.sent ).toEqual( [
			[ { question_id: 'mail', value: 'reader@example.org', extra: { name: 'Sam' } } ],
		] );
	} );

	it( 'offers Skip, except for a required question and in a score survey', () => {
		expect( new Visitor( named( 'why' ) ).button( 'Skip' ) ).toBeDefined();
		expect( new Visitor( named( 'name' ) ).button( 'Skip' ) ).toBe( undefined );
		expect( new Visitor( named( 'why' ), { type: 'nps' } ).button( 'Skip' ) ).toBe( undefined );
	} );

	it( 'shows markup as text', () => {
		const visitor = new Visitor( [
			question( 'x', {
				title: '<img src=x onerror=alert(1)>',
				type: 'radio-button',
				options: [ '<b>Yes</b>', 'No' ],
			} ),
		] );

		expect( visitor.all( 'img, b' ) ).toEqual( [] );
		expect( visitor.text( '.title' ) ).toBe( '<img src=x onerror=alert(1)>' );
	} );
} );
