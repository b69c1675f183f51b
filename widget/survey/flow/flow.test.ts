import { describe, expect, it } from 'vitest';
import type { SubmittedAnswer } from '../../../src/contract/types';
import cases from '../../../tests/fixtures/flow.json';
import { IN_LINE, named } from '../../testing';
import type { AnswerError } from './answer-rules';
import { answersOf, countOf, startFlow, step } from './flow';
import type { SelectQuestions, Draft, FlowAction, FlowState } from './flow';

interface Case {
	name: string;
	questions: string[];
	drafts?: Record< string, Draft >;
	steps: FlowAction[];
	path: string[];
	errors?: AnswerError[];
	finished: boolean;
	answers: SubmittedAnswer[] | null | 'unchecked';
}

const { asked: inLine } = IN_LINE;

describe( 'the path through a survey', () => {
	it.each( cases as Case[] )(
		'$name',
		( { questions: names, drafts = {}, steps, path, errors = [], finished, answers } ) => {
			const questions = named( ...names );

			const state = steps.reduce( ( before, action ) => step( questions, before, action, inLine ), {
				...startFlow( questions, inLine ),
				drafts,
			} );

			expect( state.path ).toEqual( path );
			expect( state.errors.map( ( { path: place, rule } ) => ( { path: place, rule } ) ) ).toEqual( errors );
			expect( state.finished ).toBe( finished );
			if ( answers !== 'unchecked' ) {
				expect( answersOf( questions, state ) ).toEqual( answers );
			}
		}
	);

	it( 'takes at most one step per question, however often the visitor continues', () => {
		const questions = named( 'why', 'colour', 'pages', 'mail' );
		let state = startFlow( questions, inLine );
		for ( let tries = 0; tries < 50; tries += 1 ) {
			state = step( questions, state, { type: 'next' }, inLine );
		}

		expect( state.path ).toHaveLength( 4 );
		expect( state.finished ).toBe( true );
	} );

	it( 'skips hidden questions, even the first, and adds them when an answer changes', () => {
		const questions = named( 'why', 'colour', 'pages', 'stars' );
		const asked: SelectQuestions = ( all, values ) =>
			inLine( all, values ).filter(
				( id ) => id !== 'why' && ( id !== 'pages' || values[ 'colour' ] === 'Red' )
			);
		const go = ( state: FlowState, ...actions: FlowAction[] ): FlowState =>
			actions.reduce( ( before, action ) => step( questions, before, action, asked ), state );
		const choose = ( value: string ): FlowAction => ( { type: 'edit', draft: { value } } );
		const tick: FlowAction = { type: 'edit', draft: { value: [ 'Home' ] } };

		const first = go( startFlow( questions, asked ), choose( 'Red' ), { type: 'next' }, tick, { type: 'next' } );
		expect( first.path ).toEqual( [ 'colour', 'pages', 'stars' ] );
		expect( countOf( questions, first, asked ) ).toBe( 3 );

		const second = go( first, { type: 'back' }, { type: 'back' }, choose( 'Blue' ), { type: 'next' } );
		expect( second.path ).toEqual( [ 'colour', 'stars' ] );
		expect( countOf( questions, second, asked ) ).toBe( 2 );
		expect( answersOf( questions, second ) ).toEqual( [
			{ question_id: 'colour', value: 'Blue' },
			{ question_id: 'stars', value: null },
		] );
	} );

	it( 'is finished before it starts if the rules hide every question', () => {
		expect( startFlow( named( 'why' ), () => [] ).finished ).toBe( true );
	} );
} );
