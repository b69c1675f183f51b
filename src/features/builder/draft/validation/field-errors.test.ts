import { describe, expect, it } from 'vitest';
import { sharedCases } from '@/testing/shared-cases';
import type { Draft } from '../form/draft';
import { blankDraft, newOption, newQuestion } from '../form/new-draft';
import { applyEdits, type Edit } from '../operations/edits';
import { errorsNow, errorsById, withoutEdited } from './field-errors';
import { addressesIn } from './notifications';

const boxes = newQuestion( 'b', 'checkbox' );
const [ first = newOption( 'checkbox', [] ) ] = boxes.config.options;
const second = { ...newOption( 'checkbox', [ first ] ), label: 'Red' };
const draft: Draft = {
	...blankDraft( 'a' ),
	questions: [ newQuestion( 'a', 'text' ), { ...boxes, config: { ...boxes.config, options: [ first, second ] } } ],
};
const refused = {
	'questions[0].settings.required': 'No.',
	'questions[1].title': 'Too long.',
	'questions[1].config.options[1]': 'This option is listed twice.',
	'settings.thank_you.message': 'Too long, too.',
};
const { held } = errorsById( refused, draft );

const after = ( ...edits: Edit[] ) => {
	const applied = applyEdits( draft, edits );
	return errorsNow( withoutEdited( held, applied.done ), applied.draft );
};

describe( 'a server error', () => {
	it( 'stays at its field while nothing moves', () => {
		expect( errorsNow( held, draft ) ).toEqual( refused );
	} );

	it( 'follows its question and its option', () => {
		expect(
			after(
				{ kind: 'move', of: { question: 'b' }, after: null },
				{ kind: 'put', of: { question: 'c' }, item: newQuestion( 'c', 'text' ), after: 'b' }
			)
		).toEqual( {
			'questions[0].title': 'Too long.',
			'questions[0].config.options[1]': 'This option is listed twice.',
			'questions[2].settings.required': 'No.',
			'settings.thank_you.message': 'Too long, too.',
		} );
	} );

	it( 'is removed with its question', () => {
		expect( Object.keys( after( { kind: 'take', of: { question: 'b' } } ) ) ).toEqual( [
			'questions[0].settings.required',
			'settings.thank_you.message',
		] );
	} );

	it( 'is removed when its field or a related option is edited', () => {
		const left = after(
			{ kind: 'set', of: { question: 'b' }, path: 'title', value: 'Short' },
			{ kind: 'set', of: { question: 'b', option: first.id }, path: 'label', value: 'Blue' }
		);
		expect( Object.keys( left ) ).toEqual( [ 'questions[0].settings.required', 'settings.thank_you.message' ] );
	} );

	it( 'is removed when its parent object is replaced', () => {
		const settings = { ...newQuestion( 'a', 'text' ).settings, required: true };
		const left = after( { kind: 'set', of: { question: 'a' }, path: 'settings', value: settings } );
		expect( left ).not.toHaveProperty( 'questions[0].settings.required' );
	} );

	it( 'is still shown when it matches no field', () => {
		const { loose } = errorsById( { publish_at: 'No date.', 'questions[9].title': 'Nobody.' }, draft );
		expect( loose ).toEqual( [ 'No date.', 'Nobody.' ] );
	} );
} );

describe( 'a pasted list of email addresses', () => {
	it.each( sharedCases< { text: string; addresses: string[] } >( 'rules/email-lists' ) )(
		'is parsed as on the server: $text',
		( { text, addresses } ) => {
			expect( addressesIn( text ) ).toEqual( addresses );
		}
	);
} );
