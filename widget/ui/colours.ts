const READABLE = 4.5;
const WHITE = '#ffffff';
const BLACK = '#000000';

export interface Fill {
	background: string;
	text: string;
}

/**
 * A button in the owner's colour on which text can be read.
 *
 * The default blue, #2D87F1, and white are 3.6:1 apart. Black text would be readable but would make it another button,
 * so a colour on which white nearly works (3:1) is darkened as little as it takes; a lighter one keeps its own tone and
 * takes black text.
 *
 * @param colour six hex digits, with a `#`.
 */
export function readableFill( colour: string ): Fill {
	if ( contrast( colour, WHITE ) < 3 ) {
		return { background: colour, text: BLACK };
	}
	let background = colour;
	for ( let share = 0.99; contrast( background, WHITE ) < READABLE; share -= 0.01 ) {
		background = scaled( colour, share );
	}
	return { background, text: WHITE };
}

/** WCAG 2's contrast of two colours, 1 to 21. */
export function contrast( one: string, other: string ): number {
	const [ dark = 0, light = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );
	return ( light + 0.05 ) / ( dark + 0.05 );
}

const channels = ( colour: string ): number[] =>
	[ 1, 3, 5 ].map( ( at ) => parseInt( colour.slice( at, at + 2 ), 16 ) );

function luminance( colour: string ): number {
	const [ red = 0, green = 0, blue = 0 ] = channels( colour ).map( ( channel ) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const scaled = ( colour: string, share: number ): string =>
	`#${ channels( colour )
		.map( ( channel ) =>
			Math.round( channel * share )
				.toString( 16 )
				.padStart( 2, '0' )
		)
		.join( '' ) }`;
