import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WidgetQuestion } from '../../../../src/contract/types';
import type { QuestionState } from '../../../shared/api/page-api';
import { named, question } from '../../../testing';
import { FIELDS } from '../../question-types/fields';
import { registerQuestionType } from '../../question-types/registered';
import { Visitor, withPage } from './testing';

withPage();

const color = ( id: string, more: Partial< WidgetQuestion > = {} ): WidgetQuestion =>
	question( id, { type: 'color' as WidgetQuestion[ 'type' ], script: 'https://example.org/color.js', ...more } );

const drawn: QuestionState[] = [];

afterAll( () => [ 'color', 'coin' ].forEach( ( type ) => Reflect.deleteProperty( FIELDS, type ) ) );

beforeAll( () => {
	registerQuestionType( 'color', {
		draw: ( place, state ) => {
			drawn.push( state );
			const input = place.querySelector( 'input' ) ?? place.appendChild( document.createElement( 'input' ) );
			input.value = String( state.value ?? '' );
			input.oninput = () => state.setValue( input.value );
		},
		problem: ( value ) => ( value === 'none' ? 'Choose a color.' : null ),
	} );
	registerQuestionType( 'coin', {
		draw: ( place, { setValue } ) => {
			place.innerHTML = '<button type="button">Heads</button>';
			place.querySelector( 'button' )?.addEventListener( 'click', () => setValue( 'heads' ) );
		},
		advances: true,
	} );
} );

describe( 'a question type of another plugin', () => {
	it( 'is answered by the control that its script draws', () => {
		const visitor = new Visitor( [ color( 'one' ), ...named( 'why' ) ] );
		expect( visitor.text( 'legend' ) ).toBe( 'About one?' );
		visitor.type( 'fieldset input', '#3366cc' );
		visitor.press( 'Next' );
		visitor.press( 'Send' );

		expect( visitor.sent ).toEqual( [
			[
				{ question_id: 'one', value: '#3366cc' },
				{ question_id: 'why', value: null },
			],
		] );
	} );

	it( 'keeps its element as long as the question, and then gets a new one', () => {
		const visitor = new Visitor( [ color( 'one' ), color( 'two' ) ] );
		const [ first ] = visitor.all( 'fieldset input' );
		visitor.type( 'fieldset input', 'red' );
		expect( visitor.all( 'fieldset input' )[ 0 ] ).toBe( first );
		visitor.press( 'Next' );

		const [ second ] = visitor.all< HTMLInputElement >( 'fieldset input' );
		expect( second ).not.toBe( first );
		expect( second?.value ).toBe( '' );
	} );

	it( 'shows its own message about an invalid value', () => {
		const visitor = new Visitor( [ color( 'one', { required: true } ) ] );
		visitor.press( 'Send' );
		expect( visitor.text( '.error' ) ).toBe( 'Please answer this question.' );
		visitor.type( 'fieldset input', 'none' );
		visitor.press( 'Send' );

		expect( visitor.text( '.error' ) ).toBe( 'Choose a color.' );
		expect( drawn.at( -1 )?.isInvalid ).toBe( true );
		expect( visitor.sent ).toEqual( [] );
	} );

	it( 'continues by itself if a click completes the answer', () => {
		vi.useFakeTimers();
		const visitor = new Visitor( [
			question( 'coin', { type: 'coin' as WidgetQuestion[ 'type' ] } ),
			...named( 'why' ),
		] );
		visitor.all( 'fieldset button' )[ 0 ]?.click();
		vi.advanceTimersByTime( 200 );
		vi.useRealTimers();

		expect( visitor.text( '.title' ) ).toBe( 'About why?' );
	} );
} );
