import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/contract/limits';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { formQuestionOf } from '@/features/builder/draft/form/load-survey';
import { moveError, withQuestionAdded } from './move-question';

const THERE = '11111111-1111-4111-8111-111111111111';
const NEW = '22222222-2222-4222-8222-222222222222';
const question = formQuestionOf(
	questionOf( {
		id: '33333333-3333-4333-8333-333333333333',
		title: 'Which? ',
		type: 'radio-button',
		config: { options: [ 'Red', 'Blue' ], include_name: false },
		logic: {
			enabled: true,
			action: 'show',
			conditions: [ { question_id: '44444444-4444-4444-8444-444444444444', compare: '=', value: 'Yes' } ],
		},
	} )
);

describe( 'a question that moves to another survey', () => {
	it( 'becomes its last one, with a new id and without logic', () => {
		const sent = withQuestionAdded(
			surveyOf( { id: 7, version: 4, questions: [ questionOf( { id: THERE } ) ] } ),
			question,
			NEW
		);

		expect( sent ).toMatchObject( { id: 7, version: 4 } );
		expect( sent.questions?.map( ( { id } ) => id ) ).toEqual( [ THERE, NEW ] );
		expect( sent.questions?.[ 1 ] ).toMatchObject( {
			title: 'Which?',
			config: { options: [ 'Red', 'Blue' ] },
			logic: { enabled: false, conditions: [] },
		} );
	} );

	it( 'changes nothing else in that survey', () => {
		const sent = withQuestionAdded( surveyOf( { id: 7, status: 'publish' } ), question, NEW );

		expect( sent.status ).toBe( 'publish' );
		expect( Object.keys( sent.settings ?? {} ) ).toEqual( [ 'thank_you' ] );
		expect( sent ).not.toHaveProperty( 'notifications' );
	} );

	it( 'can’t move to a survey with 100 questions, or add a second score', () => {
		const full = Array.from( { length: LIMITS.QUESTIONS }, () => questionOf( {} ) );

		expect( moveError( surveyOf( { id: 7, questions: full } ), question ) ).toContain( '100' );
		expect( moveError( surveyOf( { id: 7, type: 'nps' } ), { ...question, type: 'nps' } ) ).toContain(
			'one score'
		);
		expect( moveError( surveyOf( { id: 7, type: 'nps' } ), question ) ).toBeNull();
		expect( moveError( surveyOf( { id: 7 } ), question ) ).toBeNull();
	} );

	it( 'needs no more options than the site allows', () => {
		const options = [ 'a', 'b', 'c', 'd', 'e', 'f' ].map( ( label ) => ( { id: label, label } ) );
		const long = { ...question, config: { ...question.config, options } };

		expect( moveError( surveyOf( { id: 7 } ), long ) ).toContain( 'up to 5 options' );
	} );
} );
