import { alignJustify, atSymbol, image, paragraph, starEmpty, starFilled } from '@wordpress/icons';
import type { ReactElement } from 'react';
import type { QuestionType } from '@/contract/question-types';

/** On WordPress's 24-pixel grid, like its own icons; drawn here if it has none. */
export const questionIcons: Record< QuestionType, ReactElement > = {
	'radio-button': (
		<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
			<path
				fillRule="evenodd"
				d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
			/>
			<circle cx="12" cy="12" r="3.5" />
		</svg>
	),
	checkbox: (
		<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
			<path
				fillRule="evenodd"
				d="M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2zm0 1.5a.5.5 0 0 0-.5.5v12c0 .3.2.5.5.5h12a.5.5 0 0 0 .5-.5V6a.5.5 0 0 0-.5-.5z"
			/>
			<path d="m10.6 16.2-3.3-3.3 1.1-1.1 2.2 2.2 5-5 1.1 1.1z" />
		</svg>
	),
	'image-radio': image,
	'icon-choice': starEmpty,
	text: paragraph,
	'long-text': alignJustify,
	email: atSymbol,
	'star-rating': starFilled,
	nps: (
		<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
			<path d="M12 5a9 9 0 0 0-9 9v3h1.5v-3a7.5 7.5 0 0 1 15 0v3H21v-3a9 9 0 0 0-9-9z" />
			<path d="m16.1 9.9-1-1-3.5 4.4a1.8 1.8 0 1 0 1.2 1.2z" />
		</svg>
	),
};
