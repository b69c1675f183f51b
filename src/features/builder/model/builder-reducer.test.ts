import { describe, expect, it } from 'vitest';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';
import { type BuilderAction, builderReducer } from './builder-reducer';
import { type BuilderState, isDirty, loadedState, newState, visibleErrors } from './builder-state';
import { draftOf, type SurveyForm } from './survey-form';
import { isComplete, validate } from './validation';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const C = '33333333-3333-4333-8333-333333333333';

function after( state: BuilderState, ...actions: BuilderAction[] ): BuilderState {
	return actions.reduce( builderReducer, state );
}

const blank = () => newState( A );
const optionsOf = ( state: BuilderState, place = 0 ) => state.form.questions[ place ]?.options;
const ids = ( state: BuilderState ) => state.form.questions.map( ( { id } ) => id );

describe( 'a new survey', () => {
	it( 'starts with one blank text question and the usual thanks', () => {
		const { form } = blank();
		expect( form.questions ).toHaveLength( 1 );
		expect( form.questions[ 0 ] ).toMatchObject( { id: A, type: 'text', title: '' } );
		expect( form.thankYou ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'has nothing to lose until something is typed', () => {
		expect( isDirty( blank() ) ).toBe( false );
		expect( isDirty( after( blank(), { type: 'question-retitled', questionId: A, title: 'Why?' } ) ) ).toBe( true );
	} );

	it( 'is a draft until the Publish step opens, and then proposes to publish, once', () => {
		const opened = after( blank(), { type: 'publish-step-opened' } );
		expect( blank().form.status ).toBe( 'draft' );
		expect( opened.form.status ).toBe( 'publish' );
		expect(
			after( opened, { type: 'status-changed', status: 'draft' }, { type: 'publish-step-opened' } ).form.status
		).toBe( 'draft' );
	} );
} );

describe( 'changing the type of a question', () => {
	it( 'fills in the fewest options of the new type', () => {
		expect(
			optionsOf( after( blank(), { type: 'question-retyped', questionId: A, questionType: 'checkbox' } ) )
		).toEqual( [ '' ] );
		expect(
			optionsOf( after( blank(), { type: 'question-retyped', questionId: A, questionType: 'radio-button' } ) )
		).toEqual( [ '', '' ] );
	} );

	it( 'keeps options between checkboxes and radio buttons, with as many as the new one needs', () => {
		const state = after(
			blank(),
			{ type: 'question-retyped', questionId: A, questionType: 'checkbox' },
			{ type: 'option-changed', questionId: A, index: 0, value: 'Red' },
			{ type: 'question-retyped', questionId: A, questionType: 'radio-button' }
		);
		expect( optionsOf( state ) ).toEqual( [ 'Red', '' ] );
	} );

	it( 'forgets options, first name and comment box on the way to a type that has none', () => {
		const state = after(
			blank(),
			{ type: 'question-retyped', questionId: A, questionType: 'radio-button' },
			{ type: 'option-changed', questionId: A, index: 0, value: 'Red' },
			{ type: 'question-switched', questionId: A, setting: 'comment_box', isOn: true },
			{ type: 'question-switched', questionId: A, setting: 'required', isOn: true },
			{ type: 'question-retyped', questionId: A, questionType: 'email' }
		);
		expect( state.form.questions[ 0 ] ).toMatchObject( { options: [], comment_box: false, required: true } );
		const named = after(
			state,
			{ type: 'question-switched', questionId: A, setting: 'include_name', isOn: true },
			{ type: 'question-retyped', questionId: A, questionType: 'text' }
		);
		expect( named.form.questions[ 0 ]?.include_name ).toBe( false );
	} );
} );

describe( 'options', () => {
	const radio = () => after( blank(), { type: 'question-retyped', questionId: A, questionType: 'radio-button' } );
	const add: BuilderAction = { type: 'option-added', questionId: A };

	it( 'are five at most', () => {
		expect( optionsOf( after( radio(), add, add, add, add, add ) ) ).toHaveLength( 5 );
	} );

	it( 'are never fewer than the type needs', () => {
		const remove: BuilderAction = { type: 'option-removed', questionId: A, index: 0 };
		expect( optionsOf( after( radio(), add, remove, remove, remove ) ) ).toHaveLength( 2 );
	} );

	it( 'are sent trimmed, and stay as they were typed', () => {
		const state = after( radio(), { type: 'option-changed', questionId: A, index: 0, value: '  Red ' } );
		expect( draftOf( state.form ).questions?.[ 0 ]?.config?.options ).toEqual( [ 'Red', '' ] );
		expect( optionsOf( state )?.[ 0 ] ).toBe( '  Red ' );
	} );
} );

describe( 'the order of questions', () => {
	const three = () =>
		after(
			blank(),
			{ type: 'question-added', questionId: B, questionType: 'nps' },
			{ type: 'question-added', questionId: C, questionType: 'email' }
		);

	it( 'changes up, down and not beyond the ends', () => {
		expect( ids( after( three(), { type: 'question-moved', questionId: C, to: 0 } ) ) ).toEqual( [ C, A, B ] );
		expect( ids( after( three(), { type: 'question-moved', questionId: A, to: 1 } ) ) ).toEqual( [ B, A, C ] );
		expect( ids( after( three(), { type: 'question-moved', questionId: A, to: 99 } ) ) ).toEqual( [ B, C, A ] );
		expect( ids( after( three(), { type: 'question-moved', questionId: A, to: -1 } ) ) ).toEqual( [ A, B, C ] );
	} );

	it( 'keeps what is marked with its question', () => {
		const state = after(
			three(),
			{ type: 'refused', errors: { [ `${ B }.title` ]: 'Too long.' } },
			{ type: 'question-moved', questionId: B, to: 0 }
		);
		expect( visibleErrors( state )[ `${ B }.title` ] ).toBe( 'Too long.' );
	} );
} );

describe( 'an NPS survey', () => {
	const nps = () => after( blank(), { type: 'survey-type-changed', surveyType: 'nps', questionId: B } );

	it( 'starts with its NPS question in place of the blank one', () => {
		expect( nps().form.questions ).toMatchObject( [ { id: B, type: 'nps' } ] );
	} );

	it( 'keeps that question and its type', () => {
		const tried = after(
			nps(),
			{ type: 'question-deleted', questionId: B },
			{ type: 'question-retyped', questionId: B, questionType: 'text' }
		);
		expect( tried.form.questions ).toMatchObject( [ { id: B, type: 'nps' } ] );
	} );

	it( 'lets other questions go', () => {
		expect(
			ids(
				after(
					nps(),
					{ type: 'question-added', questionId: C, questionType: 'text' },
					{ type: 'question-deleted', questionId: C }
				)
			)
		).toEqual( [ B ] );
	} );

	it( 'does not cost a question that was typed already', () => {
		const state = after(
			blank(),
			{ type: 'question-retitled', questionId: A, title: 'Why?' },
			{ type: 'survey-type-changed', surveyType: 'nps', questionId: B }
		);
		expect( ids( state ) ).toEqual( [ B, A ] );
	} );
} );

describe( 'what is missing', () => {
	it( 'is a title, an option, a message or any question at all', () => {
		const state = after(
			blank(),
			{ type: 'question-retyped', questionId: A, questionType: 'checkbox' },
			{ type: 'thank-you-changed', message: '  ' }
		);
		expect( validate( state.form ) ).toEqual( {
			[ `${ A }.title` ]: 'Title is required.',
			[ `${ A }.options` ]: 'Options are required.',
			thankYou: 'Message is required.',
		} );
		expect( isComplete( after( blank(), { type: 'question-deleted', questionId: A } ).form ) ).toBe( false );
	} );

	it( 'is marked only once someone tried to go on', () => {
		expect( visibleErrors( blank() ) ).toEqual( {} );
		expect( visibleErrors( after( blank(), { type: 'missing-shown' } ) ) ).toEqual( {
			[ `${ A }.title` ]: 'Title is required.',
		} );
	} );

	it( 'no longer marks what the server refused once it is edited', () => {
		const refused = after( blank(), {
			type: 'refused',
			errors: { [ `${ A }.title` ]: 'Too long.', title: 'Taken.' },
		} );
		const edited = after( refused, { type: 'question-retitled', questionId: A, title: 'Short' } );
		expect( visibleErrors( edited ) ).toEqual( { title: 'Taken.' } );
	} );
} );

/** The form as a server stores it that takes text questions only. */
function storedFrom( form: SurveyForm ) {
	return surveyOf( {
		id: 8,
		title: form.title,
		status: 'draft',
		questions: form.questions
			.filter( ( { type } ) => type === 'text' )
			.map( ( { id, title } ) => questionOf( { id, title } ) ),
		settings: settingsOf( { message: form.thankYou } ),
	} );
}

describe( 'a save', () => {
	it( 'takes over id and version, and keeps what was typed while it was under way', () => {
		const sent = after( blank(), { type: 'question-retitled', questionId: A, title: 'Why' } );
		const typedOn = after( sent, { type: 'question-retitled', questionId: A, title: 'Why not?' } );
		const saved = after( typedOn, {
			type: 'saved',
			sent: sent.form,
			survey: surveyOf( { id: 8, version: 3, status: 'draft' } ),
		} );

		expect( saved.form ).toMatchObject( { id: 8, version: 3 } );
		expect( saved.form.questions[ 0 ]?.title ).toBe( 'Why not?' );
		expect( isDirty( saved ) ).toBe( true );
	} );

	it( 'leaves nothing unsaved when nothing was typed since', () => {
		const sent = after( blank(), { type: 'question-retitled', questionId: A, title: 'Why' } );
		expect( isDirty( after( sent, { type: 'saved', sent: sent.form, survey: storedFrom( sent.form ) } ) ) ).toBe(
			false
		);
	} );

	it( 'takes away what the server did not keep, and nothing that was typed since', () => {
		const sent = after(
			blank(),
			{ type: 'question-retitled', questionId: A, title: 'Why' },
			{ type: 'question-added', questionId: B, questionType: 'nps' },
			{ type: 'question-added', questionId: C, questionType: 'text' }
		);
		const typedOn = after( sent, { type: 'question-retitled', questionId: C, title: 'More' } );
		const saved = after( typedOn, { type: 'saved', sent: sent.form, survey: storedFrom( sent.form ) } );

		expect( saved.form.questions.map( ( { title } ) => title ) ).toEqual( [ 'Why', 'More' ] );
		expect( isDirty( saved ) ).toBe( true );
	} );

	it( 'follows the server when that made a draft of it', () => {
		const sent = after( loadedState( surveyOf( { id: 8 } ) ) );
		expect(
			after( sent, { type: 'saved', sent: sent.form, survey: surveyOf( { id: 8, status: 'draft' } ) } ).form
				.status
		).toBe( 'draft' );
	} );
} );

describe( 'what cannot be edited here', () => {
	const logic = {
		enabled: true,
		action: 'hide',
		conditions: [ { question_id: A, compare: '=', value: 'Yes' } ],
	} as const;
	const stored = surveyOf( {
		id: 5,
		questions: [
			questionOf( {
				id: A,
				title: 'First?',
				type: 'radio-button',
				config: { options: [ 'Yes', 'No' ], include_name: false },
				settings: { ...questionOf( {} ).settings, randomize: true },
			} ),
			questionOf( {
				id: B,
				title: 'Which?',
				type: 'image-radio',
				config: {
					options: [
						{ label: 'One', image: 'https://example.org/1.png' },
						{ label: 'Two', image: '' },
					],
					include_name: false,
				},
				logic: { ...logic, conditions: [ ...logic.conditions ] },
			} ),
			questionOf( {
				id: C,
				title: 'And?',
				type: 'icon-choice',
				config: {
					options: [
						{ label: 'Sun', icon: { style: 'solid', name: 'sun' } },
						{ label: 'Rain', icon: { style: 'solid', name: 'rain' } },
					],
					include_name: false,
				},
				settings: { ...questionOf( {} ).settings, icon_color: '#ff0000', icon_size: 'large' },
			} ),
		],
		settings: settingsOf( { type: 'redirect', message: 'Bye', redirect_to: { id: 3, label: 'Home' } } ),
	} );

	it( 'is sent back as it was loaded', () => {
		const draft = draftOf( loadedState( stored ).form );

		expect( draft.questions ).toEqual( stored.questions );
		expect( draft.settings ).toEqual( { thank_you: stored.settings.thank_you } );
		expect( draft ).not.toHaveProperty( 'notifications' );
	} );

	it( 'stays while what can be edited changes', () => {
		const draft = draftOf(
			after(
				loadedState( stored ),
				{ type: 'question-retitled', questionId: B, title: 'Which one?' },
				{ type: 'question-switched', questionId: C, setting: 'required', isOn: true }
			).form
		);

		expect( draft.questions?.[ 1 ] ).toEqual( { ...stored.questions[ 1 ], title: 'Which one?' } );
		expect( draft.questions?.[ 2 ]?.settings ).toMatchObject( {
			required: true,
			icon_color: '#ff0000',
			icon_size: 'large',
		} );
		expect( draft.questions?.[ 2 ]?.config ).toEqual( stored.questions[ 2 ]?.config );
	} );
} );

describe( 'a stored survey', () => {
	it( 'is unchanged when it is opened, options filled up or not', () => {
		const state = loadedState(
			surveyOf( {
				id: 4,
				questions: [
					questionOf( {
						id: A,
						type: 'radio-button',
						title: 'Which?',
						config: { options: [ 'One' ], include_name: false },
					} ),
				],
			} )
		);
		expect( optionsOf( state ) ).toEqual( [ 'One', '' ] );
		expect( isDirty( state ) ).toBe( false );
	} );

	it( 'gets the usual thanks when its own message is empty', () => {
		expect( loadedState( surveyOf( { id: 4, settings: settingsOf( { message: '' } ) } ) ).form.thankYou ).toBe(
			'Thanks for your feedback!'
		);
	} );
} );
