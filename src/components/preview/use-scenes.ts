import { useEffect, useRef } from 'react';
import { whenIdle } from '@/lib/when-idle';
import type { DraftPreview } from '@widget/shared/api/draft-preview';

/** Milliseconds until another scene is drawn: the editor itself updates first. */
const LONGEST = 100;

/**
 * Makes the preview follow the editor, and reports the scene that answering leads to.
 *
 * @param scene a question's id, or the ending
 */
export function useScenes( page: DraftPreview | null, scene: string, onScene: ( scene: string ) => void ): void {
	/** The preview went on by itself, and the owner has done nothing here since. */
	const isAhead = useRef( false );
	const latest = useRef( onScene );

	useEffect( () => {
		latest.current = onScene;
	} );
	useEffect( () => {
		page?.listen( ( told ) => {
			isAhead.current = true;
			latest.current( told );
		} );
	}, [ page ] );
	useEffect( () => {
		const stop = new AbortController();
		const options = { capture: true, signal: stop.signal };
		for ( const type of [ 'click', 'keydown' ] ) {
			document.addEventListener( type, () => ( isAhead.current = false ), options );
		}
		return () => stop.abort();
	}, [] );
	useEffect( () => {
		// The editor follows the preview late on a slow computer: sent back, the preview would lose its answers and its way back.
		return page && ! isAhead.current ? whenIdle( () => page.goTo( scene ), LONGEST ) : undefined;
	}, [ page, scene ] );
}
