import { run } from './run';

// Deferred, delayed, combined or moved by an optimiser: only the manifest has to be there, and it is once the page is.
if ( document.readyState === 'loading' ) {
	document.addEventListener( 'DOMContentLoaded', run );
} else {
	run();
}
