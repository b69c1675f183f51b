import { LIMITS } from '@/contract/limits';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import type { PicturedOption, Question, QuestionDraft } from '@/contract/types';

/** A question as it is edited: flat, with every field there, whichever its type. */
export interface QuestionForm
	extends Pick< Question[ 'config' ], 'include_name' >, Pick< Question[ 'settings' ], 'required' | 'comment_box' > {
	id: string;
	title: string;
	type: QuestionType;
	options: readonly string[];
	/** What the server has of this question and is not edited here: saved as it was loaded. */
	kept: Pick< Question, 'config' | 'settings' | 'logic' > | null;
}

export function questionFormOf( question: Question ): QuestionForm {
	const { id, title, type, config, settings, logic } = question;
	return {
		id,
		title,
		type,
		options: padOptions( type, config.options.map( labelOf ) ),
		include_name: config.include_name,
		required: settings.required,
		comment_box: settings.comment_box,
		kept: { config, settings, logic },
	};
}

/** What is sent of a question. Text is trimmed here, not while it is typed. */
export function questionDraftOf( question: QuestionForm ): QuestionDraft {
	const { id, title, type, options, kept } = question;
	const pictured = QUESTION_TYPES[ type ].has_pictures ? kept?.config.options : undefined;
	return {
		id,
		title: title.trim(),
		type,
		config: {
			options: pictured ?? options.map( ( option ) => option.trim() ),
			include_name: question.include_name,
		},
		settings: { ...kept?.settings, required: question.required, comment_box: question.comment_box },
		...( kept === null ? {} : { logic: kept.logic } ),
	};
}

function labelOf( option: string | PicturedOption ): string {
	return typeof option === 'string' ? option : option.label;
}

export function newQuestion( id: string, type: QuestionType ): QuestionForm {
	return {
		id,
		title: '',
		type,
		options: padOptions( type, [] ),
		include_name: false,
		required: false,
		comment_box: false,
		kept: null,
	};
}

/** The fewest options a type needs are there from the start, empty. */
export function padOptions( type: QuestionType, options: readonly string[] ): string[] {
	const needs = QUESTION_TYPES[ type ];
	if ( ! needs.has_options ) {
		return [];
	}
	const missing = Math.max( 0, needs.min_options - options.length );
	return [ ...options, ...Array< string >( missing ).fill( '' ) ];
}

/** What a type has of its own goes with it; options stay between the types that have them. */
export function withType( question: QuestionForm, type: QuestionType ): QuestionForm {
	return {
		...question,
		type,
		options: padOptions( type, question.options ),
		include_name: false,
		comment_box: question.comment_box && QUESTION_TYPES[ type ].allows_comment,
	};
}

export function withOption( question: QuestionForm, index: number, value: string ): QuestionForm {
	return { ...question, options: question.options.map( ( option, at ) => ( at === index ? value : option ) ) };
}

export function canAddOption( question: QuestionForm ): boolean {
	return QUESTION_TYPES[ question.type ].has_options && question.options.length < LIMITS.OPTIONS;
}

export function withNewOption( question: QuestionForm ): QuestionForm {
	return canAddOption( question ) ? { ...question, options: [ ...question.options, '' ] } : question;
}

export function canRemoveOption( question: QuestionForm ): boolean {
	return question.options.length > QUESTION_TYPES[ question.type ].min_options;
}

export function withoutOption( question: QuestionForm, index: number ): QuestionForm {
	return canRemoveOption( question )
		? { ...question, options: question.options.filter( ( _, at ) => at !== index ) }
		: question;
}

export function isUntouched( question: QuestionForm ): boolean {
	return question.title.trim() === '' && question.options.every( ( option ) => option.trim() === '' );
}
