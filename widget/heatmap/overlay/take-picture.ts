import { isOurScript, ownScript } from '../../shared/trust/our-script';
import { ownGlobal } from '../../shared/trust/own-global';
import { contextOf } from './paint/marks';

declare global {
	interface Window {
		/** Set by the script that takes pictures of pages, which is loaded for the first picture. */
		userfeedback_picture?: ( without: Element ) => Promise< HTMLCanvasElement >;
	}
}

const taker = (): Window[ 'userfeedback_picture' ] => ownGlobal( window, 'userfeedback_picture' );

/** Returns an image of the full page, on which `draw` paints in page pixels. */
export async function takePicture(
	without: Element,
	draw: ( ink: CanvasRenderingContext2D ) => void
): Promise< Blob > {
	const take = taker() ?? ( await fetched() );
	const [ x, y ] = [ scrollX, scrollY ];
	scrollTo( { left: 0, top: 0, behavior: 'instant' } ); // Fixed elements are at the top of the picture.
	try {
		const canvas = await take( without );
		const ink = contextOf( canvas );
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

/** It is next to this script's file. */
async function fetched(): Promise< NonNullable< ReturnType< typeof taker > > > {
	const address = ( ownScript?.src ?? '' ).replace( 'heat-view.js', 'picture.js' );
	if ( isOurScript( address ) ) {
		await new Promise( ( resolve ) => {
			const script = document.createElement( 'script' );
			script.src = address;
			script.nonce = ownScript?.nonce ?? '';
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
