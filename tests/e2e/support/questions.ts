import { randomUUID } from 'node:crypto';
import type { QuestionDraft } from '../../../src/contract/types';

const option = ( label: string, name: string ) => ( { label, icon: { style: 'outline', name } } );

/** One question of each type, in the order a visitor sees them. */
export const oneOfEachType = ( site: string ): QuestionDraft[] => [
	{ title: 'How did you find us?', type: 'radio-button', config: { options: [ 'Search', 'A friend' ] } },
	{ title: 'Which pages did you see?', type: 'checkbox', config: { options: [ 'Home', 'Prices', 'Blog' ] } },
	{
		title: 'Which place is nicer?',
		type: 'image-radio',
		config: {
			options: [ 'Hill', 'Lake' ].map( ( label ) => ( {
				label,
				image: `${ site }/wp-includes/images/w-logo-blue.png`,
			} ) ),
		},
	},
	{
		title: 'How is the weather?',
		type: 'icon-choice',
		config: { options: [ option( 'Sunny', 'sun' ), option( 'Rainy', 'cloud-rain' ) ] },
		settings: { icon_size: 'large' },
	},
	{ title: 'What do you do?', type: 'text', settings: { required: true } },
	{ title: 'What could we do better?', type: 'long-text' },
	{ title: 'May we write to you?', type: 'email', config: { include_name: true } },
	{ title: 'How do you like the shop?', type: 'star-rating' },
	{ title: 'Would you recommend us?', type: 'nps', settings: { comment_box: true } },
];

/** One question of each type that only the extended bundle draws, in the same way. */
export const oneOfEachExtendedType = (): QuestionDraft[] => [
	{ title: 'Welcome!', type: 'statement' },
	{ title: 'How satisfied are you?', type: 'csat' },
	{ title: 'It was easy.', type: 'ces' },
	{ title: 'How much fun was it?', type: 'number-scale', config: { min: 0, max: 6 } },
	{
		title: 'Where do you live?',
		type: 'dropdown',
		config: { options: [ 'Berlin', 'Rome', 'Zürich', 'Oslo', 'Paris', 'Wien', 'Prag', 'Bern', 'Lyon' ] },
	},
	{
		title: 'How was it?',
		type: 'matrix',
		config: {
			options: [ 'Bad', 'Good' ],
			rows: [ 'Food', 'Room' ].map( ( label ) => ( { id: randomUUID(), label } ) ),
		},
	},
	{
		title: 'What matters most?',
		type: 'ranking',
		config: { rows: [ 'Staff', 'View', 'Price' ].map( ( label ) => ( { id: randomUUID(), label } ) ) },
	},
	{ title: 'How full is it?', type: 'slider', config: { min: 0, max: 100, step: 5 } },
	{ title: 'How many?', type: 'number' },
	{ title: 'When was it?', type: 'date', config: { min_date: '2026-01-01', max_date: '2026-12-31' } },
	{ title: 'Terms', type: 'consent', config: { options: [ 'I agree.' ] } },
];
