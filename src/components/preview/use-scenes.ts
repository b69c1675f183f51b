import { useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/when-idle';
// eslint-disable-next-line no-restricted-imports -- See usePageInFrame().
import type { DraftPreview } from '../../../widget/preview/draft-preview';

/** Milliseconds until another scene is drawn: the editor itself updates first. */
const LONGEST = 100;

/**
 * Makes the preview follow the editor, and reports the scene that answering leads to.
 *
 * @param scene a question's id, or the ending
 */
export function useScenes( page: DraftPreview | null, scene: string, onScene: ( scene: string ) => void ): void {
	const shown = useRef( '' );
	const latest = useRef( onScene );

	useEffect( () => {
		latest.current = onScene;
	} );
	useEffect( () => {
		page?.listen( ( told ) => {
			shown.current = told;
			latest.current( told );
		} );
	}, [ page ] );
	useEffect( () => {
		if ( page && scene !== shown.current ) {
			shown.current = scene;
			return whenIdle( () => page.goTo( scene ), LONGEST ); // Not a scene the preview itself opened: its Back history would be lost.
		}
		return undefined;
	}, [ page, scene ] );
}
