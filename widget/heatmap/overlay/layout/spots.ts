import { GRID, middleOf } from '../../rules/cell';
import type { Area } from './area';
import { isIn } from './area';
import { seenPart } from './clips';
import type { Place } from './places';

/** Where clicks are drawn. */
export interface Spot {
	x: number;
	y: number;
	count: number;
	/** How far it glows. */
	radius: number;
	/** And never beyond. */
	within: Area;
}

const SMALLEST = 9;
const LARGEST = 40;

/** The clicks of a place in the window of now, as many as lie in the part of it that its boxes let be seen. */
export function spotsOf( { element, boxes, cells, state }: Place ): Spot[] {
	const within = element && state === 'here' ? seenPart( element, boxes ) : null;
	if ( ! element || ! within ) {
		return [];
	}
	const box = element.getBoundingClientRect();
	// As wide as the element lets it, and so wide that two cells side by side have no gap between them.
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

/** Whether nothing else lies over an element at a point of the window, such as a header that stays. */
export function isBare( element: Element, x: number, y: number ): boolean {
	const hit = element.ownerDocument.elementFromPoint( x, y );
	return ! hit || element.contains( hit ) || hit.contains( element );
}
