import type { PageContext, WidgetBehavior, WidgetManifest, WidgetSurvey } from '../../src/contract/types';
import type { Cookies } from '../memory/cookies';
import type { Jar } from '../memory/jar';
import type { Here } from '../targeting/eligibility';
import type { Plan } from '../targeting/plan';
import type { DraftPreview } from '../preview/draft-preview';
import { ownGlobal } from '../trust/own-global';
import type { Places } from './places';

export type { Places };

/** A survey on the page. */
export interface Shown {
	/** Opens a minimised card; brings an inline one into view. */
	open(): void;
	close(): void;
	/** After its survey, the object that was given, has got other texts. */
	redraw(): void;
	/** What stands in the page: its parent is the survey's place, or the body. */
	readonly host: Element;
	/** Whether the visitor is in the middle of it. */
	isUnderWay(): boolean;
	/** Whether its visitor has done anything with it, be it finished or not. */
	isBegun(): boolean;
	/** Whether the visitor has gone on with it on another page of this tab, since this page was left. */
	isOutdated(): boolean;
}

/** The surveys that stand on the page: any number in places, at most one in the corner. */
export interface Stage {
	floating(): Shown | undefined;
	get( id: number ): Shown | undefined;
	/**
	 * Once, however often it is called.
	 *
	 * @param place the element to stand in; null floats, and what floated before leaves.
	 */
	show( survey: WidgetSurvey, manifest: WidgetManifest, place: HTMLElement | null ): void;
	/** Opens it where it stands; else it floats, though no rule was asked. */
	open( id: number, manifest: WidgetManifest | null ): void;
	/**
	 * Goes along with a page that has changed: what was taken out with its surroundings stands in the new ones.
	 *
	 * @param plan what may be here now, null for nothing; none where that has not changed.
	 */
	follow( places: Places, plan?: Plan | null ): void;
}

/** What the survey bundle does for the loader, and all that the two know of each other. */
export interface SurveyBundle extends Stage {
	/** The cookies, and those that may not be stored, for as long as the page lives. */
	jar: Jar;
	/** Sends the responses that earlier pages could not. */
	flush( manifest: WidgetManifest ): void;
}

/** One page of a site, as far as the loader knows it. */
export interface Site {
	manifest: WidgetManifest;
	places: Places;
	/** Where it was found. */
	address: string;
	/** The address that the manifest describes, where that is another. */
	home?: string;
	/** The manifest as it was found. */
	text?: string;
	/** What is known of the page at this moment. */
	context: () => PageContext;
}

/**
 * What only some pages need of the loader, in a script of its own: most are fresh, and most surveys are for any country
 * and wait for nothing but time. A page that cannot have it can reach no server, and makes do with what was printed.
 */
export interface Later {
	/** @param plan what would show of what was printed. */
	manifest( printed: WidgetManifest, placed: readonly number[], plan: Plan ): Promise< WidgetManifest >;
	/** Of the surveys for some countries only, those that this visitor may see. */
	allowedHere( manifest: WidgetManifest, placed: readonly number[] ): Promise< readonly number[] >;
	/**
	 * Begins a survey once its visitor is about to leave, has scrolled, or has seen the page for a while.
	 *
	 * @param delay in seconds; a loader of an older release counts it by itself.
	 */
	whenMoved( timing: WidgetBehavior[ 'timing' ], begin: () => void, delay?: number ): void;
	/** The page that has come in the place of another without being loaded; undefined where it is still the same. */
	nextSite(
		site: Site,
		places: Places,
		found: WidgetManifest | null,
		changed: ( hasNew: unknown ) => void
	): Site | undefined;
}

/** `window.UserFeedback`, for themes and other scripts. */
export interface UserFeedbackApi {
	/** Shows a survey of this page, also one that was answered or closed: the page asks, so no rule is asked. */
	open( id: number ): void;
	/** Takes the floating survey off the page. */
	close(): void;
	/** Makes this browser forget that it answered or minimised a survey. */
	reset( id: number ): void;
}

/**
 * Adds to `window.UserFeedback` what one script of ours gives the others, of which any may have come before.
 *
 * A loader out of a long cache meets the bundle of a newer release. So far they agree on what stands here, and none says
 * a number: whoever changes that gives both sides one, and takes a loader without it for the first.
 */
export function handOver( part: NonNullable< Window[ 'UserFeedback' ] > ): void {
	window.UserFeedback = Object.assign( ownGlobal( window, 'UserFeedback' ) ?? {}, part );
}

declare global {
	interface Window {
		/** Either script may come first: optimisers reorder. */
		UserFeedback?: Partial< UserFeedbackApi > & {
			_bundle?: SurveyBundle;
			_later?: Later;
			/** On the page in the builder's frame. */
			_preview?: DraftPreview;
			/** Of the loader, for the bundle. */
			_cookies?: Cookies;
			/** Of the loader: what it decides by, at this moment. */
			_here?: () => Here;
			/** Of the loader: has it decide once more. */
			_again?: () => void;
		};
		userfeedback_no_show_reasons?: Record< number, string >;
	}
}
