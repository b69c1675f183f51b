import type { RatingsOfPage } from '../../../src/contract/types';

/** A rating in the owner's preview. */
export interface RatingDrawn {
	page: RatingsOfPage;
	average: number | null;
	total: number;
	/** Shown when it changes; else the owner's clicked state stays. */
	scene?: RatingScene;
}

export type RatingScene = 'asking' | 'given' | 'reason' | 'kept' | 'failed';

/** The interface between the bundle and wp-admin. */
export interface RatingPreviewBundle {
	/** Draws into an element, which is emptied; can be called repeatedly. The rating is clickable, but sends and stores nothing. */
	draw: ( place: HTMLElement, drawn: RatingDrawn ) => void;
}

declare global {
	interface Window {
		userfeedback_rating_preview?: RatingPreviewBundle;
	}
}
