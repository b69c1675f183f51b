/**
 * Calls once there is a page and somebody who looks at it. Deferred, delayed, combined or moved by an optimiser: only the
 * printed data has to be there, and it is once the page is. A page that a browser has prepared in advance has no visitor
 * yet, and no time counts before it is seen.
 */
export function whenThere( run: () => void ): void {
	const awaited = document.prerendering
		? 'prerenderingchange'
		: document.readyState === 'loading' && 'DOMContentLoaded';
	if ( awaited ) {
		document.addEventListener( awaited, () => whenThere( run ) );
	} else {
		run();
	}
}

declare global {
	interface Document {
		/** Not in every browser. */
		readonly prerendering?: boolean;
	}
}
