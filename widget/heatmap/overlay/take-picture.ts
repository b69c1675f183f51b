import { isOurScript, own } from '../../trust/our-script';
import { ownGlobal } from '../../trust/own-global';

declare global {
	interface Window {
		/** Set by the script that takes pictures of pages, which is fetched when the first is asked for. */
		userfeedback_picture?: ( without: Element ) => Promise< HTMLCanvasElement >;
	}
}

const taker = (): Window[ 'userfeedback_picture' ] => ownGlobal( window, 'userfeedback_picture' );

/** All of the page as an image, with what `draw` puts on it in pixels of the page. */
export async function pictureOf( without: Element, draw: ( ink: CanvasRenderingContext2D ) => void ): Promise< Blob > {
	const take = taker() ?? ( await fetched() );
	const [ x, y ] = [ scrollX, scrollY ];
	scrollTo( { left: 0, top: 0, behavior: 'instant' } ); // What stays in the window is at the top of the picture.
	try {
		const canvas = await take( without );
		const ink = canvas.getContext( '2d' ) as CanvasRenderingContext2D;
		const scale = canvas.width / document.documentElement.scrollWidth;
		ink.setTransform( scale, 0, 0, scale, 0, 0 );
		draw( ink );
		return await new Promise( ( resolve, reject ) =>
			canvas.toBlob( ( blob ) => ( blob ? resolve( blob ) : reject( new Error( 'No picture' ) ) ), 'image/png' )
		);
	} finally {
		scrollTo( { left: x, top: y, behavior: 'instant' } );
	}
}

/** It lies beside this script. */
async function fetched(): Promise< NonNullable< ReturnType< typeof taker > > > {
	const address = ( own?.src ?? '' ).replace( 'heat-view.js', 'picture.js' );
	if ( isOurScript( address ) ) {
		await new Promise( ( resolve ) => {
			const script = document.createElement( 'script' );
			script.src = address;
			script.nonce = own?.nonce ?? '';
			script.onload = script.onerror = resolve;
			document.head.append( script );
		} );
	}
	const take = taker();
	if ( ! take ) {
		throw new Error( 'The script that takes pictures cannot be had.' );
	}
	return take;
}
