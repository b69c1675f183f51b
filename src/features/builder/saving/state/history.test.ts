import { describe, expect, it } from 'vitest';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { type BuilderAction, builderReducer } from './builder-reducer';
import { visibleErrors } from '@/features/builder/draft/draft-state';
import { type BuilderState, isDirty, loadedState } from './builder-state';
import type { Operation } from '@/features/builder/draft/operations/operations';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const UNDO: BuilderAction = { type: 'undo' };
const REDO: BuilderAction = { type: 'redo' };

const stored = () =>
	surveyOf( {
		id: 5,
		status: 'draft',
		questions: [
			questionOf( {
				id: A,
				title: 'Which?',
				type: 'radio-button',
				config: { options: [ 'Red', 'Blue' ], include_name: false },
			} ),
			questionOf( {
				id: B,
				title: 'Why?',
				logic: {
					enabled: true,
					action: 'show',
					conditions: [ { question_id: A, compare: '=', value: 'Red' } ],
				},
			} ),
		],
	} );
const start = () => loadedState( stored(), true );
const after = ( state: BuilderState, ...actions: BuilderAction[] ) => actions.reduce( builderReducer, state );
const does = ( operation: Operation ): BuilderAction => ( { type: 'done', operation } );
const types = ( question: string, text: string ): BuilderAction[] =>
	Array.from( text, ( _, index ) => ( {
		type: 'typed',
		operation: { type: 'set', question, path: 'title', value: text.slice( 0, index + 1 ) },
	} ) );
const labels = ( ...values: string[] ): BuilderAction[] =>
	values.map( ( value ) => ( {
		type: 'typed',
		operation: { type: 'set', question: A, option: '1', path: 'label', value },
	} ) );
const titles = ( state: BuilderState ) => state.form.draft.questions.map( ( { title } ) => title );
const condition = ( state: BuilderState ) => state.form.draft.questions[ 1 ]?.logic.conditions[ 0 ]?.value;

describe( 'typing', () => {
	it( 'in one field is one step', () => {
		const typed = after( start(), ...types( A, 'What now?' ) );
		expect( typed.history.past ).toHaveLength( 1 );
		expect( titles( after( typed, UNDO ) ) ).toEqual( [ 'Which?', 'Why?' ] );
		expect( titles( after( typed, UNDO, REDO ) ) ).toEqual( [ 'What now?', 'Why?' ] );
	} );

	it( 'starts a new step after focus left or something else was done', () => {
		const left = after( start(), ...types( A, 'One' ), { type: 'field-left' }, ...types( A, 'Two' ) );
		expect( titles( after( left, UNDO ) )[ 0 ] ).toBe( 'One' );
		const moved = after(
			start(),
			...types( A, 'One' ),
			does( { type: 'add-option', question: A } ),
			...types( A, 'Two' )
		);
		expect( moved.history.past ).toHaveLength( 3 );
		expect( after( start(), ...types( A, 'One' ), ...types( B, 'Two' ) ).history.past ).toHaveLength( 2 );
	} );

	it( 'that ends with the original text is not a step', () => {
		const back = after( start(), ...types( A, 'Which?' ) );
		expect( back.history.past ).toEqual( [] );
		expect( isDirty( back ) ).toBe( false );
	} );

	it( 'that changes nothing keeps the previous step', () => {
		const same: BuilderAction = {
			type: 'typed',
			operation: { type: 'set', question: B, path: 'title', value: 'Why?' },
		};
		const typed = after( start(), does( { type: 'add-option', question: A } ), same, ...types( B, 'Wh' ) );
		expect( typed.form.draft.questions[ 0 ]?.config.options ).toHaveLength( 3 );
		expect( typed.history.past ).toHaveLength( 2 );
	} );

	it( 'moves conditions to the new label, even after an empty or duplicate label', () => {
		const typed = after( start(), ...labels( 'Re', '', 'B', 'Blue', 'Blueish' ) );
		expect( condition( typed ) ).toBe( 'Blueish' );
		expect( condition( after( typed, UNDO ) ) ).toBe( 'Red' );
		expect( condition( after( typed, UNDO, REDO ) ) ).toBe( 'Blueish' );
	} );
} );

describe( 'undo', () => {
	it( 'restores what an operation removed, and returns the changed field', () => {
		const gone = after( start(), does( { type: 'remove', question: A } ) );
		expect( gone.lost ).toEqual( { conditions: 1 } );
		const back = after( gone, UNDO );
		expect( back.form.draft ).toEqual( start().form.draft );
		expect( back.revised ).toEqual( { field: `questions[${ A }].title` } );
	} );

	it( 'returns the field that was changed, not the ones that followed', () => {
		const renamed = after( start(), ...labels( 'Rose' ) );
		const field = `questions[${ A }].config.options[1]`;
		expect( after( renamed, UNDO ).revised ).toEqual( { field } );
		expect( after( renamed, UNDO, REDO ).revised ).toEqual( { field } );
		const retyped = after( start(), does( { type: 'retype', question: A, as: 'text' } ), UNDO );
		expect( retyped.revised ).toEqual( { field: `questions[${ A }].type` } );
	} );

	it( 'moves to the neighbor of a question that it removes', () => {
		const C = '33333333-3333-4333-8333-333333333333';
		const added = after( start(), does( { type: 'add', question: C, as: 'text' } ) );
		expect( after( added, UNDO ).revised ).toEqual( { field: `questions[${ B }].title` } );
	} );

	it( 'goes back more than 100 steps', () => {
		const many = Array.from( { length: 300 }, ( _, index ) =>
			does( { type: 'set', question: A, path: 'title', value: String( index ) } )
		);
		const back = after( after( start(), ...many ), ...many.map( () => UNDO ) );
		expect( back.form.draft ).toEqual( start().form.draft );
	} );

	it( 'does nothing when there are no more steps', () => {
		expect( after( start(), UNDO ) ).toEqual( start() );
		expect( after( start(), ...types( A, 'x' ), REDO ).history.past ).toHaveLength( 1 );
	} );

	it( 'leaves nothing to redo after another edit', () => {
		const state = after( start(), ...types( A, 'One' ), UNDO, ...types( B, 'Two' ), REDO );
		expect( titles( state ) ).toEqual( [ 'Which?', 'Two' ] );
	} );

	it( 'clears the error of the field that it changes', () => {
		const state = after(
			start(),
			...types( A, 'Long' ),
			{ type: 'field-left' },
			{
				type: 'refused',
				errors: { [ `questions[${ A }].title` ]: 'Too long.' },
			}
		);
		expect( visibleErrors( state ) ).toEqual( { 'questions[0].title': 'Too long.' } );
		expect( visibleErrors( after( state, UNDO ) ) ).toEqual( {} );
	} );
} );

describe( 'a save', () => {
	const save = ( state: BuilderState, survey = {} ): BuilderAction => ( {
		type: 'saved',
		sent: state.form,
		mayNotify: true,
		survey: {
			...stored(),
			version: 2,
			questions: state.form.draft.questions.map( ( question ) => ( {
				...question,
				title: question.title.trim(),
				config: { ...question.config, options: question.config.options.map( ( { label } ) => label.trim() ) },
			} ) ),
			...survey,
		},
	} );

	it( 'keeps all steps, and saved changes can be undone', () => {
		const edited = after( start(), ...types( A, 'One ' ), does( { type: 'remove', question: B } ) );
		const saved = after( edited, save( edited ) );
		expect( saved.form.version ).toBe( 2 );
		expect( isDirty( saved ) ).toBe( false );

		const back = after( saved, UNDO, UNDO );
		expect( back.form.draft ).toEqual( start().form.draft );
		expect( back.form.version ).toBe( 2 );
		expect( isDirty( back ) ).toBe( true );
		expect( titles( after( back, REDO, REDO ) ) ).toEqual( [ 'One' ] );
	} );

	it( 'keeps the same objects for questions that the server stored', () => {
		const edited = after( start(), ...types( B, 'Because' ) );
		const saved = after( edited, save( edited ) );
		expect( saved.form.draft.questions[ 0 ] ).toBe( edited.form.draft.questions[ 0 ] );
	} );

	it( 'skips steps of a question that the server removed, with its conditions', () => {
		const C = '33333333-3333-4333-8333-333333333333';
		const logic = {
			enabled: true,
			action: 'hide',
			conditions: [ { question_id: C, compare: '=', value: 9 } ],
		} as const;
		const edited = after(
			start(),
			does( { type: 'add', question: C, as: 'nps' } ),
			does( { type: 'move', question: C, to: 0 } ),
			does( {
				type: 'set',
				question: B,
				path: 'logic',
				value: { ...logic, conditions: [ ...logic.conditions ] },
			} ),
			UNDO
		);
		const saved = after( edited, save( edited, { questions: stored().questions } ) );
		expect( after( saved, REDO ).form.draft.questions[ 1 ]?.logic ).toMatchObject( {
			enabled: false,
			conditions: [],
		} );
		expect( after( saved, REDO ).lost ).toEqual( { conditions: 1 } );
		expect( after( saved, UNDO, UNDO ).form.draft.questions ).toHaveLength( 2 );
	} );
} );
