import { run } from './run';

/**
 * Deferred, delayed, combined or moved by an optimiser: only the manifest has to be there, and it is once the page is.
 * A page that a browser has prepared in advance has no visitor yet, and no time counts before it is seen.
 */
function begin(): void {
	const awaited = document.prerendering
		? 'prerenderingchange'
		: document.readyState === 'loading' && 'DOMContentLoaded';
	if ( awaited ) {
		document.addEventListener( awaited, begin );
	} else {
		run();
	}
}

begin();

declare global {
	interface Document {
		/** Not in every browser. */
		readonly prerendering?: boolean;
	}
}
