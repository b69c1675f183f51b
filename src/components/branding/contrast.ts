const CHANNELS = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Minimum for text that is not large, by WCAG 2.2 (1.4.3). */
export const ENOUGH_CONTRAST = 4.5;

/** The browser's control requires the long form. */
export function fullHexColor( color: string ): string {
	return color.replace( /^#([\da-f])([\da-f])([\da-f])$/i, '#$1$1$2$2$3$3' ).toLowerCase();
}

/** @returns 1 to 21, as in WCAG; never above the real value, so that what is shown as enough is enough */
export function contrast( one: string, other: string ): number {
	const [ darker = 0, lighter = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return Math.floor( ( ( lighter + 0.05 ) / ( darker + 0.05 ) ) * 10 ) / 10;
}

/** Relative luminance, 0 for black to 1 for white. */
function luminance( color: string ): number {
	const [ red = 0, green = 0, blue = 0 ] = ( CHANNELS.exec( fullHexColor( color ) ) ?? [] )
		.slice( 1 )
		.map( ( channel ) => linear( parseInt( channel, 16 ) / 255 ) );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear( channel: number ): number {
	return channel <= 0.04045 ? channel / 12.92 : ( ( channel + 0.055 ) / 1.055 ) ** 2.4;
}
