import { domToCanvas } from 'modern-screenshot';
import { fontsOf } from './fonts';
import { asData, isOwn } from './own-files';

/** Browsers draw no higher image, and phones none of more pixels. */
const HIGHEST = 16_000;
const MOST_PIXELS = 16_000_000;

/** Milliseconds for a file that the page shows. */
const PATIENCE = 10_000;

/** A see-through pixel, for what the picture cannot have. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Draws all of the page as the browser shows it, out of what is in the browser: of other servers nothing is asked, so
 * pictures from there are left empty. A page higher than a browser can draw comes out smaller.
 */
window.userfeedback_picture = async ( without ) => {
	const root = document.documentElement;
	const { scrollWidth: width, scrollHeight: height } = root;
	return domToCanvas( root, {
		width,
		height,
		scale: Math.min( 1, HIGHEST / height, Math.sqrt( MOST_PIXELS / ( width * height ) ) ),
		backgroundColor: '#fff',
		timeout: PATIENCE,
		filter: ( node ) => node !== without && ! ( node instanceof HTMLVideoElement && ! isOwn( node.currentSrc ) ),
		fetchFn: async ( address ) => ( isOwn( address ) ? asData( address ) : NOTHING ),
		font: { cssText: await fontsOf( document ) },
	} );
};
