import { colourOf } from './palette';
import type { Spot } from '../layout/spots';

/** Pixels of the window that are one of the field: what glows has no finer detail. */
export const GRAIN = 2;

/** Less glow than this is none. */
const LEAST = 0.004;

/** Small numbers beside large ones are still to be seen. */
const seenAs = ( share: number ): number => Math.min( 1, share ) ** 0.45;

/** How much glows where. */
export interface Field {
	columns: number;
	rows: number;
	glow: Float32Array;
}

/** @param spots in pixels of an area of this width and height. */
export function fieldOf( spots: readonly Spot[], width: number, height: number ): Field {
	const columns = Math.ceil( width / GRAIN );
	const rows = Math.ceil( height / GRAIN );
	const glow = new Float32Array( columns * rows );
	for ( const { x, y, count, radius, within } of spots ) {
		// Only grains that are inside with all of them.
		const left = Math.max( 0, Math.ceil( Math.max( x - radius, within.left ) / GRAIN ) );
		const right = Math.min( columns, Math.floor( Math.min( x + radius, within.right ) / GRAIN ) );
		const top = Math.max( 0, Math.ceil( Math.max( y - radius, within.top ) / GRAIN ) );
		const bottom = Math.min( rows, Math.floor( Math.min( y + radius, within.bottom ) / GRAIN ) );
		for ( let row = top; row < bottom; row++ ) {
			const down = ( row + 0.5 ) * GRAIN - y;
			for ( let column = left; column < right; column++ ) {
				const along = ( column + 0.5 ) * GRAIN - x;
				const at = row * columns + column;
				glow[ at ] = ( glow[ at ] ?? 0 ) + count * strength( along, down, radius );
			}
		}
	}
	return { columns, rows, glow };
}

/** The most that glows anywhere in one place: beside it all others are measured. Those that count for most are asked. */
export function peakOf( spots: readonly Spot[] ): number {
	const most = [ ...spots ].sort( ( a, b ) => b.count - a.count ).slice( 0, 64 );
	return Math.max(
		0,
		...most.map( ( at ) =>
			most.reduce( ( sum, { x, y, count, radius } ) => sum + count * strength( x - at.x, y - at.y, radius ), 0 )
		)
	);
}

/** Colours of a field, as pixels with red, green, blue and opacity. */
export function coloured( { glow }: Field, peak: number ): Uint8ClampedArray< ArrayBuffer > {
	const pixels = new Uint8ClampedArray( glow.length * 4 );
	const colours = Array.from( { length: 256 }, ( _, step ) => colourOf( step / 255 ) );
	glow.forEach( ( value, index ) => {
		const share = value / peak;
		if ( share > LEAST ) {
			const seen = seenAs( share );
			const colour = colours[ Math.round( seen * 255 ) ];
			if ( colour ) {
				pixels.set( colour, index * 4 );
				pixels[ index * 4 + 3 ] = 255 * Math.min( 0.88, 0.3 + seen * 0.75 );
			}
		}
	} );
	return pixels;
}

/** 1 in the middle, 0 at the rim, without an edge in between. */
function strength( along: number, down: number, radius: number ): number {
	const share = ( along * along + down * down ) / ( radius * radius );
	return share < 1 ? ( 1 - share ) ** 2 : 0;
}
