import { GRID, cellCenter } from '../../rules/cell';
import type { Area } from './area';
import { isInArea } from './area';
import type { ClickedElement } from './clicked-elements';
import { visiblePart } from './clips';

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
export function spotsOf( { element, boxes, cells, state }: ClickedElement ): Spot[] {
	const within = element && state === 'here' ? visiblePart( element, boxes ) : null;
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
		const [ x, y ] = cellCenter( box, cell );
		return isInArea( within, x, y ) ? [ { x, y, count, radius, within } ] : [];
	} );
}

/** True if nothing else covers an element at a point of the window, such as a sticky header. */
export function isUncovered( element: Element, x: number, y: number ): boolean {
	const hit = element.ownerDocument.elementFromPoint( x, y );
	return ! hit || element.contains( hit ) || hit.contains( element );
}
