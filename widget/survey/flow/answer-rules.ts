import type { AnswerExtra, SubmittedAnswer, WidgetQuestion } from '../../../src/contract/types';
import { LIMITS } from '../../../src/contract/limits';
import { countCharacters, trimText } from '../../shared/text/text';
import { ANSWERING } from '../question-types/answering';
import { asksForName } from '../question-types/email/email-answer';
import { FAULTS, FORMATS } from '../question-types/faults';

/** The rules a visitor can break. The server checks more, because it can't trust any request. */
export type AnswerRule = 'required' | 'maxLength' | 'email';

/** `path` is a place in the answer: `value` or `extra.comments`. A registered type has a message for people as its rule. */
export interface AnswerError {
	path: string;
	rule: string;
	/** Id of the question, if a page can have several. */
	of?: string;
}

type Value = SubmittedAnswer[ 'value' ];

/** The broken rule, if there is one. */
export type Fault = AnswerRule | ( string & {} ) | false | null | undefined;

/**
 * Returns the errors in an answer as entered, and the answer as it is sent and stored. The server finds the same errors:
 * tests/fixtures/answer-rules.json runs against both.
 */
export function checkAnswer(
	question: WidgetQuestion,
	{ value: given, extra: typed }: SubmittedAnswer
): { errors: AnswerError[]; clean: SubmittedAnswer } {
	const errors: AnswerError[] = [];
	const extra: AnswerExtra = {};
	const plain = normalized( question, given );
	const format = EXTENDED ? FORMATS[ question.type ] : undefined;
	const value = format ? format.read( plain ) : plain;
	const note = ( path: string, rule: Fault ): void => {
		if ( rule ) {
			errors.push( { path, rule } );
		}
	};
	const takeExtra = ( key: keyof AnswerExtra, isAsked: boolean, most: number ): void => {
		const text = isAsked && trimText( typed?.[ key ] ?? '' );
		if ( text ) {
			extra[ key ] = text;
			note( `extra.${ key }`, countCharacters( text ) > most && 'maxLength' );
		}
	};
	note( 'value', ( EXTENDED && format?.fault( value, question ) ) || faultOf( question, value ) );
	takeExtra(
		'comments',
		( EXTENDED && isOtherChosen( question, value ) ) || asksForComment( question ),
		LIMITS.COMMENT
	);
	takeExtra( 'name', asksForName( question ), LIMITS.PERSON_NAME );

	const clean: SubmittedAnswer = { question_id: question.id, value };
	if ( extra.comments || extra.name ) {
		clean.extra = extra;
	}
	return { errors, clean };
}

export const asksForComment = ( question: WidgetQuestion ): boolean =>
	question.comment_box && !! ANSWERING[ question.type ].allows_comment;

/** True if the answer includes the option that asks for a text, which is sent as the comment. */
export const isOtherChosen = ( { other }: WidgetQuestion, value: Value ): boolean =>
	!! other && [ value ].flat().includes( other );

/** True if one choice completes the answer, so that the survey can go on to the next question. */
export const advancesAutomatically = ( question: WidgetQuestion ): boolean =>
	!! ANSWERING[ question.type ].advances_on_choice && ! asksForComment( question );

/** Normalizes a value. A choice keeps its exact characters, because it is compared with the options; typed text is tidied. */
function normalized( { options }: WidgetQuestion, value: Value ): Value {
	if ( typeof value === 'string' ) {
		return options.includes( value ) ? value : trimText( value ) || null;
	}
	return Array.isArray( value ) && ! value.length ? null : value;
}

function faultOf( { type, required }: WidgetQuestion, value: Value ): Fault {
	const most = ANSWERING[ type ].max_length;
	if ( value === null ) {
		return required && 'required';
	}
	if ( typeof value === 'string' && most && countCharacters( value ) > most ) {
		return 'maxLength';
	}
	return FAULTS[ type ]?.( value );
}
