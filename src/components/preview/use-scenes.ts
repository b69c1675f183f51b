import { useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/when-idle';
// eslint-disable-next-line no-restricted-imports -- See usePageInFrame().
import type { DraftPreview } from '../../../widget/preview/draft-preview';

/** Milliseconds after which another scene is drawn: what is opened in the editor comes first. */
const LONGEST = 100;

/**
 * The preview follows what is being edited, and tells where answering it has led to.
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
			return whenIdle( () => page.goTo( scene ), LONGEST ); // Not where the preview itself has led to: its way back would be lost.
		}
		return undefined;
	}, [ page, scene ] );
}
