import type { WidgetLook, WidgetQuestion, WidgetStrings, WidgetThankYou } from '../../src/contract/types';
import type { AnswerError } from '../flow/answer-rules';
import type { Draft } from '../flow/flow';
import type { Phase } from '../flow/session/session';

/** All that is drawn, at one moment. The components hold nothing of their own. */
export interface View {
	isInline: boolean;
	isOpen: boolean;
	isPreview: boolean;
	look: WidgetLook;
	/** Custom properties of the tones and the font. */
	style: string;
	phase: Phase;
	/** The question on screen; undefined once the survey is over. */
	question: WidgetQuestion | undefined;
	draft: Draft;
	/** The places of the options in the order in which they are shown. */
	order: readonly number[];
	errors: readonly AnswerError[];
	/** The place of the question, from 1, and how many there are. */
	number: number;
	count: number;
	/** Whether the count rests on answers that are still to come. */
	isAbout: boolean;
	canSkip: boolean;
	/** Whether it may be left out in a survey in which others may not. */
	isOptional: boolean;
	/** Whether there is an answer to go on with, or the question needs no waiting for one. */
	hasNext: boolean;
	thankYou: WidgetThankYou;
	strings: WidgetStrings;
}

/** All that a visitor can do. */
export interface Actions {
	edit: ( draft: Partial< Draft > ) => void;
	/** A choice that may be the whole answer, so that the survey goes on by itself. */
	choose: ( draft: Partial< Draft > ) => void;
	next: () => void;
	skip: () => void;
	back: () => void;
	turn: ( isOpen: boolean ) => void;
	close: () => void;
}

/** What a type of question is drawn from. */
export interface FieldProps {
	question: WidgetQuestion;
	draft: Draft;
	order: readonly number[];
	errors: readonly AnswerError[];
	isOptional: boolean;
	strings: WidgetStrings;
	act: Actions;
}
