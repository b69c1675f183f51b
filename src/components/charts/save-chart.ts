import { formatNumber } from '@/lib/format';
import { isolated } from '@/lib/labels/sprintf';
import { isRtl } from '@/lib/locale';
import type { Palette } from './palette';

/** Screen pixels: around the drawing, for the line above it, and for each name below it. */
const MARGIN = 24;
const LINE = 32;
const NAME = 18;

/**
 * Returns a chart as an image with a background, which a canvas lacks.
 *
 * @param names of the values, if the drawing only has their numbers
 */
export function pictureOf(
	drawn: HTMLCanvasElement,
	title: string,
	names: readonly string[],
	palette: Palette
): Promise< Blob | null > {
	const scale = drawn.width / Math.max( 1, drawn.clientWidth ); // A high-density screen has several dots per pixel.
	const picture = document.createElement( 'canvas' );
	picture.width = drawn.width + 2 * MARGIN * scale;
	picture.height = drawn.height + ( 2 * MARGIN + LINE + names.length * NAME ) * scale;
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
	pen.font = `${ String( 12 * scale ) }px sans-serif`;
	for ( const [ index, name ] of names.entries() ) {
		const top = start + LINE * scale + drawn.height + ( index * NAME + 4 ) * scale;
		const text = `${ formatNumber( index + 1 ) }. ${ isolated( name ) }`;
		pen.fillText( text, isRtl() ? picture.width - start : start, top, drawn.width );
	}
	return new Promise( ( resolve ) => picture.toBlob( resolve, 'image/png' ) );
}

export function savePicture( picture: Blob, name: string ): void {
	const address = URL.createObjectURL( picture );
	const link = document.createElement( 'a' );
	link.href = address;
	link.download = `${ fileName( name ) }.png`;
	link.click();
	setTimeout( () => URL.revokeObjectURL( address ), 60_000 ); // Some browsers ask for a location and read it afterwards.
}

/** Valid on every file system. */
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
