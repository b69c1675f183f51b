import { overlapOf } from './area';
import type { Area } from './area';

/** Factors besides its own box that determine which part of an element is visible. */
export interface Clips {
	/** Boxes around it that clip their content. */
	boxes: readonly Element[];
	/** True if it stays in place while the page scrolls. */
	isFixed: boolean;
}

export function clipsOf( element: Element ): Clips {
	const boxes: Element[] = [];
	const root = element.ownerDocument.documentElement;
	let { position } = getComputedStyle( element );
	for ( let at = element.parentElement; at && at !== root; at = at.parentElement ) {
		const style = getComputedStyle( at );
		const carries = style.position !== 'static' || style.transform !== 'none' || style.filter !== 'none';
		// An out-of-flow element is only clipped by its containing block.
		if (
			position === 'fixed'
				? style.transform === 'none' && style.filter === 'none'
				: position === 'absolute' && ! carries
		) {
			continue;
		}
		// The body's overflow belongs to the window.
		if ( at.localName !== 'body' && `${ style.overflowX } ${ style.overflowY }` !== 'visible visible' ) {
			boxes.push( at );
		}
		position = style.position;
	}
	return { boxes, isFixed: position === 'fixed' };
}

/** Returns the part of an element that is visible once scrolled to; null for none. */
export function visiblePart( element: Element, boxes: readonly Element[] ): Area | null {
	let area: Area | null = element.getBoundingClientRect();
	for ( const box of boxes ) {
		area = area && overlapOf( area, insideOf( box ) );
	}
	return area && overlapOf( area, area );
}

/** Excludes borders and scroll bars. */
function insideOf( element: Element ): Area {
	const { left, top } = element.getBoundingClientRect();
	const { clientLeft, clientTop, clientWidth, clientHeight } = element;
	return {
		left: left + clientLeft,
		top: top + clientTop,
		right: left + clientLeft + clientWidth,
		bottom: top + clientTop + clientHeight,
	};
}
