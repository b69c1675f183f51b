import { describe, expect, it } from 'vitest';
import { questionOf, surveyOf } from '@/testing/survey-of';
import type { Draft } from '@/features/builder/draft/form/draft';
import { formOf } from '@/features/builder/draft/form/load-survey';
import { type Operation, perform } from '@/features/builder/draft/operations/operations';
import { merge } from './merge';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';
const C = '33333333-3333-4333-8333-333333333333';
const D = '44444444-4444-4444-8444-444444444444';

const condition = { question_id: A, compare: '=', value: 'Red' } as const;
const base = formOf(
	surveyOf( {
		id: 5,
		questions: [
			questionOf( {
				id: A,
				title: 'Which?',
				type: 'checkbox',
				config: { options: [ 'Red', 'Blue', 'Green' ], include_name: false },
			} ),
			questionOf( {
				id: B,
				title: 'Why?',
				logic: { enabled: true, action: 'show', conditions: [ condition ] },
			} ),
			questionOf( { id: C, title: 'Who?' } ),
		],
	} ),
	true
).draft;

const edited = ( ...operations: Operation[] ): Draft =>
	operations.reduce( ( draft, operation ) => perform( draft, operation ).draft, base );
/** As the server returns it: options are known by index. */
const answered = ( draft: Draft ): Draft => ( {
	...draft,
	questions: draft.questions.map( ( question ) => ( {
		...question,
		config: {
			...question.config,
			options: question.config.options.map( ( option, index ) => ( { ...option, id: String( index + 1 ) } ) ),
		},
	} ) ),
} );
const merged = ( mine: Operation[], theirs: Operation[] ) =>
	merge( base, edited( ...mine ), answered( edited( ...theirs ) ) );

const title = ( question: string, value: string ): Operation => ( { type: 'set', question, path: 'title', value } );
const label = ( option: string, value: string ): Operation => ( {
	type: 'set',
	question: A,
	option,
	path: 'label',
	value,
} );
const remove = ( question: string ): Operation => ( { type: 'remove', question } );
const move = ( question: string, to: number ): Operation => ( { type: 'move', question, to } );
const add = ( question: string ): Operation => ( { type: 'add', question, as: 'nps' } );
const titles = ( { draft }: { draft: Draft } ) => draft.questions.map( ( question ) => question.title );
const ids = ( { draft }: { draft: Draft } ) => draft.questions.map( ( { id } ) => id );
const labels = ( { draft }: { draft: Draft } ) =>
	draft.questions.find( ( { id } ) => id === A )?.config.options.map( ( option ) => option.label );

describe( 'two editors of one survey', () => {
	it( 'keep changes that only one of them made', () => {
		const both = merged(
			[ title( A, 'Which one?' ), { type: 'set', path: 'settings.behavior.timing', value: 'delay' } ],
			[ title( B, 'Why that?' ), { type: 'set', path: 'settings.behavior.timing_delay', value: 7 } ]
		);
		expect( titles( both ) ).toEqual( [ 'Which one?', 'Why that?', 'Who?' ] );
		expect( both.draft.settings.behavior ).toMatchObject( { timing: 'delay', timing_delay: 7 } );
		expect( both.conflicts ).toEqual( [] );
	} );

	it( 'keeps a setting that a page from before an update doesn’t know', () => {
		const known = ( draft: Draft ): Draft => {
			const old = structuredClone( draft );
			Reflect.deleteProperty( old.settings.behavior ?? {}, 'drop_off' );
			return old;
		};
		const mine = known( edited( { type: 'set', path: 'settings.behavior.timing', value: 'delay' } ) );
		const theirs = edited( { type: 'set', path: 'settings.behavior.drop_off', value: true } );
		const both = merge( known( base ), mine, answered( theirs ) );
		expect( both.draft.settings.behavior ).toMatchObject( { timing: 'delay', drop_off: true } );
		expect( both.conflicts ).toEqual( [] );
	} );

	it( 'keep a help line and labels that each of them wrote', () => {
		const set = ( path: 'settings.help' | 'settings.low_label' | 'settings.high_label', value?: string ) =>
			( { type: 'set', question: A, path, value } ) as const;
		const both = merged(
			[ set( 'settings.help', 'Pick one' ), set( 'settings.low_label', 'Bad' ) ],
			[ set( 'settings.high_label', 'Good' ) ]
		);
		expect( both.draft.questions[ 0 ]?.settings ).toMatchObject( {
			help: 'Pick one',
			low_label: 'Bad',
			high_label: 'Good',
		} );
		const removed = perform( both.draft, set( 'settings.help' ) ).draft;
		const kept = merge( both.draft, perform( both.draft, title( B, 'Mine?' ) ).draft, removed );
		expect( kept.draft.questions[ 0 ]?.settings ).not.toHaveProperty( 'help' );
		expect( [ both.conflicts, kept.conflicts ] ).toEqual( [ [], [] ] );
	} );

	it( 'get a conflict with both values, and mine stays in the form', () => {
		const both = merged( [ title( A, 'Mine?' ) ], [ title( A, 'Theirs?' ) ] );
		expect( titles( both )[ 0 ] ).toBe( 'Mine?' );
		expect( both.conflicts ).toEqual( [ { path: `questions[${ A }].title`, mine: 'Mine?', theirs: 'Theirs?' } ] );
	} );

	it( 'get no conflict when both made the same change', () => {
		expect( merged( [ title( A, 'Same?' ) ], [ title( A, 'Same?' ) ] ).conflicts ).toEqual( [] );
	} );

	it( 'never get a mix of values that belong together', () => {
		const day = ( month: number, value: number ): Operation => ( {
			type: 'set',
			path: 'settings.behavior.expire_at',
			value: { month, day: value, year: null },
		} );
		const both = merged( [ day( 2, 1 ) ], [ day( 1, 31 ) ] );
		expect( both.draft.settings.behavior?.expire_at ).toEqual( { month: 2, day: 1, year: null } );
		expect( both.conflicts ).toMatchObject( [ { path: 'settings.behavior.expire_at' } ] );
	} );

	it( 'keep the same objects for everything unchanged here', () => {
		const mine = edited( title( A, 'Mine?' ) );
		const both = merge( base, mine, answered( edited( title( C, 'Theirs?' ) ) ) );
		expect( both.draft.questions[ 0 ] ).toBe( mine.questions[ 0 ] );
		expect( both.draft.settings ).toBe( mine.settings );
		expect( merge( base, mine, answered( base ) ).draft ).toBe( mine );
	} );
} );

describe( 'questions', () => {
	it( 'are added after the ones they were inserted after', () => {
		const both = merged(
			[ { type: 'add', question: D, as: 'text', after: A } ],
			[ add( '55555555-5555-4555-8555-555555555555' ) ]
		);
		expect( ids( both ) ).toEqual( [ A, D, B, C, '55555555-5555-4555-8555-555555555555' ] );
	} );

	it( 'are deleted if either deletes them, unless the other edited them', () => {
		expect( ids( merged( [ remove( C ) ], [] ) ) ).toEqual( [ A, B ] );
		expect( ids( merged( [], [ remove( C ) ] ) ) ).toEqual( [ A, B ] );
		const both = merged( [ title( C, 'About you' ) ], [ remove( C ) ] );
		expect( ids( both ) ).toEqual( [ A, B, C ] );
		expect( both.conflicts ).toMatchObject( [ { path: `questions[${ C }]`, theirs: null } ] );
	} );

	it( 'keep one editor’s move and the other’s edits', () => {
		const both = merged( [ title( C, 'About you' ) ], [ move( C, 0 ) ] );
		expect( titles( both ) ).toEqual( [ 'About you', 'Which?', 'Why?' ] );
		expect( both.conflicts ).toEqual( [] );
	} );

	it( 'that both moved are a conflict only of the order', () => {
		const both = merged( [ move( C, 0 ) ], [ move( C, 1 ) ] );
		expect( ids( both ) ).toEqual( [ C, A, B ] );
		expect( both.conflicts ).toEqual( [ { path: 'questions', mine: [ C, A, B ], theirs: [ A, C, B ] } ] );
	} );

	it( 'lose conditions on an option or question that the other deleted', () => {
		const more: Operation = {
			type: 'set',
			question: C,
			path: 'logic',
			value: { enabled: true, action: 'hide', conditions: [ condition ] },
		};
		const both = merged( [ more ], [ remove( A ) ] );
		expect( both.draft.questions.map( ( { logic } ) => logic.conditions ) ).toEqual( [ [], [] ] );
		expect( both.conditions ).toBe( 1 );
	} );

	// Guards against: older text replaced newer text, because the state before both counted as mine.
	it( 'become conflicts if a save’s response was lost and they were edited since', () => {
		const both = merged( [ add( D ), title( D, 'Newer?' ) ], [ add( D ), title( D, 'Older?' ) ] );
		expect( both.conflicts ).toEqual( [ { path: `questions[${ D }].title`, mine: 'Newer?', theirs: 'Older?' } ] );
		expect( titles( both ).at( -1 ) ).toBe( 'Newer?' );
		const choice: Operation = { type: 'add', question: D, as: 'radio-button' };
		const label1 = ( value: string ): Operation => ( {
			type: 'set',
			question: D,
			option: '1',
			path: 'label',
			value,
		} );
		const lists = merged( [ choice, label1( 'Newer' ) ], [ choice, label1( 'Older' ) ] );
		expect( lists.conflicts.map( ( { path } ) => path ) ).toEqual( [ `questions[${ D }].type` ] );
		expect( merged( [ choice, label1( 'Same' ) ], [ choice, label1( 'Same' ) ] ).conflicts ).toEqual( [] );
	} );

	it( 'take type and options from the same side', () => {
		const retype: Operation = { type: 'retype', question: A, as: 'star-rating' };
		const both = merged( [ label( '1', 'Rose' ) ], [ retype ] );
		expect( both.draft.questions[ 0 ]?.type ).toBe( 'checkbox' );
		expect( labels( both ) ).toEqual( [ 'Rose', 'Blue', 'Green' ] );
		expect( both.conflicts.map( ( { path } ) => path ) ).toEqual( [
			`questions[${ A }].type`,
			`questions[${ B }].logic`, // Its condition followed the new label here, but was deleted there.
		] );
		expect( merged( [], [ retype ] ).draft.questions[ 0 ] ).toMatchObject( {
			type: 'star-rating',
			config: { options: [] },
		} );
	} );
} );

describe( 'options', () => {
	it( 'are matched when the other editor moves, renames, and adds some', () => {
		const both = merged(
			[ label( '3', 'Grass' ) ],
			[
				{ type: 'move', question: A, option: '3', to: 0 },
				{ type: 'add-option', question: A },
				label( '4', 'Pink' ),
			]
		);
		expect( labels( both ) ).toEqual( [ 'Grass', 'Red', 'Blue', 'Pink' ] );
		expect( both.conflicts ).toEqual( [] );
	} );

	it( 'that both renamed are a conflict of that option', () => {
		const both = merged( [ label( '2', 'Navy' ) ], [ label( '2', 'Sky' ) ] );
		expect( labels( both ) ).toEqual( [ 'Red', 'Navy', 'Green' ] );
		expect( both.conflicts ).toEqual( [
			{ path: `questions[${ A }].config.options[2].label`, mine: 'Navy', theirs: 'Sky' },
		] );
	} );

	it( 'that both added are merged if equal; mine win if there are too many', () => {
		const plus = ( ...names: string[] ): Operation[] =>
			names.flatMap( ( name, index ): Operation[] => [
				{ type: 'add-option', question: A },
				label( String( 4 + index ), name ),
			] );
		expect( labels( merged( plus( 'Pink' ), plus( 'Pink' ) ) ) ).toEqual( [ 'Red', 'Blue', 'Green', 'Pink' ] );
		const both = merged( plus( 'Pink', 'Gray' ), plus( 'Gold' ) );
		expect( labels( both ) ).toEqual( [ 'Red', 'Blue', 'Green', 'Pink', 'Gray' ] );
		expect( both.conflicts ).toMatchObject( [ { path: `questions[${ A }].config.options` } ] );
	} );

	it( 'are merged above the limit if the server has as many', () => {
		const names = Array.from( { length: 8 }, ( _, index ) => `Option ${ String( index ) }` );
		const boxes = questionOf( { id: A, type: 'checkbox', config: { options: names, include_name: false } } );
		const { draft: long } = formOf( surveyOf( { id: 5, questions: [ boxes ] } ), true );
		const renamed = ( option: string, value: string ) => perform( long, label( option, value ) ).draft;
		const both = merge( long, renamed( '1', 'Mine' ), renamed( '2', 'Theirs' ) );
		expect( labels( both ) ).toEqual( [ 'Mine', 'Theirs', ...names.slice( 2 ) ] );
		expect( both.conflicts ).toEqual( [] );
	} );
} );
