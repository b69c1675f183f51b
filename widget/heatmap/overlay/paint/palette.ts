/**
 * Dark to light in even steps, so that it works as a scale for color-blind people and in grayscale: the colors of "plasma", by
 * Nathaniel Smith and Stéfan van der Walt, CC0.
 */
const STOPS = [
	[ 13, 8, 135 ],
	[ 84, 2, 163 ],
	[ 139, 10, 165 ],
	[ 185, 50, 137 ],
	[ 219, 92, 104 ],
	[ 244, 136, 73 ],
	[ 254, 188, 43 ],
	[ 240, 249, 33 ],
] as const;

export type Color = readonly [ red: number, green: number, blue: number ];

/** @param share 0 for the least, 1 for the most. */
export function colorOf( share: number ): Color {
	const at = Math.max( 0, Math.min( 1, share ) ) * ( STOPS.length - 1 );
	const [ from, to ] = [ STOPS[ Math.floor( at ) ] ?? STOPS[ 0 ], STOPS[ Math.ceil( at ) ] ?? STOPS[ 0 ] ];
	const mixed = ( part: 0 | 1 | 2 ): number =>
		Math.round( from[ part ] + ( to[ part ] - from[ part ] ) * ( at % 1 ) );
	return [ mixed( 0 ), mixed( 1 ), mixed( 2 ) ];
}

/** The scale from least to most, as CSS. */
export const SCALE = STOPS.map( ( stop ) => `rgb(${ stop.join() })` ).join();

/** The lightest color would tint a page yellow that all visitors saw in full. */
const SEEN_BY_ALL = 0.84;

export const colorOfReach = ( share: number ): Color => colorOf( share * SEEN_BY_ALL );

export const REACH_SCALE = [ 0, 0.25, 0.5, 0.75, 1 ]
	.map( ( share ) => `rgb(${ colorOfReach( share ).join() })` )
	.join();
