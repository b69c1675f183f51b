import type { RatingsOfPage } from '../../src/contract/types';

/** A rating as its owner looks at it. */
export interface RatingDrawn {
	page: RatingsOfPage;
	average: number | null;
	total: number;
	/** Shown when it changes; else what the owner has clicked to stays. */
	scene?: RatingScene;
}

export type RatingScene = 'asking' | 'given' | 'reason' | 'kept' | 'failed';

/** What the bundle gives to wp-admin, and all that the two know of each other. */
export interface RatingPreviewBundle {
	/** Draws into an element, which is emptied; again and again. It can be clicked through, sends nothing and stores nothing. */
	draw: ( place: HTMLElement, drawn: RatingDrawn ) => void;
}

declare global {
	interface Window {
		userfeedback_rating_preview?: RatingPreviewBundle;
	}
}
