import type { Spot } from '../layout/spots';
import { colorOf } from './palette';

/** Window pixels per pixel of the field: a glow has no finer detail. */
export const GRAIN = 2;

/** Keeps small numbers visible next to large ones. */
const seenAs = ( share: number ): number => Math.min( 1, share ) ** 0.45;

/** Opacity of the least and the most: the page stays readable below both. */
const PALEST = 0.45;
const THICKEST = 0.8;

/** How strong the glow is at each point, and how near a click's center it is: so each fades out, however much it counts. */
export interface Field {
	columns: number;
	rows: number;
	glow: Float32Array;
	nearness: Float32Array;
}

/** @param spots in pixels of an area with this width and height. */
export function fieldOf( spots: readonly Spot[], width: number, height: number ): Field {
	const columns = Math.ceil( width / GRAIN );
	const rows = Math.ceil( height / GRAIN );
	const glow = new Float32Array( columns * rows );
	const nearness = new Float32Array( columns * rows );
	for ( const { x, y, count, radius, within } of spots ) {
		// Only grains that are entirely inside.
		const left = Math.max( 0, Math.ceil( Math.max( x - radius, within.left ) / GRAIN ) );
		const right = Math.min( columns, Math.floor( Math.min( x + radius, within.right ) / GRAIN ) );
		const top = Math.max( 0, Math.ceil( Math.max( y - radius, within.top ) / GRAIN ) );
		const bottom = Math.min( rows, Math.floor( Math.min( y + radius, within.bottom ) / GRAIN ) );
		for ( let row = top; row < bottom; row++ ) {
			const down = ( row + 0.5 ) * GRAIN - y;
			for ( let column = left; column < right; column++ ) {
				const along = ( column + 0.5 ) * GRAIN - x;
				const at = row * columns + column;
				const near = strength( along, down, radius );
				glow[ at ] = ( glow[ at ] ?? 0 ) + count * near;
				nearness[ at ] = Math.max( nearness[ at ] ?? 0, near );
			}
		}
	}
	return { columns, rows, glow, nearness };
}

/** Returns the strongest glow at any point, which scales all others. It is sought among the most clicked spots. */
export function peakOf( spots: readonly Spot[] ): number {
	const most = [ ...spots ].sort( ( a, b ) => b.count - a.count ).slice( 0, 64 );
	return Math.max(
		0,
		...most.map( ( at ) =>
			most.reduce( ( sum, { x, y, count, radius } ) => sum + count * strength( x - at.x, y - at.y, radius ), 0 )
		)
	);
}

/** Returns the colors of a field, as pixels with red, green, blue, and opacity. */
export function colorField( { glow, nearness }: Field, peak: number ): Uint8ClampedArray< ArrayBuffer > {
	const pixels = new Uint8ClampedArray( glow.length * 4 );
	const colors = Array.from( { length: 256 }, ( _, step ) => colorOf( step / 255 ) );
	nearness.forEach( ( near, index ) => {
		if ( near > 0 ) {
			const seen = seenAs( ( glow[ index ] ?? 0 ) / peak );
			pixels.set( colors[ Math.round( seen * 255 ) ] ?? [], index * 4 );
			pixels[ index * 4 + 3 ] = 255 * Math.sqrt( near ) * ( PALEST + seen * ( THICKEST - PALEST ) );
		}
	} );
	return pixels;
}

/** Returns 1 in the center and 0 at the edge, with a smooth transition. */
function strength( along: number, down: number, radius: number ): number {
	const share = ( along * along + down * down ) / ( radius * radius );
	return share < 1 ? ( 1 - share ) ** 2 : 0;
}
