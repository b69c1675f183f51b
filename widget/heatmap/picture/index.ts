import { domToCanvas } from 'modern-screenshot';
import { fontsOf } from './fonts';
import { asData, isOwn } from './own-files';

/** Limits of browsers for an image's height, and of phones for its pixels. */
const HIGHEST = 16_000;
const MOST_PIXELS = 16_000_000;

/** Milliseconds to load a file of the page. */
const PATIENCE = 10_000;

/** A transparent pixel, for images that the picture can't include. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Draws the full page as the browser shows it, from data in the browser: it requests nothing from other servers, so images from
 * there stay empty. A page that is too tall for a browser is scaled down.
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
