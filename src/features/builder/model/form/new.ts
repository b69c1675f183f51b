import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { Draft, FormQuestion, Option, SurveyForm } from './draft';

/** A new survey starts with one blank text question, whose id nobody else has: so the survey is called by it, too. */
export function blankForm( questionId: string ): SurveyForm {
	return { id: null, version: null, token: questionId, draft: blankDraft( questionId ) };
}

export function blankDraft( questionId: string ): Draft {
	return {
		title: untitled(),
		status: 'draft',
		type: 'survey',
		publish_at: null,
		questions: [ newQuestion( questionId, 'text' ) ],
		settings: {
			thank_you: {
				type: 'message',
				message: defaultThankYou(),
				button: null,
				redirect_to: null,
				conditions: [],
			},
		},
	};
}

/** The title of a survey that nobody has given one. */
export function untitled(): string {
	return __( 'Untitled survey', 'userfeedback' );
}

export function defaultThankYou(): string {
	return __( 'Thanks for your feedback!', 'userfeedback' );
}

export function newQuestion( id: string, type: QuestionType ): FormQuestion {
	return {
		id,
		title: '',
		type,
		config: { options: padOptions( type, [] ), include_name: false },
		settings: {
			required: false,
			comment_box: false,
			randomize: false,
			icon_color: '#1579EF',
			icon_size: 'medium',
		},
		logic: { enabled: false, action: 'show', conditions: [] },
	};
}

/** The fewest options a type needs are there from the start, empty. */
export function padOptions( type: QuestionType, options: readonly Option[] ): readonly Option[] {
	const padded = [ ...options ];
	while ( padded.length < QUESTION_TYPES[ type ].min_options ) {
		padded.push( newOption( type, padded ) );
	}
	return padded.length === options.length ? options : padded;
}

/** @param beside the options it will stand among */
export function newOption( type: QuestionType, beside: readonly Option[] ): Option {
	const id = freeId( beside );
	switch ( type ) {
		case 'image-radio':
			return { id, label: '', image: '' };
		case 'icon-choice':
			return { id, label: '', icon: { style: '', name: '' } };
		default:
			return { id, label: '' };
	}
}

/** What is told apart within one list only is known by numbers. */
export function freeId( beside: readonly { readonly id: string }[] ): string {
	return String( 1 + Math.max( 0, ...beside.map( ( { id } ) => Number( id ) ) ) );
}

/** Has anybody given the survey anything yet? A blank question more is nothing. */
export function isTyped( draft: Draft ): boolean {
	const { title, type, questions, settings } = draft;
	const blank = blankDraft( '' );
	return (
		title !== blank.title ||
		type !== blank.type ||
		settings.thank_you.message !== blank.settings.thank_you.message ||
		! questions.every( isUntouched )
	);
}

export function isUntouched( question: FormQuestion ): boolean {
	return (
		question.title.trim() === '' &&
		question.config.options.every( ( option ) => option.label.trim() === '' && ! hasPicture( option ) )
	);
}

export function hasPicture( { image = '', icon }: Option ): boolean {
	return image !== '' || ( icon !== undefined && icon.name !== '' );
}
