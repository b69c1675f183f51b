import { attempt } from '../attempt';

/** A number as the page's language writes it, with one digit behind the point at most. */
export const inWords = ( number: number ): string =>
	attempt( () => number.toLocaleString( document.documentElement.lang || [], { maximumFractionDigits: 1 } ) ) ??
	String( number );

/** WCAG 2's, of two colours `#rrggbb`. */
const contrast = ( one: string, other: string ): number => {
	const [ dark = 0, light = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
};

const luminance = ( colour: string ): number =>
	[ 0.2126, 0.7152, 0.0722 ].reduce( ( sum, weight, index ) => {
		const channel = parseInt( colour.slice( index * 2 + 1, index * 2 + 3 ), 16 ) / 255;
		return sum + weight * ( channel <= 0.04 ? channel / 12.92 : ( ( channel + 0.055 ) / 1.055 ) ** 2.4 );
	}, 0 );

/** The owner's colour of texts, unless it cannot be read on the owner's background; none is the page's. */
export function readable( background: string, text: string ): string {
	return ! background || ( text && contrast( background, text ) >= 4.5 )
		? text
		: contrast( background, '#000000' ) > contrast( background, '#ffffff' )
			? '#000000'
			: '#ffffff';
}
