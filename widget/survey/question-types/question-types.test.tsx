import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUESTION_TYPES, type QuestionType } from '../../../src/contract/question-types';
import type { WidgetQuestion } from '../../../src/contract/types';
import { question } from '../../testing';
import { checkAnswer } from '../flow/answer-rules';
import { Visitor, withPage } from '../ui/mount/testing';
import { FIELDS } from './fields';

const TYPES = Object.keys( QUESTION_TYPES ) as QuestionType[];

const asked = ( type: QuestionType ): WidgetQuestion =>
	question( 'it', { type, required: true, options: QUESTION_TYPES[ type ].has_options ? [ 'Red', 'Blue' ] : [] } );

/** Answers with the keyboard: a radio button or checkbox that has the focus, or typed text. */
function answerByKey( visitor: Visitor ): void {
	const [ control ] = visitor.all< HTMLInputElement >( 'fieldset input, .text input, .text textarea' );
	control?.focus();
	if ( control?.type === 'radio' ) {
		visitor.key( 'Enter' );
	} else if ( control?.type === 'checkbox' ) {
		control.click(); // As browsers do for Space.
	} else {
		visitor.type( '#value', control?.type === 'email' ? 'ada@example.org' : 'Because' );
	}
}

describe( 'each question type', () => {
	withPage();
	beforeEach( () => void vi.useFakeTimers() );
	afterEach( () => void vi.useRealTimers() );

	it( 'is registered', () => {
		expect( Object.keys( FIELDS ).sort() ).toEqual( [ ...TYPES ].sort() );
	} );

	it.each( TYPES )( '%s has a title and controls with labels', ( type ) => {
		const visitor = new Visitor( [ asked( type ) ] );
		expect( visitor.text( 'form .title' ) ).toContain( 'About it?' );
		const controls = visitor.all< HTMLInputElement >( 'fieldset input, .text input, .text textarea' );
		expect( controls.length ).toBeGreaterThan( 0 );
		for ( const control of controls ) {
			const label =
				control.getAttribute( 'aria-label' ) ??
				( control.id === ''
					? control.parentElement?.textContent
					: visitor.text( `label[for="${ control.id }"]` ) );
			expect( label ).toBeTruthy();
		}
	} );

	it.each( TYPES )( '%s requires an answer if the owner does', ( type ) => {
		const { errors } = checkAnswer( asked( type ), { question_id: 'it', value: null } );
		expect( errors ).toEqual( [ { path: 'value', rule: 'required' } ] );
	} );

	it.each( TYPES )( '%s can be answered with the keyboard, and the answer is valid', ( type ) => {
		const visitor = new Visitor( [ asked( type ) ] );
		answerByKey( visitor );
		vi.runAllTimers();
		visitor.button( 'Send' )?.click();

		const [ [ answer ] = [] ] = visitor.sent.map( ( answers ) => answers ?? [] );
		expect( answer ).toMatchObject( { question_id: 'it' } );
		expect( answer?.value ).not.toBeNull();
		expect( answer && checkAnswer( asked( type ), answer ).errors ).toEqual( [] );
	} );
} );
