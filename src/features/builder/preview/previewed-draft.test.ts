import { describe, expect, it } from 'vitest';
import type { WidgetManifest, WidgetQuestion } from '@/contract/types';
import { questionOf, surveyOf } from '@/testing/survey-of';
import { formOf } from '../draft/form/load-survey';
import { perform } from '../draft/operations/operations';
import { previewedDraft, withTextsOf } from './previewed-draft';

const A = '11111111-1111-4111-8111-111111111111';
const B = '22222222-2222-4222-8222-222222222222';

const form = formOf(
	surveyOf( {
		id: 5,
		version: 3,
		questions: [
			questionOf( {
				id: A,
				title: 'Which?',
				type: 'radio-button',
				config: { options: [ 'Red', 'Blue' ], include_name: false },
			} ),
			questionOf( { id: B, title: 'Why?' } ),
		],
	} ),
	true
);
const asked = ( id: string, title: string, type: WidgetQuestion[ 'type' ], options: string[] = [] ) =>
	( { id, title, type, options } ) as unknown as WidgetQuestion;
const manifest = {
	preview: true,
	surveys: [
		{ id: 5, questions: [ asked( A, 'Which?', 'radio-button', [ 'Red', 'Blue' ] ), asked( B, 'Why?', 'text' ) ] },
	],
} as unknown as WidgetManifest;
const questions = ( of: WidgetManifest ) => of.surveys[ 0 ]?.questions ?? [];

describe( 'the preview request', () => {
	it( 'contains everything visible, without a version or notifications', () => {
		const sent = previewedDraft( form );

		expect( sent ).toMatchObject( { id: 5, questions: [ { title: 'Which?' }, { title: 'Why?' } ] } );
		expect( Object.keys( sent ).sort() ).toEqual( [ 'id', 'questions', 'settings', 'title', 'type' ] );
		expect( Object.keys( previewedDraft( { ...form, id: null } ) ) ).not.toContain( 'id' );
	} );
} );

describe( 'the preview before the server responds', () => {
	it( 'shows titles and options as they are typed', () => {
		const renamed = perform( form.draft, { type: 'set', question: A, path: 'title', value: 'Which one? ' } ).draft;
		const option = form.draft.questions[ 0 ]?.config.options[ 1 ]?.id ?? '';
		const { draft } = perform( renamed, { type: 'set', question: A, option, path: 'label', value: 'Green' } );

		expect( questions( withTextsOf( manifest, draft ) )[ 0 ] ).toMatchObject( {
			title: 'Which one?',
			options: [ 'Red', 'Green' ],
		} );
	} );

	it( 'shows a help line and labels of a scale as they are typed', () => {
		const set = ( path: 'settings.help' | 'settings.low_label', value: string ) =>
			( { type: 'set', question: A, path, value } ) as const;
		const typed = perform( form.draft, set( 'settings.help', ' Pick one ' ) ).draft;
		const { draft } = perform( typed, set( 'settings.low_label', 'Bad' ) );

		expect( questions( withTextsOf( manifest, draft ) )[ 0 ] ).toMatchObject( {
			help: 'Pick one',
			low: 'Bad',
			high: '',
		} );
	} );

	it( 'shows the remaining questions in their order', () => {
		const { draft } = perform( form.draft, { type: 'move', question: B, to: 0 } );
		const less = perform( form.draft, { type: 'remove', question: A } ).draft;

		expect( questions( withTextsOf( manifest, draft ) ).map( ( { id } ) => id ) ).toEqual( [ B, A ] );
		expect( questions( withTextsOf( manifest, less ) ).map( ( { id } ) => id ) ).toEqual( [ B ] );
	} );

	it( 'keeps the old options until the server has the new ones', () => {
		const { draft } = perform( form.draft, { type: 'add-option', question: A } );

		expect( questions( withTextsOf( manifest, draft ) )[ 0 ]?.options ).toEqual( [ 'Red', 'Blue' ] );
	} );
} );
