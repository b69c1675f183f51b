import { describe, expect, it, vi } from 'vitest';
import type { QuestionType } from '@/contract/question-types';
import type { Survey } from '@/contract/types';
import { questionOf, settingsOf, surveyOf } from '@/testing/survey-of';
import { type BuilderAction, builderReducer } from './builder-reducer';
import { visibleErrors } from '@/features/builder/draft/draft-state';
import { deriveState } from './derived-state';
import { type BuilderState, isDirty, loadedState as loaded, newState } from './builder-state';
import { isComplete, missing } from '@/features/builder/draft/validation/validation';
import type { SurveyForm } from '@/features/builder/draft/form/draft';
import { newQuestion } from '@/features/builder/draft/form/new-draft';
import { draftToSend } from '@/features/builder/draft/form/draft-to-send';
import type { Operation } from '@/features/builder/draft/operations/operations';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const C = '33333333-3333-4333-8333-333333333333';

function after( state: BuilderState, ...actions: BuilderAction[] ): BuilderState {
	return actions.reduce( builderReducer, state );
}

const does = ( operation: Operation ): BuilderAction => ( { type: 'done', operation } );
const title = ( question: string, value: string ) => does( { type: 'set', question, path: 'title', value } );
const retype = ( question: string, as: QuestionType ) => does( { type: 'retype', question, as } );
const add = ( question: string, as: QuestionType ) => does( { type: 'add', question, as } );
const remove = ( question: string ) => does( { type: 'remove', question } );
const label = ( option: string, value: string ) => does( { type: 'set', question: A, option, path: 'label', value } );
const loadedState = ( survey: Survey ) => loaded( survey, true );
const blank = () => newState( A );
const optionsOf = ( state: BuilderState, place = 0 ) =>
	state.form.draft.questions[ place ]?.config.options.map( ( option ) => option.label );
const ids = ( state: BuilderState ) => state.form.draft.questions.map( ( { id } ) => id );

describe( 'a new survey', () => {
	it( 'starts with one blank text question and the default thank-you message', () => {
		const { form } = blank();
		expect( form.draft.questions ).toHaveLength( 1 );
		expect( form.draft.questions[ 0 ] ).toMatchObject( { id: A, type: 'text', title: '' } );
		expect( form.draft.settings.thank_you.message ).toBe( 'Thanks for your feedback!' );
	} );

	it( 'has no unsaved changes until something is typed', () => {
		expect( isDirty( blank() ) ).toBe( false );
		expect( isDirty( after( blank(), title( A, 'Why?' ) ) ) ).toBe( true );
	} );

	it( 'is a draft until the Publish step first opens, then is set to be published', () => {
		const opened = after( blank(), { type: 'publish-step-opened' } );
		expect( blank().form.draft.status ).toBe( 'draft' );
		expect( opened.form.draft.status ).toBe( 'publish' );
		expect(
			after( opened, does( { type: 'set', path: 'status', value: 'draft' } ), { type: 'publish-step-opened' } )
				.form.draft.status
		).toBe( 'draft' );
	} );
} );

/** Guards against: moving or editing the first question of a published survey renamed it. */
describe( 'the automatic name', () => {
	const savedAs = ( status: 'publish' | 'draft' ): BuilderAction => ( {
		type: 'saved',
		sent: blank().form,
		survey: surveyOf( { id: 5, title: 'Why?', status } ),
		mayNotify: true,
		named: 'Why?',
	} );

	it( 'follows the first question of a draft, and becomes fixed by publishing', () => {
		expect( after( blank(), savedAs( 'draft' ) ).named ).toBe( 'Why?' );
		expect( after( blank(), savedAs( 'draft' ), savedAs( 'publish' ) ).named ).toBeNull();
	} );

	it( 'becomes fixed when someone else publishes the survey', () => {
		const survey = surveyOf( { id: 5, title: 'Why?', status: 'publish', version: 9 } );
		expect(
			after( blank(), savedAs( 'draft' ), { type: 'remote-changed', survey, mayNotify: true } ).named
		).toBeNull();
	} );
} );

describe( 'changing the type of a question', () => {
	it( 'fills in the minimum number of options for the new type', () => {
		expect( optionsOf( after( blank(), retype( A, 'checkbox' ) ) ) ).toEqual( [ '' ] );
		expect( optionsOf( after( blank(), retype( A, 'radio-button' ) ) ) ).toEqual( [ '', '' ] );
	} );

	it( 'keeps options between checkboxes and radio buttons, and adds missing ones', () => {
		const state = after( blank(), retype( A, 'checkbox' ), label( '1', 'Red' ), retype( A, 'radio-button' ) );
		expect( optionsOf( state ) ).toEqual( [ 'Red', '' ] );
	} );

	it( 'drops options, first name, and comment box for a type without them', () => {
		const state = after(
			blank(),
			retype( A, 'radio-button' ),
			label( '1', 'Red' ),
			does( { type: 'set', question: A, path: 'settings.comment_box', value: true } ),
			does( { type: 'set', question: A, path: 'settings.required', value: true } ),
			retype( A, 'email' )
		);
		expect( state.form.draft.questions[ 0 ] ).toMatchObject( {
			config: { options: [] },
			settings: { comment_box: false, required: true },
		} );
		const named = after(
			state,
			does( { type: 'set', question: A, path: 'config.include_name', value: true } ),
			retype( A, 'text' )
		);
		expect( named.form.draft.questions[ 0 ]?.config.include_name ).toBe( false );
	} );
} );

describe( 'options', () => {
	const radio = () => after( blank(), retype( A, 'radio-button' ) );
	const more = does( { type: 'add-option', question: A } );

	it( 'are limited to five', () => {
		expect( optionsOf( after( radio(), more, more, more, more, more ) ) ).toHaveLength( 5 );
	} );

	it( 'never fall below the minimum of the type', () => {
		const less = ( option: string ) => does( { type: 'remove', question: A, option } );
		expect( optionsOf( after( radio(), more, less( '1' ), less( '2' ), less( '3' ) ) ) ).toHaveLength( 2 );
	} );

	it( 'are sent trimmed, and stay as they were typed', () => {
		const state = after( radio(), label( '1', '  Red ' ) );
		expect( draftToSend( state.form, null ).questions?.[ 0 ]?.config?.options ).toEqual( [ 'Red', '' ] );
		expect( optionsOf( state )?.[ 0 ] ).toBe( '  Red ' );
	} );
} );

it( 'a typed key checks and compares only its own question', () => {
	const config = { options: [ 'Red' ], include_name: false };
	const other = questionOf( { id: B, title: 'Why?', type: 'checkbox', config } );
	const { form, ...rest } = loadedState( surveyOf( { id: 5, questions: [ questionOf( { id: A } ), other ] } ) );
	const read = vi.fn();
	const [ first, second ] = form.draft.questions;
	const watched = new Proxy( second ?? newQuestion( B, 'text' ), {
		get: ( question, name ) => {
			read( name );
			return Reflect.get( question, name ) as unknown;
		},
	} );
	const questions = first ? [ first, watched ] : [];
	const draft = { ...form.draft, questions };
	const start = deriveState( { ...rest, base: draft, form: { ...form, draft } }, null );
	const typed = deriveState( after( start, title( A, 'W' ) ), start );
	expect( read ).toHaveBeenCalledWith( 'config' );
	read.mockClear();
	deriveState( after( typed, title( A, 'Wh' ) ), typed );
	expect( read ).not.toHaveBeenCalledWith( 'config' );
} );

describe( 'the order of questions', () => {
	const three = () => after( blank(), add( B, 'nps' ), add( C, 'email' ) );

	it( 'changes up and down, but not beyond the ends', () => {
		expect( ids( after( three(), does( { type: 'move', question: C, to: 0 } ) ) ) ).toEqual( [ C, A, B ] );
		expect( ids( after( three(), does( { type: 'move', question: A, to: 1 } ) ) ) ).toEqual( [ B, A, C ] );
		expect( ids( after( three(), does( { type: 'move', question: A, to: 99 } ) ) ) ).toEqual( [ B, C, A ] );
		expect( ids( after( three(), does( { type: 'move', question: A, to: -1 } ) ) ) ).toEqual( [ A, B, C ] );
	} );

	it( 'keeps marks with their question', () => {
		const state = after(
			three(),
			{ type: 'refused', errors: { [ `questions[${ B }].title` ]: 'Too long.' } },
			does( { type: 'move', question: B, to: 0 } )
		);
		expect( visibleErrors( state )[ 'questions[0].title' ] ).toBe( 'Too long.' );
	} );
} );

describe( 'an NPS survey', () => {
	const score = newQuestion( B, 'nps' );
	const nps = () =>
		after(
			blank(),
			does( { type: 'use-template', template: 'nps', as: 'nps', title: null, questions: [ score ] } )
		);

	it( 'keeps its score question and that question’s type', () => {
		const tried = after( nps(), remove( B ), retype( B, 'text' ) );
		expect( tried.form.draft.questions ).toMatchObject( [ { id: B, type: 'nps' } ] );
	} );

	it( 'allows other questions to be deleted', () => {
		expect( ids( after( nps(), add( C, 'text' ), remove( C ) ) ) ).toEqual( [ B ] );
	} );
} );

describe( 'a problem in the form', () => {
	it( 'is a missing title, option, message, or question', () => {
		const state = after(
			blank(),
			retype( A, 'checkbox' ),
			does( { type: 'set', path: 'settings.thank_you.message', value: '  ' } )
		);
		expect( missing( state.form.draft ) ).toEqual( {
			'questions[0].title': 'Title is required.',
			'questions[0].config.options[0]': 'Options are required.',
			'settings.thank_you.message': 'Message is required.',
		} );
		expect( isComplete( after( blank(), remove( A ) ).form.draft ) ).toBe( false );
	} );

	it( 'is marked only after an attempt to continue', () => {
		expect( visibleErrors( blank() ) ).toEqual( {} );
		expect( visibleErrors( after( blank(), { type: 'missing-shown' } ) ) ).toEqual( {
			'questions[0].title': 'Title is required.',
		} );
	} );

	it( 'from the server is cleared once its field is edited', () => {
		const refused = after( blank(), {
			type: 'refused',
			errors: { [ `questions[${ A }].title` ]: 'Too long.', questions: 'Too many.' },
		} );
		const edited = after( refused, title( A, 'Short' ) );
		expect( visibleErrors( edited ) ).toEqual( { questions: 'Too many.' } );
	} );
} );

/** Returns the form as stored by a server that accepts only text questions. */
function storedFrom( form: SurveyForm ) {
	return surveyOf( {
		id: 8,
		title: form.draft.title,
		status: 'draft',
		questions: form.draft.questions
			.filter( ( { type } ) => type === 'text' )
			.map( ( { id, title } ) => questionOf( { id, title } ) ),
		settings: settingsOf( { message: form.draft.settings.thank_you.message } ),
	} );
}

describe( 'a save', () => {
	it( 'adopts id and version, and keeps what was typed while it was running', () => {
		const sent = after( blank(), title( A, 'Why' ) );
		const typedOn = after( sent, title( A, 'Why not?' ) );
		const saved = after( typedOn, {
			type: 'saved',
			mayNotify: true,
			sent: sent.form,
			survey: { ...storedFrom( sent.form ), version: 3, responses_count: 12 },
		} );

		// Guards against: the progress of a limit and of quotas was gone after a save.
		expect( saved.form ).toMatchObject( { id: 8, version: 3, responses: 12 } );
		expect( saved.form.draft.questions[ 0 ]?.title ).toBe( 'Why not?' );
		expect( isDirty( saved ) ).toBe( true );
	} );

	it( 'leaves nothing unsaved when nothing was typed since', () => {
		const sent = after( blank(), title( A, 'Why' ) );
		expect(
			isDirty(
				after( sent, { type: 'saved', mayNotify: true, sent: sent.form, survey: storedFrom( sent.form ) } )
			)
		).toBe( false );
	} );

	it( 'removes what the server didn’t keep, but nothing typed since', () => {
		const sent = after( blank(), title( A, 'Why' ), add( B, 'nps' ), add( C, 'text' ) );
		const typedOn = after( sent, title( C, 'More' ) );
		const saved = after( typedOn, {
			type: 'saved',
			mayNotify: true,
			sent: sent.form,
			survey: storedFrom( sent.form ),
		} );

		expect( saved.form.draft.questions.map( ( { title } ) => title ) ).toEqual( [ 'Why', 'More' ] );
		expect( isDirty( saved ) ).toBe( true );
	} );

	it( 'follows the server when it changed the survey to a draft', () => {
		const sent = after( loadedState( surveyOf( { id: 8 } ) ) );
		expect(
			after( sent, {
				type: 'saved',
				mayNotify: true,
				sent: sent.form,
				survey: surveyOf( { id: 8, status: 'draft' } ),
			} ).form.draft.status
		).toBe( 'draft' );
	} );
} );

/** Guards against: a renamed option was a new one, so its old label kept the answers. */
describe( 'ids of options', () => {
	const stored = ( options: string[], optionIds?: string[] ) =>
		surveyOf( {
			id: 5,
			questions: [
				questionOf( {
					id: A,
					type: 'radio-button',
					title: 'Which?',
					config: {
						options,
						include_name: false,
						...( optionIds === undefined ? {} : { option_ids: optionIds } ),
					},
				} ),
			],
		} );
	const sentIds = ( state: BuilderState ) =>
		draftToSend( state.form, state.base ).questions?.[ 0 ]?.config?.option_ids;

	it( 'stay when options are renamed and moved, and new options have none', () => {
		const state = after(
			loadedState( stored( [ 'Crimson', 'Blue' ], [ 'Red', 'Blue' ] ) ),
			label( '1', 'Ruby' ),
			does( { type: 'move', question: A, option: '2', to: 0 } ),
			does( { type: 'add-option', question: A } )
		);
		expect( sentIds( state ) ).toEqual( [ 'Blue', 'Red', '' ] );
	} );

	it( 'stay when an option gets its first label back', () => {
		const state = after( loadedState( stored( [ 'Red', 'Blue' ] ) ), label( '1', 'Crimson' ) );
		expect( sentIds( state ) ).toEqual( [ 'Red', 'Blue' ] );
		expect( sentIds( after( state, label( '1', 'Red' ) ) ) ).toEqual( [ 'Red', 'Blue' ] );
	} );

	it( 'of new options are known after a save, also if they were renamed meanwhile', () => {
		const sent = after(
			loadedState( stored( [ 'Red', 'Blue' ] ) ),
			does( { type: 'add-option', question: A } ),
			label( '3', 'Green' )
		);
		const save: BuilderAction = {
			type: 'saved',
			mayNotify: true,
			sent: sent.form,
			survey: stored( [ 'Red', 'Blue', 'Green' ] ),
		};
		expect( isDirty( after( sent, save ) ) ).toBe( false );

		const saved = after( sent, label( '3', 'Lime' ), save );
		expect( optionsOf( saved ) ).toEqual( [ 'Red', 'Blue', 'Lime' ] );
		expect( sentIds( saved ) ).toEqual( [ 'Red', 'Blue', 'Green' ] );
	} );

	it( 'tell a replaced option from a renamed one when someone else saves', () => {
		const remote = ( survey: Survey ): BuilderAction => ( { type: 'remote-changed', survey, mayNotify: true } );
		const start = after( loadedState( stored( [ 'Red', 'Blue' ] ) ), title( A, 'Which one?' ) );

		const renamed = after( start, remote( stored( [ 'Ruby', 'Blue' ], [ 'Red', 'Blue' ] ) ) );
		expect( sentIds( renamed ) ).toEqual( [ 'Red', 'Blue' ] );

		const replaced = after( start, remote( stored( [ 'Ruby', 'Blue' ] ) ) );
		expect( optionsOf( replaced ) ).toEqual( [ 'Ruby', 'Blue' ] );
		expect( sentIds( replaced ) ).toEqual( [ 'Ruby', 'Blue' ] );
	} );
} );

describe( 'data that can’t be edited here', () => {
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
				config: { options: [ 'Yes', 'No' ], include_name: false, option_ids: [ 'Yes', 'No' ], other: 'No' },
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
					option_ids: [ 'One', 'Two' ],
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
					option_ids: [ 'Sun', 'Rain' ],
				},
				settings: { ...questionOf( {} ).settings, icon_color: '#ff0000', icon_size: 'large' },
			} ),
		],
		settings: settingsOf( { type: 'redirect', message: 'Bye', redirect_to: { id: 3, label: 'Home' } } ),
	} );

	it( 'are sent back as they were loaded', () => {
		const draft = draftToSend( loadedState( stored ).form, loadedState( stored ).base );

		expect( draft.questions ).toEqual( stored.questions );
		expect( draft.settings ).toEqual( { thank_you: stored.settings.thank_you } );
		expect( draft ).not.toHaveProperty( 'notifications' );
	} );

	it( 'keep asking for a text while its option is renamed and moved', () => {
		const sent = ( ...actions: BuilderAction[] ) => {
			const { form, base } = after( loadedState( stored ), ...actions );
			return draftToSend( form, base ).questions?.[ 0 ]?.config;
		};
		const renamed = [
			does( { type: 'set', question: A, option: '2', path: 'label', value: ' Neither ' } ),
			does( { type: 'move', question: A, option: '2', to: 0 } ),
		];
		const third = does( { type: 'add-option', question: A } );

		expect( sent( ...renamed ) ).toMatchObject( { options: [ 'Neither', 'Yes' ], other: 'Neither' } );
		expect( sent( third, does( { type: 'remove', question: A, option: '2' } ) ) ).not.toHaveProperty( 'other' );
	} );

	it( 'stay unchanged while other data are edited', () => {
		const draft = draftToSend(
			after(
				loadedState( stored ),
				title( B, 'Which one?' ),
				does( { type: 'set', question: C, path: 'settings.required', value: true } )
			).form,
			null
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
	it( 'is unchanged when it is opened, with or without extra options', () => {
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

	it( 'gets the default thank-you message when its own is empty', () => {
		expect(
			loadedState( surveyOf( { id: 4, settings: settingsOf( { message: '' } ) } ) ).form.draft.settings.thank_you
				.message
		).toBe( 'Thanks for your feedback!' );
	} );
} );
