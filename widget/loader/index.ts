import { run } from './run';

/**
 * The script may be deferred, delayed, combined, or moved by an optimizer: it only needs the manifest, which exists once the
 * page is parsed. A prerendered page has no visitor yet, and no time counts before it is visible.
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
		/** Missing in some browsers. */
		readonly prerendering?: boolean;
	}
}
