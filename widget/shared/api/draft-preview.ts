import type { WidgetManifest } from '../../../src/contract/types';

/** Represents the end of a survey among its question ids. */
export const ENDING = 'ending';

/**
 * Interface for the builder to the page in its frame, `window.UserFeedback._preview`. Both must be on the same site, as the
 * browser blocks other calls.
 */
export interface DraftPreview {
	/**
	 * Draws the current survey. The viewer stays at the same question and keeps the answers that still exist.
	 *
	 * @param isDark to draw it as for visitors whose system is set to dark.
	 */
	draw( manifest: WidgetManifest, isDark: boolean ): void;
	/** @param scene a question's id, or ENDING. */
	goTo( scene: string ): void;
	/** Starts at the first question, without answers. */
	restart(): void;
	/**
	 * Starts listening, and makes the page around the survey inert.
	 *
	 * @param onScene told each scene that is come to by answering, not by goTo()
	 */
	listen( onScene: ( scene: string ) => void ): void;
}
