import { GRID, middleOf } from '../../rules/cell';
import type { Area } from './area';
import { isIn } from './area';
import { seenPart } from './clips';
import type { Place } from './places';

/** A point to draw clicks at. */
export interface Spot {
	x: number;
	y: number;
	count: number;
	/** Radius of the glow. */
	radius: number;
	/** Clips the glow. */
	within: Area;
}

const SMALLEST = 9;
const LARGEST = 40;

/** Returns the clicks of an element in the current window, as far as they are in the part that its boxes leave visible. */
export function spotsOf( { element, boxes, cells, state }: Place ): Spot[] {
	const within = element && state === 'here' ? seenPart( element, boxes ) : null;
	if ( ! element || ! within ) {
		return [];
	}
	const box = element.getBoundingClientRect();
	// Limited by the element's size, but wide enough that two neighboring cells have no gap between them.
	const fitting = Math.max(
		Math.min( box.width, box.height ) * 0.6,
		( Math.max( box.width, box.height ) / GRID ) * 1.2
	);
	const radius = Math.max( SMALLEST, Math.min( LARGEST, fitting ) );
	return cells.flatMap( ( [ cell = 0, count = 0 ] ) => {
		const [ x, y ] = middleOf( box, cell );
		return isIn( within, x, y ) ? [ { x, y, count, radius, within } ] : [];
	} );
}

/** True if nothing else covers an element at a point of the window, such as a sticky header. */
export function isBare( element: Element, x: number, y: number ): boolean {
	const hit = element.ownerDocument.elementFromPoint( x, y );
	return ! hit || element.contains( hit ) || hit.contains( element );
}
