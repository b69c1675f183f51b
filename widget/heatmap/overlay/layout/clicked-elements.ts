import type { HeatmapElement } from '../../../../src/contract/types';
import { findBySelector } from '../../rules/selector';
import { pageArea, overlapOf, windowArea } from './area';
import { clipsOf, visiblePart } from './clips';
import type { Clips } from './clips';

/** State of a clicked element in the current page. `hidden` is present but not visible. */
export type State = 'here' | 'hidden' | 'gone';

export interface ClickedElement extends HeatmapElement, Clips {
	element: Element | null;
	state: State;
}

const NOWHERE: Clips = { boxes: [], isFixed: false };

export const locateElement = ( clicked: HeatmapElement, document: Document ): ClickedElement => {
	const element = findBySelector( document, clicked.selector );
	const clips = element ? clipsOf( element ) : NOWHERE;
	return { ...clicked, ...clips, element, state: stateOf( element, clips ) };
};

function stateOf( element: Element | null, clips: Clips ): State {
	if ( ! element ) {
		return 'gone';
	}
	return isVisible( element ) && canBeReached( element, clips ) ? 'here' : 'hidden';
}

const isVisible = ( element: Element ): boolean =>
	element.checkVisibility( { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: false } );

/**
 * True for an element with a size, inside the page, and not in a box that never shows it: one that is scrolled out of sight in
 * a box counts.
 */
function canBeReached( element: Element, { boxes, isFixed }: Clips ): boolean {
	const { width, height } = element.getBoundingClientRect();
	const part = width < 1 || height < 1 ? null : visiblePart( element, boxes.filter( isStill ) );
	return !! part && !! overlapOf( part, isFixed ? windowArea() : pageArea() );
}

const isStill = ( box: Element ): boolean => {
	const { overflowX, overflowY } = getComputedStyle( box );
	return ! /auto|scroll/.test( overflowX + overflowY );
};
