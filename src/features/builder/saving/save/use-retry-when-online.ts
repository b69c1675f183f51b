import { useEffect, useRef } from 'react';
import type { ApiError } from '@/api/api-error';

/** Retries a failed action automatically, once the network is back, or once a logged-out user has logged in again. */
export function useRetryWhenOnline( failure: ApiError | null, goOn: () => void ): void {
	const latest = useRef( goOn );
	useEffect( () => {
		latest.current = goOn;
	} );
	const kind = failure?.kind;

	useEffect( () => {
		const go = () => latest.current();
		const goIfSeen = () => document.visibilityState === 'visible' && go();
		switch ( kind ) {
			case 'offline':
			case 'away':
				window.addEventListener( 'online', go );
				return () => window.removeEventListener( 'online', go );
			case 'logged-out':
				window.addEventListener( 'focus', go );
				document.addEventListener( 'visibilitychange', goIfSeen );
				return () => {
					window.removeEventListener( 'focus', go );
					document.removeEventListener( 'visibilitychange', goIfSeen );
				};
			default:
				return undefined;
		}
	}, [ kind ] );
}
