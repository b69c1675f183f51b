import { describe, expect, it } from 'vitest';
import { placeErrors } from './field-errors';

const draft = {
	title: 'T',
	questions: [
		{ id: 'a', title: '', type: 'text' as const },
		{ id: 'b', title: '', type: 'checkbox' as const },
	],
};

describe( 'what the server refused', () => {
	it( 'lands on the question it was sent for', () => {
		expect(
			placeErrors(
				{
					'questions[1].title': 'Too long.',
					'questions[1].config.options[3]': 'Too long, too.',
					'questions[0].settings.required': 'No.',
				},
				draft
			).placed
		).toEqual( {
			'b.title': 'Too long.',
			'b.options': 'Too long, too.',
			'a.question': 'No.',
		} );
	} );

	it( 'lands on title and message', () => {
		expect( placeErrors( { title: 'One.', 'settings.thank_you.message': 'Two.' }, draft ).placed ).toEqual( {
			title: 'One.',
			thankYou: 'Two.',
		} );
	} );

	it( 'is still said when it fits no field', () => {
		expect( placeErrors( { publish_at: 'No date.', 'questions[9].title': 'Nobody.' }, draft ).loose ).toEqual( [
			'No date.',
			'Nobody.',
		] );
	} );
} );
