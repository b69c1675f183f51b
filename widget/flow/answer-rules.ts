import type { AnswerExtra, SubmittedAnswer, WidgetQuestion } from '../../src/contract/types';
import { LIMITS } from '../../src/contract/limits';
import { ANSWERING } from '../../src/contract/question-types';
import { lengthOf, tidy } from './text';

export type AnswerRule =
	| 'unknown_question'
	| 'duplicate'
	| 'type'
	| 'unknown_option'
	| 'duplicate_option'
	| 'range'
	| 'maxLength'
	| 'email'
	| 'required'
	| 'comment_not_asked'
	| 'name_not_asked'
	| 'empty';

/** `path` is where in the list of answers, as the server names it: `answers[0].value`. */
export interface AnswerError {
	path: string;
	rule: AnswerRule;
}

export interface CheckedAnswers {
	errors: AnswerError[];
	/** The answers as they are stored; to be used only when there is no error. */
	clean: SubmittedAnswer[];
}

type Value = SubmittedAnswer[ 'value' ];

/** Kept in step with the server's pattern, see Contract\Validation\Format. */
const EMAIL =
	/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Whether answers fit their questions. The server decides the same way: tests/fixtures/answer-rules.json runs against
 * both. Faults come in the order of the answers, those of the whole list last.
 */
export function checkAnswers(
	questions: readonly WidgetQuestion[],
	answers: readonly SubmittedAnswer[]
): CheckedAnswers {
	const errors: AnswerError[] = [];
	const clean: SubmittedAnswer[] = [];
	const answered = new Set< string >();

	answers.forEach( ( answer, index ) => {
		const question = questions.find( ( { id } ) => id === answer.question_id );
		const at = `answers[${ index }]`;
		if ( ! question || answered.has( question.id ) ) {
			errors.push( { path: `${ at }.question_id`, rule: question ? 'duplicate' : 'unknown_question' } );
			return;
		}
		answered.add( question.id );
		const checked = checkAnswer( question, answer );
		clean.push( checked.clean );
		errors.push( ...checked.errors.map( ( { path, rule } ) => ( { path: `${ at }.${ path }`, rule } ) ) );
	} );

	if ( questions.some( ( { id, required } ) => required && ! answered.has( id ) ) ) {
		errors.push( { path: 'answers', rule: 'required' } );
	}
	if ( ! errors.length && clean.every( ( { value } ) => value === null ) ) {
		errors.push( { path: 'answers', rule: 'empty' } );
	}
	return { errors, clean };
}

/** The same for one answer; paths start at the answer: `value`, `extra.comments`. */
export function checkAnswer(
	question: WidgetQuestion,
	answer: SubmittedAnswer
): { errors: AnswerError[]; clean: SubmittedAnswer } {
	const errors: AnswerError[] = [];
	const value = normalised( question, answer.value );
	const fault = faultOfValue( question, answer.value, value );
	if ( fault ) {
		errors.push( { path: 'value', rule: fault } );
	}

	const extra: AnswerExtra = {};
	const takeExtra = ( key: keyof AnswerExtra, asked: boolean, notAsked: AnswerRule, most: number ): void => {
		const text = tidy( answer.extra?.[ key ] ?? '' );
		if ( ! text ) {
			return;
		}
		extra[ key ] = text;
		if ( ! asked || lengthOf( text ) > most ) {
			errors.push( { path: `extra.${ key }`, rule: asked ? 'maxLength' : notAsked } );
		}
	};
	takeExtra( 'comments', asksForComment( question ), 'comment_not_asked', LIMITS.COMMENT );
	takeExtra( 'name', asksForName( question ), 'name_not_asked', LIMITS.PERSON_NAME );

	const clean: SubmittedAnswer = { question_id: question.id, value };
	if ( extra.comments || extra.name ) {
		clean.extra = extra;
	}
	return { errors, clean };
}

export const asksForComment = ( { type, comment_box }: WidgetQuestion ): boolean =>
	comment_box && ANSWERING[ type ].allows_comment;

/** Whether the answer is whole with one choice, so that nothing but the next question is left. */
export const goesOnByItself = ( question: WidgetQuestion ): boolean =>
	ANSWERING[ question.type ].advances_on_choice && ! asksForComment( question );

export const asksForName = ( { type, include_name }: WidgetQuestion ): boolean => type === 'email' && include_name;

/** A choice keeps its own characters, because it is compared with the option's; a typed text is tidied. */
function normalised( { type }: WidgetQuestion, value: Value ): Value {
	if ( typeof value === 'string' ) {
		const text = tidy( value );
		return text && ANSWERING[ type ].has_options ? value : text || null;
	}
	return Array.isArray( value ) && ! value.length ? null : value;
}

function faultOfValue( question: WidgetQuestion, given: Value, value: Value ): AnswerRule | null {
	const { has_options: hasOptions, scale, max_length: most } = ANSWERING[ question.type ];
	if ( given !== null && ! isOfType( question, given ) ) {
		return 'type';
	}
	if ( value === null ) {
		return question.required ? 'required' : null;
	}
	if ( hasOptions ) {
		const chosen = Array.isArray( value ) ? value : [ value as string ];
		if ( chosen.some( ( option ) => ! question.options.includes( option ) ) ) {
			return 'unknown_option';
		}
		return new Set( chosen ).size < chosen.length ? 'duplicate_option' : null;
	}
	if ( scale ) {
		return ( value as number ) < 1 || ( value as number ) > scale ? 'range' : null;
	}
	if ( lengthOf( value as string ) > most ) {
		return 'maxLength';
	}
	return question.type === 'email' && ! EMAIL.test( value as string ) ? 'email' : null;
}

function isOfType( { type }: WidgetQuestion, value: NonNullable< Value > ): boolean {
	if ( type === 'checkbox' ) {
		return Array.isArray( value );
	}
	return ANSWERING[ type ].scale ? Number.isInteger( value ) : typeof value === 'string';
}
