import type { WidgetManifest } from '../../src/contract/types';

/** The end of a survey, among the ids of its questions. */
export const ENDING = 'ending';

/**
 * What the builder asks of the page in its frame, `window.UserFeedback._preview`. Both are of one site: what the browser
 * keeps apart, the builder cannot call.
 */
export interface DraftPreview {
	/**
	 * Draws a survey as it is now. Who is looking stays at their question with their answers, as far as these are still there.
	 *
	 * @param isDark as for visitors who have set their system to dark.
	 */
	draw( manifest: WidgetManifest, isDark: boolean ): void;
	/** @param scene a question's id, or ENDING. */
	goTo( scene: string ): void;
	/** From the first question, with nothing answered. */
	restart(): void;
	/**
	 * The page around is still from then on.
	 *
	 * @param onScene told each scene that is come to by answering, not by goTo()
	 */
	listen( onScene: ( scene: string ) => void ): void;
}
