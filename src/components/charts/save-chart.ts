import { isRtl } from '@/lib/locale';
import type { Palette } from './palette';

/** Pixels of the screen: around the drawing, and for the line above it. */
const MARGIN = 24;
const LINE = 32;

/** A chart as a picture on the surface that it stands on, as what is drawn has no ground of its own. */
export function pictureOf( drawn: HTMLCanvasElement, title: string, palette: Palette ): Promise< Blob | null > {
	const scale = drawn.width / Math.max( 1, drawn.clientWidth ); // A sharp screen has several dots a pixel.
	const picture = document.createElement( 'canvas' );
	picture.width = drawn.width + 2 * MARGIN * scale;
	picture.height = drawn.height + ( 2 * MARGIN + LINE ) * scale;
	const pen = picture.getContext( '2d' );
	if ( ! pen ) {
		return Promise.resolve( null );
	}
	pen.fillStyle = palette.surface;
	pen.fillRect( 0, 0, picture.width, picture.height );
	pen.fillStyle = palette.text;
	pen.font = `600 ${ String( 15 * scale ) }px sans-serif`;
	pen.textBaseline = 'top';
	pen.textAlign = isRtl() ? 'right' : 'left';
	const start = MARGIN * scale;
	pen.fillText( title, isRtl() ? picture.width - start : start, start, drawn.width );
	pen.drawImage( drawn, start, start + LINE * scale );
	return new Promise( ( resolve ) => picture.toBlob( resolve, 'image/png' ) );
}

export function savePicture( picture: Blob, name: string ): void {
	const address = URL.createObjectURL( picture );
	const link = document.createElement( 'a' );
	link.href = address;
	link.download = `${ fileName( name ) }.png`;
	link.click();
	setTimeout( () => URL.revokeObjectURL( address ), 60_000 ); // Some browsers ask where to, and read it only then.
}

/** What every file system takes. */
export function fileName( name: string ): string {
	const kept = name
		.replace( /[\p{C}<>:"/\\|?*]+/gu, ' ' )
		.replace( /\s+/g, ' ' )
		.trim();
	return (
		Array.from( kept )
			.slice( 0, 80 )
			.join( '' )
			.replace( /[. ]+$/, '' ) || 'chart'
	);
}
