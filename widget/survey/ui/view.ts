import type { WidgetLook, WidgetQuestion, WidgetStrings, WidgetThankYou } from '../../../src/contract/types';
import type { AnswerError } from '../flow/answer-rules';
import type { Draft } from '../flow/flow';
import type { Phase } from '../flow/session/session';

/** Everything that is drawn, at one moment. The components have no state. */
export interface View {
	isInline: boolean;
	isOpen: boolean;
	isPreview: boolean;
	look: WidgetLook;
	/** Custom properties for colors and font. */
	style: string;
	phase: Phase;
	/** All questions on screen, if a page can have several. */
	page?: readonly Asked[];
	/** True if the page may have several, so that no choice completes it. */
	isShared?: boolean;
	/** The question on screen, the first one of several; undefined once the survey is over. */
	question: WidgetQuestion | undefined;
	draft: Draft;
	/** The indexes of the options in display order. */
	order: readonly number[];
	errors: readonly AnswerError[];
	/** The number of the question or page, from 1, and how many there are. */
	number: number;
	count: number;
	/** True if the count depends on future answers. */
	isAbout: boolean;
	canSkip: boolean;
	/** True if it is optional in a survey where others are required. */
	isOptional: boolean;
	/** True if there is an answer, or the question doesn't need one to continue. */
	hasNext: boolean;
	thankYou: WidgetThankYou;
	/** True if the response came after the survey's limit, so that nothing was won. */
	isLate?: boolean;
	strings: WidgetStrings;
}

/** A question on a page, with its own part of the view. */
export type Asked = Pick< View, 'draft' | 'order' | 'errors' | 'isOptional' > & { question: WidgetQuestion };

/** All actions of a visitor. */
export interface Actions {
	edit: ( draft: Partial< Draft >, of?: string ) => void;
	/** A choice that may complete the answer, so that the survey continues automatically. */
	choose: ( draft: Partial< Draft > ) => void;
	next: () => void;
	skip: () => void;
	back: () => void;
	turn: ( isOpen: boolean ) => void;
	close: () => void;
}

/** The data to draw a type of question. */
export interface FieldProps {
	question: WidgetQuestion;
	draft: Draft;
	order: readonly number[];
	errors: readonly AnswerError[];
	isOptional: boolean;
	strings: WidgetStrings;
	act: Actions;
}
