/**
 * Does something that may wait until nothing else is to be done.
 *
 * @param most milliseconds that it waits at most
 * @returns to be called when it is not to be done any more
 */
export function whenIdle( task: () => void, most: number ): () => void {
	if ( 'requestIdleCallback' in window ) {
		const asked = window.requestIdleCallback( task, { timeout: most } );
		return () => window.cancelIdleCallback( asked );
	}
	const timer = setTimeout( task );
	return () => clearTimeout( timer );
}
