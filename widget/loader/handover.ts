import type { WidgetManifest, WidgetSurvey } from '../../src/contract/types';

/** A survey on the page. */
export interface Shown {
	/** Opens a minimised card; brings an inline one into view. */
	open(): void;
	close(): void;
}

/** What the survey bundle does for the loader, and all that the two know of each other. */
export interface SurveyBundle {
	/** @param place the element to stand in; null floats. */
	show( survey: WidgetSurvey, manifest: WidgetManifest, place: HTMLElement | null, onClose: () => void ): Shown;
	/** Sends the responses that earlier pages could not. */
	flush( manifest: WidgetManifest ): void;
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

declare global {
	interface Window {
		/** Either script may come first: optimisers reorder. */
		UserFeedback?: Partial< UserFeedbackApi > & { _bundle?: SurveyBundle };
		userfeedback_no_show_reasons?: Record< number, string >;
	}
}
