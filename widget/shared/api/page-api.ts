import type {
	FinishedVisit,
	LinkVisit,
	ReportedVisit,
	SubmittedAnswer,
	WidgetBehavior,
	WidgetManifest,
	WidgetQuestion,
	WidgetSurvey,
} from '../../../src/contract/types';
import type { Cookies } from '../memory/cookies';
import type { Jar } from '../memory/jar';
import type { Gate, VisitContext } from '../targeting/eligibility';
import type { VisiblePage } from '../targeting/page-rules';
import type { Plan } from '../targeting/plan';
import { ownGlobal } from '../trust/own-global';
import type { DraftPreview } from './draft-preview';
import type { Places } from './places';

/** A survey on the page. */
export interface ShownSurvey {
	/** Opens a minimized card; scrolls an inline one into view. */
	open(): void;
	close(): void;
	/** Call after changing texts in the given survey object. */
	redraw(): void;
	/** The element in the page: its parent is the survey's place, or the body. */
	readonly host: Element;
	/** True while the visitor is answering it. */
	isUnderWay(): boolean;
	/** True if its visitor has done anything with it, finished or not. */
	isBegun(): boolean;
	/** True if the visitor has continued it on another page of this tab since leaving this page. */
	isOutdated(): boolean;
}

/** The surveys shown on the page: any number inline, at most one pop-up. */
export interface Stage {
	floating(): ShownSurvey | undefined;
	get( id: number ): ShownSurvey | undefined;
	/**
	 * Shows a survey once, even if called repeatedly.
	 *
	 * @param place the element to put it in; null for a pop-up, which replaces an earlier one.
	 */
	show( survey: WidgetSurvey, manifest: WidgetManifest, place: HTMLElement | null ): void;
	/** Opens it where it is shown; else as a pop-up, without checking rules. */
	open( id: number, manifest: WidgetManifest | null ): void;
	/**
	 * Follows a page change: a survey removed with its surroundings moves into the new ones.
	 *
	 * @param plan surveys that may show now, null for none; undefined if that hasn't changed.
	 */
	follow( places: Places, plan?: Plan | null ): void;
}

/** The interface between the survey bundle and the loader. */
export interface SurveyBundle extends Stage {
	/** The cookies, including those that may not be stored, until the page is left. */
	jar: Jar;
	/** Sends responses that earlier pages could not send. */
	flush( manifest: WidgetManifest ): void;
}

/** One page of a site, as the loader knows it. */
export interface Site {
	manifest: WidgetManifest;
	places: Places;
	/** Where it was read. */
	address: string;
	/** The address that the manifest describes, if different. */
	home?: string;
	/** The manifest as it was found. */
	text?: string;
	/** Returns the page's current state. */
	context: () => VisiblePage;
}

/**
 * Code of the loader that only some pages need, in a separate script: most pages are fresh, and most surveys allow any country
 * and wait only for a time. A page that can't load it can reach no server, and uses the printed data.
 */
export interface LaterBundle {
	/** @param plan the printed surveys that would show. */
	manifest( printed: WidgetManifest, placed: readonly number[], plan: Plan ): Promise< WidgetManifest >;
	/** Returns the country-restricted surveys that this visitor may see, for an older loader. */
	allowedHere( manifest: WidgetManifest, placed: readonly number[] ): Promise< readonly number[] >;
	/**
	 * Starts a survey once its visitor is about to leave, has scrolled, or has seen the page for a while.
	 *
	 * @param delay in seconds; an older loader counts it by itself.
	 */
	whenMoved( timing: WidgetBehavior[ 'timing' ], begin: () => void, delay?: number ): void;
	/** Returns the page that has replaced another without loading; undefined if it is still the same. */
	nextSite(
		site: Site,
		places: Places,
		found: WidgetManifest | null,
		changed: ( hasNew: unknown ) => void
	): Site | undefined;
}

/** Storage of a started survey; null to forget. */
interface StoredVisit {
	read(): string | null;
	write( text: string | null ): void;
}

/** The visited questions of a started survey, and the visitor's input. */
interface StoredAnswers {
	path: readonly string[];
	drafts: Readonly< Record< string, { value: SubmittedAnswer[ 'value' ]; comments: string; name: string } > >;
}

/**
 * Records a visit from what the survey stores about it, in a script of its own.
 *
 * @param storage the tab's.
 * @param clean   returns the answers to questions on the path, as they are sent.
 * @param report  sends a visit without a response.
 * @param link    the visit of the single-use link that opened the page.
 * @return the storage to use instead, and the recorded visit for the submission; undefined if the survey isn't recorded.
 */
export type RecordVisit = (
	survey: WidgetSurvey,
	storage: {
		get( key: string ): string | null;
		set( key: string, text: string ): unknown;
		remove( key: string ): void;
	},
	visit: StoredVisit,
	clean: ( questions: readonly WidgetQuestion[], progress: StoredAnswers ) => SubmittedAnswer[],
	report: ( visit: Omit< ReportedVisit, 'nonce' > ) => void,
	link?: LinkVisit
) => { visit: StoredVisit; finished: () => FinishedVisit } | undefined;

/** Code of the loader for pages with a survey that depends on the visitor's country or history, in a script of its own. */
export type GateBundle = ( manifest: WidgetManifest, placed: readonly number[] ) => Promise< Gate >;

/** `window.UserFeedback`, for themes and other scripts. */
export interface UserFeedbackApi {
	/** Shows a survey of this page, even if answered or closed: the page requests it, so no rules apply. */
	open( id: number ): void;
	/** Removes the pop-up survey from the page. */
	close(): void;
	/** Makes this browser forget that it answered or minimized a survey. */
	reset( id: number ): void;
	/** Values of hidden fields by their names; read while a survey is answered. */
	fields: Readonly< Record< string, unknown > >;
	/** Adds a question type, for the script that `userfeedback_register_question_type()` names. */
	registerQuestionType( name: string, type: RegisteredType ): void;
}

/** How a question type of another plugin is answered. */
export interface RegisteredType {
	/**
	 * Draws the question's control into an element of the card, below the title. It runs after each change, with the same element
	 * as long as the question is on screen.
	 */
	draw: ( place: HTMLElement, state: QuestionState ) => void;
	/** True if `setValue()` completes an answer, so that a click continues with the next question. */
	advances?: boolean;
	/** Returns a message about an invalid value; nothing if it is valid. It isn't called without an answer. */
	problem?: ( value: Value ) => string | null | undefined;
}

type Value = SubmittedAnswer[ 'value' ];

/** A question and its answer so far; null without one. */
export interface QuestionState {
	question: WidgetQuestion;
	value: Value;
	/** True while a message about the value is below the element. */
	isInvalid: boolean;
	/** Id of the element with that message. */
	errorId: string;
	setValue: ( value: Value ) => void;
}

/** Returns `window.UserFeedback`, if one of our scripts has set it. */
export const pageApi = (): Window[ 'UserFeedback' ] => ownGlobal( window, 'UserFeedback' );

/**
 * Adds to `window.UserFeedback` what one of our scripts shares with the others, whichever comes first.
 *
 * A loader from a long-lived cache may meet a newer bundle. So far they agree on this interface, and it has no version number:
 * whoever changes it adds one to both sides, and treats a loader without a number as version 1.
 */
export function addToPageApi( part: NonNullable< Window[ 'UserFeedback' ] > ): void {
	window.UserFeedback = Object.assign( pageApi() ?? {}, part );
}

/** An event of a survey for the page's own scripts. */
type PageEvent = CustomEvent< Record< 'survey_id', number > >;

declare global {
	interface DocumentEventMap {
		'userfeedback:show': PageEvent;
		'userfeedback:close': PageEvent;
	}
	interface Window {
		/** Either script may run first: optimizers reorder them. */
		UserFeedback?: Partial< UserFeedbackApi > & {
			_bundle?: SurveyBundle;
			_later?: LaterBundle;
			_gate?: GateBundle;
			/** Parts of the survey bundle, for the scripts of single question types. */
			_kit?: unknown;
			/** Set by the script of surveys whose owner wants to see where visitors leave. */
			_visits?: RecordVisit;
			/** On the page in the builder's frame. */
			_preview?: DraftPreview;
			/** Set by the loader for the bundle. */
			_cookies?: Cookies;
			/** Set by the loader: the current inputs of its decision. */
			_here?: () => VisitContext;
			/** Set by the loader: makes it decide again. */
			_again?: () => void;
		};
		userfeedback_no_show_reasons?: Record< number, string >;
	}
}
