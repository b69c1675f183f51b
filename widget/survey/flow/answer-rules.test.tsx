import { describe, expect, it } from 'vitest';
import type { SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import cases from '../../../tests/fixtures/answer-rules.json';
import { answersByRow } from '../question-types/faults';
import '../question-types/on-demand/all'; // Adds the rules of their types.
import { checkAnswer } from './answer-rules';

interface Case {
	name: string;
	questions: WidgetQuestion[];
	answers: SubmittedAnswer[];
	errors: Array< { path: string; rule: string } >;
	/** The answers as the browser sends them, if the server stores something else. */
	sent?: SubmittedAnswer[];
	clean?: SubmittedAnswer[];
}

const BROWSER_RULES = [ 'date', 'email', 'maxLength', 'max_date', 'min_date', 'required' ];

/** The server's test cases that a visitor can cause, one per answer. */
const OURS = ( cases as unknown as Case[] ).flatMap( ( { name, questions, answers, errors, clean, sent = clean } ) =>
	answers.flatMap( ( answer, index ) => {
		const at = `answers[${ index }].`;
		const found = errors
			.filter( ( { path } ) => path.startsWith( at ) )
			.map( ( { path, rule } ) => ( { path: path.replace( at, '' ), rule } ) );
		const question = questions.find( ( { id } ) => id === answer.question_id );
		const isOurs = found.every( ( { rule } ) => BROWSER_RULES.includes( rule ) );
		return question && isOurs ? [ { name, question, answer, found, clean: sent?.[ index ] } ] : [];
	} )
);

/** Cases of rankings with the first numbers, which the browser has as a list of items. */
const RANKED = ( cases as unknown as Case[] ).flatMap( ( { name, questions: [ question ], answers, errors } ) => {
	const given = answers.filter( ( { value } ) => value !== null );
	const value = given
		.sort( ( one, next ) => Number( one.value ) - Number( next.value ) )
		.map( ( { question_id: id } ) => id );
	const isOurs = given.every( ( each, place ) => each.value === place + 1 );
	return question?.type === 'ranking' && isOurs ? [ { name, question, answers, value, errors } ] : [];
} );

describe( 'answer validation', () => {
	it( 'has cases for each error', () => {
		const rules = OURS.flatMap( ( { found } ) => found.map( ( { rule } ) => rule ) );
		expect( [ ...new Set( rules ) ].sort() ).toEqual( BROWSER_RULES );
		expect( OURS.length ).toBeGreaterThan( 60 );
	} );

	it.each( RANKED )( '$name', ( { question, answers, value, errors } ) => {
		const { clean, errors: found } = checkAnswer( question, { question_id: question.id, value } );

		expect( found.length > 0 ).toBe( errors.some( ( { rule } ) => rule !== 'empty' ) );
		if ( ! errors.length ) {
			expect( answersByRow( [ question ], [ clean ] ) ).toEqual( answers );
		}
	} );

	it.each( OURS )( '$name', ( { question, answer, found, clean } ) => {
		const checked = checkAnswer( question, answer );

		expect( checked.errors ).toEqual( found );
		if ( clean ) {
			expect( checked.clean ).toEqual( clean );
		}
	} );
} );
