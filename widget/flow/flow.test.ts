import { describe, expect, it } from 'vitest';
import type { SubmittedAnswer } from '../../src/contract/types';
import cases from '../../tests/fixtures/flow.json';
import { named } from '../testing';
import type { AnswerError } from './answer-rules';
import { answersOf, startFlow, step } from './flow';
import type { Draft, FlowAction } from './flow';

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

describe( 'the way through a survey', () => {
	it.each( cases as Case[] )(
		'$name',
		( { questions: names, drafts = {}, steps, path, errors = [], finished, answers } ) => {
			const questions = named( ...names );

			const state = steps.reduce( ( before, action ) => step( questions, before, action ), {
				...startFlow( questions ),
				drafts,
			} );

			expect( state.path ).toEqual( path );
			expect( state.errors ).toEqual( errors );
			expect( state.finished ).toBe( finished );
			if ( answers !== 'unchecked' ) {
				expect( answersOf( questions, state ) ).toEqual( answers );
			}
		}
	);

	it( 'takes no more steps than there are questions, however often one goes on', () => {
		const questions = named( 'why', 'colour', 'pages', 'mail' );
		let state = startFlow( questions );
		for ( let tries = 0; tries < 50; tries += 1 ) {
			state = step( questions, state, { type: 'next' } );
		}

		expect( state.path ).toHaveLength( 4 );
		expect( state.finished ).toBe( true );
	} );
} );
