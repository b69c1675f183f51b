import { describe, expect, it } from 'vitest';
import type { SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import cases from '../../../tests/fixtures/answer-rules.json';
import '../question-types/fields'; // Adds the rules of the extended bundle's types.
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

describe( 'answer validation', () => {
	it( 'has cases for each error', () => {
		const rules = OURS.flatMap( ( { found } ) => found.map( ( { rule } ) => rule ) );
		expect( [ ...new Set( rules ) ].sort() ).toEqual( BROWSER_RULES );
		expect( OURS.length ).toBeGreaterThan( 60 );
	} );

	it.each( OURS )( '$name', ( { question, answer, found, clean } ) => {
		const checked = checkAnswer( question, answer );

		expect( checked.errors ).toEqual( found );
		if ( clean ) {
			expect( checked.clean ).toEqual( clean );
		}
	} );
} );
