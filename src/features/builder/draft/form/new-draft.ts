import { __ } from '@wordpress/i18n';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { NEW_CONFIG, NEW_PICTURES } from '@/question-types/drafts';
import { type Draft, type FormQuestion, type Option, type SurveyForm, textsOf } from './draft';

/** Creates a survey with one blank text question, whose id is unique: so it also identifies the survey. */
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

/** Returns the title of a survey without one. */
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
		config: { options: padOptions( type, [] ), include_name: false, ...NEW_CONFIG[ type ]?.() },
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

/** Adds empty options up to the type's minimum. */
export function padOptions( type: QuestionType, options: readonly Option[] ): readonly Option[] {
	const padded = [ ...options ];
	while ( padded.length < QUESTION_TYPES[ type ].min_options ) {
		padded.push( newOption( type, padded ) );
	}
	return padded.length === options.length ? options : padded;
}

/** @param beside the other options in the list */
export function newOption( type: QuestionType, siblingOf: readonly Option[] ): Option {
	return { id: freeId( siblingOf ), label: '', ...NEW_PICTURES[ type ] };
}

/** Ids that are unique in one list only are numbers. */
export function freeId( siblingOf: readonly { readonly id: string }[] ): string {
	return String( 1 + Math.max( 0, ...siblingOf.map( ( { id } ) => Number( id ) ) ) );
}

/** Checks if the survey has any content yet. Another blank question doesn't count. */
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
		Object.keys( textsOf( question.settings ) ).length === 0 &&
		question.config.options.every( ( option ) => option.label.trim() === '' && ! hasPicture( option ) )
	);
}

export function hasPicture( { image = '', icon }: Option ): boolean {
	return image !== '' || ( icon !== undefined && icon.name !== '' );
}
