import { describe, expect, it } from 'vitest';
import { LIMITS } from '@/contract/limits';
import type { Draft } from '../form/draft';
import { blankDraft, newQuestion } from '../form/new-draft';
import { canAddQuestion } from '../operations/limits';
import { perform } from '../operations/operations';
import { missing } from './validation';

const named = ( ...names: string[] ): Draft => ( {
	...blankDraft( 'asked' ),
	questions: [
		...names.map( ( title, place ) => ( { ...newQuestion( String( place ), 'hidden' ), title } ) ),
		{ ...newQuestion( 'asked', 'text' ), title: 'Why?' },
	],
} );

describe( 'hidden fields', () => {
	it( 'need a name that a URL can use, each once', () => {
		expect( missing( named( 'plan', 'Plan', 'a_2-b' ) ) ).toEqual( {} );
		expect( Object.keys( missing( named( 'my plan', '2plan', 'a'.repeat( 41 ), '' ) ) ) ).toEqual(
			[ 0, 1, 2, 3 ].map( ( place ) => `questions[${ String( place ) }].title` )
		);
		expect( Object.values( missing( named( 'plan', 'plan ' ) ) ) ).toEqual( [
			'Two hidden fields have the same name.',
			'Two hidden fields have the same name.',
		] );
	} );

	it( 'have a limit of their own', () => {
		const full = named(
			...Array.from( { length: LIMITS.HIDDEN_FIELDS }, ( _, place ) => `f${ String( place ) }` )
		);
		expect( [ canAddQuestion( full, 'hidden' ), canAddQuestion( full, 'text' ) ] ).toEqual( [ false, true ] );
		const add = ( as: 'hidden' | 'text' ) =>
			perform( full, { type: 'add', question: 'new', as } ).draft.questions.length;
		expect( [ add( 'hidden' ), add( 'text' ) ] ).toEqual( [ full.questions.length, full.questions.length + 1 ] );
	} );

	it( 'have no conditions, help text, or requirement', () => {
		const asked = {
			...newQuestion( 'was', 'text' ),
			logic: {
				enabled: true,
				action: 'show' as const,
				conditions: [ { question_id: '0', compare: '=' as const, value: 'x' } ],
			},
		};
		const settings = { ...asked.settings, required: true, help: 'Choose.' };
		const draft = named( 'plan' );
		const before = { ...draft, questions: [ ...draft.questions, { ...asked, settings } ] };
		const after = perform( before, { type: 'retype', question: 'was', as: 'hidden' } ).draft.questions.at( -1 );
		expect( [ after?.logic.enabled, after?.settings.required, after?.settings.help ] ).toEqual( [
			false,
			false,
			undefined,
		] );
	} );
} );
