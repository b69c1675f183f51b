import { describe, expect, it } from 'vitest';
import type { SubmittedAnswer, WidgetQuestion } from '../../src/contract/types';
import cases from '../../tests/fixtures/answer-rules.json';
import { checkAnswers } from './answer-rules';
import type { AnswerError } from './answer-rules';

interface Case {
	name: string;
	questions: WidgetQuestion[];
	answers: SubmittedAnswer[];
	errors: AnswerError[];
	clean?: SubmittedAnswer[];
}

describe( 'answers against their questions', () => {
	it.each( cases as unknown as Case[] )( '$name', ( { questions, answers, errors, clean } ) => {
		const checked = checkAnswers( questions, answers );

		expect( checked.errors ).toEqual( errors );
		if ( clean ) {
			expect( checked.clean ).toEqual( clean );
		}
	} );
} );
