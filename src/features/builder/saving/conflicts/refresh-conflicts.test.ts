import { describe, expect, it } from 'vitest';
import type { Survey } from '@/contract/types';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { type BuilderAction, builderReducer } from '../state/builder-reducer';
import { loadedState } from '../state/builder-state';
import type { Operation } from '@/features/builder/draft/operations/operations';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const C = '33333333-3333-4333-8333-333333333333';
const radio = ( ...options: string[] ) =>
	questionOf( {
		id: A,
		title: 'Which?',
		type: 'radio-button',
		config: { options, include_name: false, option_ids: [ 'Red', 'Blue' ].slice( 0, options.length ) },
	} );
const survey = ( version: number, title: string, questions: Survey[ 'questions' ] ) =>
	surveyOf( { id: 5, version, title, questions } );
const others = [ questionOf( { id: B, title: 'Why?' } ), questionOf( { id: C, title: 'When?' } ) ];
const stored = survey( 1, 'Tea', [ radio( 'Red', 'Blue' ), ...others ] );
const done = ( operation: Operation ): BuilderAction => ( { type: 'done', operation } );
const after = ( ...actions: BuilderAction[] ) => actions.reduce( builderReducer, loadedState( stored, true ) );
const theirs = ( title: string, questions: Survey[ 'questions' ] ): BuilderAction => ( {
	type: 'remote-changed',
	survey: survey( 2, title, questions ),
	mayNotify: true,
} );
const retitled = ( value: string ) => done( { type: 'set', path: 'title', value } );
const retyped = ( as: 'email' | 'text' ) => done( { type: 'retype', question: A, as } );
const moved = ( question: string, to: number ) => done( { type: 'move', question, to } );
const labeled = ( value: string ) => done( { type: 'set', question: A, option: '1', path: 'label', value } );

// Guards against: the dialog showed the form as of the other's save, so that taking theirs silently deleted newer text.
describe( 'an edit made while a conflict is open updates the conflict', () => {
	it.each< [ string, BuilderAction[], BuilderAction, BuilderAction, object ] >( [
		[
			'a title',
			[ retitled( 'Mine' ) ],
			theirs( 'Theirs', stored.questions ),
			retitled( 'Mine, longer' ),
			{ path: 'title', mine: 'Mine, longer', theirs: 'Theirs' },
		],
		[
			'a label',
			[ labeled( 'Mine' ) ],
			theirs( 'Tea', [ radio( 'Theirs', 'Blue' ), ...others ] ),
			labeled( 'Mine, longer' ),
			{ path: `questions[${ A }].config.options[1].label`, mine: 'Mine, longer', theirs: 'Theirs' },
		],
		[
			'a type',
			[ retyped( 'email' ) ],
			theirs( 'Tea', [ questionOf( { ...radio(), type: 'nps' } ), ...others ] ),
			retyped( 'text' ),
			{ path: `questions[${ A }].type`, mine: { type: 'text' }, theirs: { type: 'nps' } },
		],
		[
			'a question that they deleted',
			[ labeled( 'Mine' ) ],
			theirs( 'Tea', others ),
			done( { type: 'remove', question: A } ),
			{ path: `questions[${ A }]`, mine: null, theirs: null },
		],
		[
			'the order',
			[ moved( C, 0 ) ],
			theirs( 'Tea', [ ...stored.questions ].reverse() ),
			moved( B, 0 ),
			{ path: 'questions', mine: [ B, C, A ], theirs: [ C, B, A ] },
		],
	] )( '%s', ( _, mine, saved, more, conflict ) => {
		const state = after( ...mine, saved, more );
		expect( state.conflicts ).toMatchObject( [ conflict ] );
	} );
} );

// Guards against: theirs could be chosen then, without effect.
describe( 'deleting something with an open conflict', () => {
	it( 'asks about it once as a unit, and choosing theirs restores it', () => {
		const state = after(
			labeled( 'Mine' ),
			done( { type: 'set', question: A, path: 'title', value: 'Mine?' } ),
			theirs( 'Tea', [ { ...radio( 'Theirs', 'Blue' ), title: 'Theirs?' }, ...others ] ),
			done( { type: 'remove', question: A } )
		);
		const path = `questions[${ A }]`;
		expect( state.conflicts ).toMatchObject( [ { path, mine: null, theirs: { title: 'Theirs?' } } ] );
		const { questions } = builderReducer( state, { type: 'decided', theirs: new Set( [ path ] ) } ).form.draft;
		expect( questions[ 0 ]?.config.options[ 0 ]?.label ).toBe( 'Theirs' );
	} );

	it( 'asks about a deleted option, not about its label', () => {
		const state = after(
			done( { type: 'add-option', question: A } ),
			labeled( 'Mine' ),
			theirs( 'Tea', [ radio( 'Theirs', 'Blue' ), ...others ] ),
			done( { type: 'remove', question: A, option: '1' } )
		);
		const path = `questions[${ A }].config.options[1]`;
		expect( state.conflicts ).toMatchObject( [ { path, mine: null, theirs: { label: 'Theirs' } } ] );
	} );

	it( 'allows choosing theirs after the deletion is undone', () => {
		const state = after(
			done( { type: 'remove', question: A } ),
			theirs( 'Tea', [ { ...radio( 'Theirs', 'Blue' ), title: 'Theirs?' }, ...others ] ),
			{ type: 'undo' }
		);
		const path = `questions[${ A }]`;
		expect( state.conflicts ).toMatchObject( [
			{ path, mine: { title: 'Which?' }, theirs: { title: 'Theirs?' } },
		] );
		const { questions } = builderReducer( state, { type: 'decided', theirs: new Set( [ path ] ) } ).form.draft;
		expect( questions.map( ( { title } ) => title ) ).toEqual( [ 'Theirs?', 'Why?', 'When?' ] );
		expect( questions[ 0 ]?.config.options[ 0 ]?.label ).toBe( 'Theirs' );
	} );
} );
