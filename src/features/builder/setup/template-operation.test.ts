import { describe, expect, it } from 'vitest';
import type { SurveyTemplate } from '@/contract/types';
import { recorded } from '@/testing/recorded';
import type { BuilderAction } from '../saving/state/builder-reducer';
import { builderReducer } from '../saving/state/builder-reducer';
import { type BuilderState, isDirty, newState } from '../saving/state/builder-state';
import { draftToSend } from '../draft/form/draft-to-send';
import { hasOwnQuestions, templateOperation } from './template-operation';

const templates = recorded< SurveyTemplate[] >( 'templates' ).body;
const A = '00000001-2222-4222-8222-222222222222';

function template( key: string ): SurveyTemplate {
	const found = templates.find( ( candidate ) => candidate.key === key );
	if ( ! found ) {
		throw new Error( `No template ${ key } was recorded.` );
	}
	return found;
}

const after = ( state: BuilderState, ...actions: BuilderAction[] ) => actions.reduce( builderReducer, state );
const from = ( key: string ): BuilderAction => ( { type: 'done', operation: templateOperation( template( key ) ) } );
const typed = ( value: string ): BuilderAction => ( {
	type: 'typed',
	operation: { type: 'set', question: A, path: 'title', value },
} );

describe( 'a survey from a template', () => {
	it( 'gets its title, type, and questions, with new ids', () => {
		const { draft } = after( newState( A ), from( 'website-visit' ) ).form;
		const given = template( 'website-visit' ).config.questions;

		expect( draft ).toMatchObject( { title: 'What brings you here?', type: 'survey', template: 'website-visit' } );
		expect( draft.questions.map( ( { title } ) => title ) ).toEqual( given.map( ( { title } ) => title ) );
		expect( new Set( [ ...draft.questions, ...given ].map( ( { id } ) => id ) ).size ).toBe( 2 * given.length );
	} );

	it( 'keeps its conditions, which refer to its own questions', () => {
		const { questions } = after( newState( A ), from( 'website-visit' ) ).form.draft;

		expect( questions[ 2 ]?.logic ).toEqual( {
			enabled: true,
			action: 'show',
			conditions: [ { question_id: questions[ 1 ]?.id, compare: '!=', value: 'Yes' } ],
		} );
	} );

	it( 'is an NPS survey if the template asks for a score, or else a standard one', () => {
		const nps = after( newState( A ), from( 'website-nps' ) );
		expect( nps.form.draft ).toMatchObject( {
			type: 'nps',
			questions: [ { type: 'nps' }, { type: 'long-text' } ],
		} );
		expect( after( nps, from( 'shop-cart' ) ).form.draft.type ).toBe( 'survey' );
	} );

	it( 'keeps its title when started from scratch, with one empty question', () => {
		const draft = after( newState( A ), from( 'shop-cart' ), from( 'blank' ) ).form.draft;

		expect( draft ).toMatchObject( {
			title: 'Abandoned cart',
			template: 'blank',
			questions: [ { type: 'text', title: '' } ],
		} );
		expect( draft.questions ).toHaveLength( 1 );
	} );

	it( 'is one undo step that restores everything, and one redo step', () => {
		const before = after( newState( A ), typed( 'Mine' ), { type: 'field-left' } );
		const chosen = after( before, from( 'website-nps' ) );
		const undone = after( chosen, { type: 'undo' } );

		expect( undone.form.draft ).toEqual( before.form.draft );
		expect( undone.revised ).toEqual( { field: 'title' } );
		expect( after( undone, { type: 'redo' } ).form.draft ).toEqual( chosen.form.draft );
	} );

	it( 'is sent with the name of its template', () => {
		const { form } = after( newState( A ), from( 'website-layout' ) );

		expect( draftToSend( form, null ) ).toMatchObject( {
			template: 'website-layout',
			questions: [
				{
					config: {
						options: [
							{ label: 'A list', image: 'https://example.org/plugin/assets/templates/list.svg' },
							{},
							{},
							{},
						],
					},
				},
				{},
			],
		} );
	} );

	it( 'has no unsaved changes when it was only started from scratch', () => {
		expect( isDirty( after( newState( A ), from( 'blank' ) ) ) ).toBe( false );
		expect( isDirty( after( newState( A ), from( 'shop-cart' ) ) ) ).toBe( true );
	} );
} );

describe( 'the owner’s own questions', () => {
	const own = ( ...actions: BuilderAction[] ) =>
		hasOwnQuestions( after( newState( A ), ...actions ).form.draft, templates );

	it( 'are typed questions, and template questions once they were edited', () => {
		expect( own() ).toBe( false );
		expect( own( typed( 'Mine' ) ) ).toBe( true );
		expect( own( typed( ' ' ) ) ).toBe( false );
		expect( own( from( 'website-visit' ) ) ).toBe( false );
		expect( own( from( 'blank' ) ) ).toBe( false );

		const state = after( newState( A ), from( 'website-visit' ) );
		const [ first ] = state.form.draft.questions;
		const changed = after( state, {
			type: 'done',
			operation: { type: 'set', question: first?.id ?? '', path: 'title', value: 'Why?' },
		} );
		expect( hasOwnQuestions( changed.form.draft, templates ) ).toBe( true );
	} );
} );
