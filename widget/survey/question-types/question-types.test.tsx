import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUESTION_TYPES, type QuestionType } from '../../../src/contract/question-types';
import type { WidgetQuestion } from '../../../src/contract/types';
import { question } from '../../testing';
import { checkAnswer } from '../flow/answer-rules';
import { Visitor, withPage } from '../ui/mount/testing';
import { FIELDS } from './fields';
import './on-demand/all';

const TYPES = Object.keys( QUESTION_TYPES ) as QuestionType[];

const CONTROLS = 'fieldset input, .slider input, .text input, .text textarea';

/** All that visitors answer. */
const ANSWERED = TYPES.filter( ( type ) => QUESTION_TYPES[ type ].takes_answer && ! QUESTION_TYPES[ type ].is_hidden );

const asked = ( type: QuestionType ): WidgetQuestion =>
	question( 'it', {
		type,
		required: true,
		options: QUESTION_TYPES[ type ].has_options ? [ 'Red', 'Blue' ] : [],
		...( QUESTION_TYPES[ type ].has_rows && { rows: [ { id: 'it', label: 'Color' } ] } ),
	} );

/** Text to type, by the type of the field. */
const TYPED: Record< string, string > = { email: 'ada@example.org', date: '2026-03-14' };

/** Answers with the keyboard: a radio button or checkbox that has the focus, or typed text. */
function answerByKey( visitor: Visitor ): void {
	const [ control ] = visitor.all< HTMLInputElement >( CONTROLS );
	control?.focus();
	if ( control?.type === 'radio' ) {
		visitor.key( 'Enter' );
	} else if ( control?.type === 'checkbox' ) {
		control.click(); // As browsers do for Space.
	} else if ( control?.type === 'range' ) {
		visitor.type( '#value', '7' );
	} else {
		visitor.type( '#value', TYPED[ control?.type ?? '' ] ?? ( control?.inputMode === '' ? 'Because' : '12' ) );
	}
}

/** Returns the texts of the elements that describe another one. */
function describedBy( visitor: Visitor, element: Element ): string[] {
	const ids = ( element.getAttribute( 'aria-describedby' ) ?? '' ).split( ' ' ).filter( ( id ) => id !== '' );
	return ids.map( ( id ) => visitor.text( `#${ id }` ) );
}

describe( 'each question type', () => {
	withPage();
	beforeEach( () => void vi.useFakeTimers() );
	afterEach( () => void vi.useRealTimers() );

	it( 'is registered', () => {
		expect( Object.keys( FIELDS ).sort() ).toEqual( [ ...TYPES ].sort() );
	} );

	it.each( TYPES.filter( ( type ) => ! QUESTION_TYPES[ type ].is_hidden ) )(
		'%s has a title and controls with labels',
		( type ) => {
			const visitor = new Visitor( [ asked( type ) ] );
			expect( visitor.text( 'form .title' ) ).toContain( 'About it?' );
			const controls = visitor.all< HTMLInputElement >( CONTROLS );
			expect( controls.length > 0 ).toBe( QUESTION_TYPES[ type ].takes_answer );
			for ( const control of controls ) {
				const label =
					control.getAttribute( 'aria-label' ) ??
					( control.id === ''
						? control.parentElement?.textContent
						: visitor.text( `label[for="${ control.id }"]` ) );
				expect( label ).toBeTruthy();
			}
		}
	);

	it.each( ANSWERED )( '%s is described by its help line, which is not a part of its name', ( type ) => {
		const without = new Visitor( [ asked( type ) ] );
		// A ranking says how it is answered.
		expect( without.text( '#help' ) ).toBe( QUESTION_TYPES[ type ].ranks_rows ? 'Select the items in order.' : '' );

		const visitor = new Visitor( [ { ...asked( type ), help: 'Take your time.' } ] );
		const [ field ] = visitor.all( 'fieldset, #value' );
		expect( field && describedBy( visitor, field ) ).toEqual( [ 'Take your time.' ] );
		expect( visitor.text( 'legend, label' ) ).not.toContain( 'Take your time.' );
	} );

	it.each( ANSWERED )( '%s requires an answer if the owner does', ( type ) => {
		const { errors } = checkAnswer( asked( type ), { question_id: 'it', value: null } );
		expect( errors ).toEqual( [ { path: 'value', rule: 'required' } ] );
	} );

	it.each( ANSWERED )( '%s can be answered with the keyboard, and the answer is valid', ( type ) => {
		const visitor = new Visitor( [ asked( type ) ] );
		answerByKey( visitor );
		vi.runAllTimers();
		visitor.button( 'Send' )?.click();

		const [ [ answer ] = [] ] = visitor.sent.map( ( answers ) => answers ?? [] );
		expect( answer ).toMatchObject( { question_id: 'it' } );
		expect( answer?.value ).not.toBeNull();
		expect( answer && checkAnswer( { ...asked( type ), rows: [] }, answer ).errors ).toEqual( [] );
	} );
} );

describe( 'consent', () => {
	withPage();

	const wording = 'I agree that you store my answers.';
	const asking = ( more: Partial< WidgetQuestion > = {} ) =>
		new Visitor( [ question( 'it', { type: 'consent', options: [ wording ], ...more } ), question( 'why' ) ] );

	it( 'sends the wording once the box is ticked, and nothing once it is not', () => {
		const visitor = asking();
		const [ box ] = visitor.all< HTMLInputElement >( '[type=checkbox]' );
		box?.click();
		box?.click();
		expect( box?.checked ).toBe( false );
		box?.click();
		visitor.press( 'Next' );
		visitor.press( 'Send' );
		expect( visitor.sent[ 0 ]?.[ 0 ] ).toEqual( { question_id: 'it', value: wording } );
	} );

	it( 'goes on only with a ticked box if it is required', () => {
		const visitor = asking( { required: true } );
		visitor.press( 'Next' );
		const [ box ] = visitor.all< HTMLInputElement >( '[type=checkbox]' );
		expect( box && describedBy( visitor, box ) ).toEqual( [ 'Please answer this question.' ] );
		expect( visitor.root.activeElement ).toBe( box );
		box?.click();
		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toContain( 'About why?' );
	} );
} );

describe( 'a statement', () => {
	withPage();

	it( 'shows its text, help line, and image, and goes on with Next', () => {
		const image = 'https://example.org/a.png';
		const visitor = new Visitor( [
			question( 'it', { type: 'statement', title: 'Welcome!', help: 'Two questions.', image } ),
			question( 'why', { required: true } ),
		] );
		expect( visitor.text( '.statement' ) ).toBe( 'Welcome!Two questions.' );
		expect( visitor.all< HTMLImageElement >( '.statement img' ).map( ( { src, alt } ) => [ src, alt ] ) ).toEqual( [
			[ image, '' ],
		] );
		expect( visitor.button( 'Skip' ) ).toBeUndefined();
		visitor.press( 'Next' );
		visitor.type( '#value', 'Because' );
		visitor.press( 'Send' );

		expect( visitor.sent ).toEqual( [
			[
				{ question_id: 'it', value: null },
				{ question_id: 'why', value: 'Because' },
			],
		] );
	} );

	it( 'gets the focus after a question, and may be the last one', () => {
		const visitor = new Visitor( [ question( 'why' ), question( 'it', { type: 'statement', title: 'Bye!' } ) ] );
		visitor.type( '#value', 'Because' );
		visitor.press( 'Next' );
		expect( visitor.root.activeElement ).toBe( visitor.all( '.statement' )[ 0 ] );
		visitor.press( 'Send' );

		expect( visitor.sent ).toHaveLength( 1 );
	} );
} );

describe( 'the ends of a scale', () => {
	withPage();
	const endsOf = ( more: Partial< WidgetQuestion > ): ( string | undefined )[][] => {
		const visitor = new Visitor( [ question( 'it', more ) ] );
		return visitor.all( 'fieldset input' ).map( ( radio ) => describedBy( visitor, radio ) );
	};

	it( 'are described by the owner’s labels, else by those of the type', () => {
		const between = Array.from( { length: 8 }, () => [] );
		expect( endsOf( { type: 'nps' } ) ).toEqual( [ [ 'Not Likely' ], ...between, [ 'Extremely Likely' ] ] );
		expect( endsOf( { type: 'nps', high: 'Surely' } ) ).toEqual( [ [ 'Not Likely' ], ...between, [ 'Surely' ] ] );
		expect( endsOf( { type: 'star-rating' } ) ).toEqual( [ [], [], [], [], [] ] );
		expect( endsOf( { type: 'star-rating', low: 'Bad' } ) ).toEqual( [ [ 'Bad' ], [], [], [], [] ] );
	} );

	it( 'are shown below stars only if they have a label', () => {
		const ends = ( more: Partial< WidgetQuestion > ) =>
			new Visitor( [ question( 'it', { type: 'star-rating', ...more } ) ] )
				.all( '.ends bdi' )
				.map( ( { textContent } ) => textContent );
		expect( ends( {} ) ).toEqual( [] );
		expect( ends( { low: 'سيئ', high: 'Good' } ) ).toEqual( [ 'سيئ', 'Good' ] );
	} );

	it( 'keep their labels next to an error, and the group its help line', () => {
		const visitor = new Visitor( [
			question( 'it', { type: 'nps', required: true, help: 'From 1 to 10.', low: 'Never' } ),
		] );
		visitor.all( 'form' )[ 0 ]?.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
		const [ group, first ] = visitor.all( 'fieldset, fieldset input' );

		expect( group && describedBy( visitor, group ) ).toEqual( [ 'From 1 to 10.', 'Choose an answer.' ] );
		expect( first && describedBy( visitor, first ) ).toEqual( [ 'Never', 'Choose an answer.' ] );
	} );
} );

describe( 'a matrix', () => {
	withPage();
	const matrix = ( more: Partial< WidgetQuestion > = {} ): WidgetQuestion =>
		question( 'it', {
			type: 'matrix',
			options: [ 'Bad', 'Fine', 'Good' ],
			rows: [
				{ id: 'food', label: 'Food' },
				{ id: 'room', label: 'Room' },
			],
			...more,
		} );
	const radios = ( visitor: Visitor ): HTMLInputElement[] => visitor.all< HTMLInputElement >( '.matrix input' );

	it( 'has a group with a name for each row', () => {
		const visitor = new Visitor( [ matrix() ] );
		const groups = visitor.all( '.matrix [role=radiogroup]' );
		expect( groups.map( ( group ) => group.getAttribute( 'aria-labelledby' ) ?? '' ) ).toEqual( [
			'row-0',
			'row-1',
		] );
		expect( [ visitor.text( '#row-0' ), visitor.text( '#row-1' ) ] ).toEqual( [ 'Food', 'Room' ] );
	} );

	it( 'sends an answer for each row, and null for one without', () => {
		const visitor = new Visitor( [ matrix(), question( 'why' ) ] );
		radios( visitor )[ 5 ]?.click();
		visitor.press( 'Next' );
		visitor.type( '#value', 'Because' );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [
			[
				{ question_id: 'food', value: null },
				{ question_id: 'room', value: 'Good' },
				{ question_id: 'why', value: 'Because' },
			],
		] );
	} );

	it( 'is sent if it is the only question', () => {
		const visitor = new Visitor( [ matrix() ] );
		radios( visitor )[ 0 ]?.click();
		visitor.press( 'Send' );
		expect( visitor.sent[ 0 ]?.[ 0 ] ).toEqual( { question_id: 'food', value: 'Bad' } );
	} );

	it( 'is answered with a digit per row', () => {
		const visitor = new Visitor( [ matrix() ] );
		radios( visitor )[ 0 ]?.focus();
		visitor.key( '3' );
		expect( visitor.root.activeElement ).toBe( radios( visitor )[ 3 ] );
		visitor.key( '1' );
		expect( radios( visitor ).map( ( { checked } ) => checked ) ).toEqual( [
			false,
			false,
			true,
			true,
			false,
			false,
		] );
	} );

	it( 'requires each row, and says which one lacks an answer', () => {
		const visitor = new Visitor( [ matrix( { required: true } ) ] );
		radios( visitor )[ 0 ]?.click();
		visitor.press( 'Send' );
		expect( visitor.text( '#error' ) ).toBe( 'Choose an answer for each row.' );
		expect( radios( visitor ).map( ( radio ) => radio.getAttribute( 'aria-invalid' ) ) ).toEqual( [
			'false',
			'false',
			'false',
			'true',
			'true',
			'true',
		] );
		expect( visitor.sent ).toEqual( [] );
	} );

	it( 'decides by a row whether a later question is asked', () => {
		const logic = {
			action: 'show' as const,
			conditions: [ { question_id: 'room', compare: '=' as const, value: 'Bad' } ],
		};
		const visitor = new Visitor( [ matrix(), question( 'why', { logic } ), question( 'end' ) ] );
		radios( visitor )[ 3 ]?.click();
		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toContain( 'About why?' );
	} );
} );

describe( 'a ranking', () => {
	withPage();
	const ranking = ( more: Partial< WidgetQuestion > = {} ): WidgetQuestion =>
		question( 'it', {
			type: 'ranking',
			rows: [ 'Food', 'Room', 'Price', 'Staff' ].map( ( label ) => ( { id: label.toLowerCase(), label } ) ),
			...more,
		} );
	const names = ( visitor: Visitor ): string[] =>
		visitor.all( '.ranked label' ).map( ( { textContent } ) => textContent );
	const box = ( visitor: Visitor, label: string ): HTMLInputElement | undefined =>
		visitor
			.all< HTMLInputElement >( '.ranked input' )
			.find( ( { parentElement } ) => parentElement?.textContent.endsWith( label ) );
	const button = ( visitor: Visitor, name: string ): HTMLElement | undefined =>
		visitor.all( '.ranked button' ).find( ( each ) => each.getAttribute( 'aria-label' ) === name );

	it( 'gives each ticked item the next number, and the last item the last one', () => {
		const visitor = new Visitor( [ ranking() ] );
		expect( names( visitor ) ).toEqual( [ 'Food', 'Room', 'Price', 'Staff' ] );
		box( visitor, 'Price' )?.click();
		expect( names( visitor ) ).toEqual( [ '1. Price', 'Food', 'Room', 'Staff' ] );
		expect( visitor.text( 'fieldset [role=status]' ) ).toBe( 'Price is now number 1 of 4.' );
		box( visitor, 'Staff' )?.click();
		box( visitor, 'Food' )?.click();
		expect( names( visitor ) ).toEqual( [ '1. Price', '2. Staff', '3. Food', '4. Room' ] );
		expect( visitor.text( 'fieldset [role=status]' ) ).toBe(
			'Food is now number 3 of 4. Room is now number 4 of 4.'
		);
	} );

	it( 'moves items with buttons, and keeps the focus on them', () => {
		const visitor = new Visitor( [ ranking() ] );
		[ 'Food', 'Room', 'Price' ].forEach( ( label ) => box( visitor, label )?.click() );
		button( visitor, 'Move Price up' )?.click();
		expect( names( visitor ) ).toEqual( [ '1. Food', '2. Price', '3. Room', '4. Staff' ] );
		expect( visitor.root.activeElement?.getAttribute( 'aria-label' ) ).toBe( 'Move Price up' );
		expect( visitor.text( 'fieldset [role=status]' ) ).toBe( 'Price is now number 2 of 4.' );
		button( visitor, 'Move Price up' )?.click();
		button( visitor, 'Move Price up' )?.click();
		expect( button( visitor, 'Move Price up' )?.getAttribute( 'aria-disabled' ) ).toBe( 'true' );
		button( visitor, 'Move Food down' )?.click();
		expect( names( visitor ) ).toEqual( [ '1. Price', '2. Room', '3. Food', '4. Staff' ] );
	} );

	it( 'takes the number of an item away, and moves up those after it', () => {
		const visitor = new Visitor( [ ranking() ] );
		[ 'Food', 'Room', 'Price' ].forEach( ( label ) => box( visitor, label )?.click() );
		box( visitor, 'Room' )?.click();
		expect( names( visitor ) ).toEqual( [ '1. Food', '2. Price', '3. Staff', 'Room' ] );
		expect( visitor.text( 'fieldset [role=status]' ) ).toBe( 'Room has no number now.' );
		expect( box( visitor, 'Room' ) ).toBe( visitor.root.activeElement );
	} );

	it( 'sends the number of each item', () => {
		const visitor = new Visitor( [ ranking() ] );
		[ 'Staff', 'Room', 'Food' ].forEach( ( label ) => box( visitor, label )?.click() );
		visitor.press( 'Send' );
		expect( visitor.sent ).toEqual( [
			[
				{ question_id: 'food', value: 3 },
				{ question_id: 'room', value: 2 },
				{ question_id: 'price', value: 4 },
				{ question_id: 'staff', value: 1 },
			],
		] );
	} );

	it( 'goes on only with all numbers, or with none', () => {
		const visitor = new Visitor( [ ranking(), question( 'why' ) ] );
		box( visitor, 'Room' )?.click();
		visitor.press( 'Next' );
		expect( visitor.text( '#error' ) ).toBe( 'Rank all items.' );
		expect( visitor.root.activeElement ).toBe( box( visitor, 'Food' ) );
		box( visitor, 'Room' )?.click();
		visitor.press( 'Next' );
		visitor.type( '#value', 'Because' );
		visitor.press( 'Send' );
		expect( visitor.sent[ 0 ]?.map( ( { value } ) => value ) ).toEqual( [ null, null, null, null, 'Because' ] );
	} );

	it( 'has its items in a random order for each visitor', () => {
		const orders = Array.from( { length: 20 }, () => names( new Visitor( [ ranking( { randomize: true } ) ] ) ) );
		expect( new Set( orders.map( String ) ).size ).toBeGreaterThan( 1 );
		orders.forEach( ( order ) => expect( order.sort() ).toEqual( [ 'Food', 'Price', 'Room', 'Staff' ] ) );
	} );

	it( 'decides by the number of an item whether a later question is asked', () => {
		const logic = {
			action: 'show' as const,
			conditions: [ { question_id: 'room', compare: '<' as const, value: 2 } ],
		};
		const visitor = new Visitor( [ ranking(), question( 'why', { logic } ), question( 'end' ) ] );
		[ 'Room', 'Food', 'Price' ].forEach( ( label ) => box( visitor, label )?.click() );
		visitor.press( 'Next' );
		expect( visitor.text( '.title' ) ).toContain( 'About why?' );
	} );
} );

describe( 'a scale', () => {
	withPage();
	beforeEach( () => void vi.useFakeTimers() ); // A choice goes on by itself.
	afterEach( () => void vi.useRealTimers() );

	it( 'has the values of its range, and 0 is an answer', () => {
		const visitor = new Visitor( [ question( 'rate', { type: 'number-scale', range: [ 0, 4 ] } ) ] );
		expect( visitor.all( '.scores label' ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'0',
			'1',
			'2',
			'3',
			'4',
		] );
		expect( visitor.all( '.scores .on' ) ).toEqual( [] );
		visitor.all< HTMLInputElement >( '.scores input' )[ 0 ]?.click();
		expect( visitor.text( '.scores .on' ) ).toBe( '0' );
	} );

	it( 'has faces with names for satisfaction, and labels for its ends', () => {
		const visitor = new Visitor( [ question( 'rate', { type: 'csat' } ) ] );
		const names = visitor.all( '.faces input' ).map( ( face ) => face.getAttribute( 'aria-label' ) );
		expect( names ).toEqual( [ 'Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied' ] );
		expect( visitor.text( '.ends' ) ).toBe( 'Very dissatisfiedVery satisfied' );
	} );

	it( 'has seven steps of agreement for effort', () => {
		const visitor = new Visitor( [ question( 'rate', { type: 'ces', high: 'Yes!' } ) ] );
		expect( visitor.all( '.scores label' ) ).toHaveLength( 7 );
		expect( visitor.text( '.ends' ) ).toBe( 'Strongly disagreeYes!' );
	} );
} );
