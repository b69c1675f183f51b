import { describe, expect, it } from 'vitest';
import type { WidgetQuestion } from '../../../src/contract/types';
import { question } from '../../testing';
import type { FlowAction, FlowState } from './flow';
import { answersOf, countOf, startFlow, step } from './flow';
import { shownQuestions } from './pages';
import { surveyRules } from './survey-rules';

const { asked } = surveyRules( { thank_you: { heading: [], text: [], button: null, url: '', conditions: [] } } );

const COLOR = question( 'color', { type: 'radio-button', options: [ 'Red', 'Blue' ] } );

/** Asked on the page of the color, if that is red. */
const WHY = question( 'why', {
	page: 'color',
	required: true,
	logic: { action: 'show', conditions: [ { question_id: 'color', compare: '=', value: 'Red' } ] },
} );
const MAIL = question( 'mail', { type: 'email', page: 'color' } );
const LAST = question( 'last' );
const ALL = [ COLOR, WHY, MAIL, LAST ];

const shown = ( { path }: FlowState, questions = ALL ): string[] =>
	shownQuestions( questions, path ).map( ( { id } ) => id );

const go = ( questions: WidgetQuestion[], ...actions: FlowAction[] ): FlowState =>
	actions.reduce( ( before, action ) => step( questions, before, action, asked ), startFlow( questions, asked ) );

const edit = ( of: string, value: string ): FlowAction => ( { type: 'edit', of, draft: { value } } );

describe( 'a page with several questions', () => {
	it( 'shows all of its questions that the answers lead to', () => {
		expect( shown( go( ALL ) ) ).toEqual( [ 'color', 'mail' ] );
		expect( shown( go( ALL, edit( 'color', 'Red' ) ) ) ).toEqual( [ 'color', 'why', 'mail' ] );
		expect( shown( go( ALL, edit( 'color', 'Red' ), edit( 'color', 'Blue' ) ) ) ).toEqual( [ 'color', 'mail' ] );
	} );

	it( 'starts with the first question that is asked', () => {
		const hidden = { ...COLOR, logic: WHY.logic };
		expect( shown( go( [ LAST, hidden, MAIL ], { type: 'next' } ), [ LAST, hidden, MAIL ] ) ).toEqual( [ 'mail' ] );
	} );

	it( 'validates all answers, and an edit corrects only its own', () => {
		const tried = go( ALL, edit( 'color', 'Red' ), edit( 'mail', 'ada' ), { type: 'next' } );
		expect( tried.errors ).toEqual( [
			{ of: 'why', path: 'value', rule: 'required' },
			{ of: 'mail', path: 'value', rule: 'email' },
		] );
		expect( step( ALL, tried, edit( 'why', 'W' ), asked ).errors.map( ( { of } ) => of ) ).toEqual( [ 'mail' ] );
	} );

	it( 'is one step forward and one back', () => {
		const second = go( ALL, edit( 'color', 'Red' ), edit( 'why', 'Warm' ), { type: 'next' } );
		expect( shown( second ) ).toEqual( [ 'last' ] );
		expect( shown( step( ALL, second, { type: 'back' }, asked ) ) ).toEqual( [ 'color', 'why', 'mail' ] );
		expect( shown( go( ALL, { type: 'back' } ) ) ).toEqual( [ 'color', 'mail' ] );
	} );

	it( 'sends the answers of all of its questions, and of no other', () => {
		const done = go(
			ALL,
			edit( 'color', 'Red' ),
			edit( 'why', 'Warm' ),
			edit( 'color', 'Blue' ),
			{ type: 'next' },
			{ type: 'next' }
		);
		expect( done.finished ).toBe( true );
		expect( answersOf( ALL, done )?.map( ( { question_id: id, value } ) => [ id, value ] ) ).toEqual( [
			[ 'color', 'Blue' ],
			[ 'mail', null ],
			[ 'last', null ],
		] );
	} );

	it( 'is skipped as a whole, unless it has a required question', () => {
		const red = go( ALL, edit( 'color', 'Red' ) );
		expect( step( ALL, red, { type: 'skip' }, asked ) ).toBe( red );

		const skipped = go( ALL, edit( 'color', 'Blue' ), edit( 'mail', 'ada@example.org' ), { type: 'skip' } );
		expect( shown( skipped ) ).toEqual( [ 'last' ] );
		expect( answersOf( ALL, skipped ) ).toBeNull();
	} );

	it( 'stays if skipping its answers adds a required question', () => {
		const unless = { ...WHY, logic: { action: 'hide' as const, conditions: WHY.logic?.conditions ?? [] } };
		const questions = [ COLOR, unless, LAST ];
		const skipped = go( questions, edit( 'color', 'Red' ), { type: 'skip' } );
		expect( shown( skipped, questions ) ).toEqual( [ 'color', 'why' ] );
		expect( skipped.drafts[ 'color' ]?.value ).toBeNull();
	} );

	it( 'counts once', () => {
		expect( countOf( ALL, go( ALL ), asked ) ).toBe( 2 );
		expect( countOf( ALL, go( ALL, edit( 'color', 'Red' ) ), asked ) ).toBe( 2 );
	} );
} );
