import { shared } from './area';
import type { Area } from './area';

/** What an element's place in the page depends on besides its own box. */
export interface Clips {
	/** Boxes around it that show only a part of what is in them. */
	boxes: readonly Element[];
	/** Whether it stays where it is while the page scrolls. */
	isFixed: boolean;
}

export function clipsOf( element: Element ): Clips {
	const boxes: Element[] = [];
	const root = element.ownerDocument.documentElement;
	let { position } = getComputedStyle( element );
	for ( let at = element.parentElement; at && at !== root; at = at.parentElement ) {
		const style = getComputedStyle( at );
		const carries = style.position !== 'static' || style.transform !== 'none' || style.filter !== 'none';
		// What is out of the flow is cut off only by what carries it.
		if (
			position === 'fixed'
				? style.transform === 'none' && style.filter === 'none'
				: position === 'absolute' && ! carries
		) {
			continue;
		}
		// The overflow of the body is the window's own.
		if ( at.localName !== 'body' && `${ style.overflowX } ${ style.overflowY }` !== 'visible visible' ) {
			boxes.push( at );
		}
		position = style.position;
	}
	return { boxes, isFixed: position === 'fixed' };
}

/** The part of an element that can be seen once the window is there; null for none. */
export function seenPart( element: Element, boxes: readonly Element[] ): Area | null {
	let area: Area | null = element.getBoundingClientRect();
	for ( const box of boxes ) {
		area = area && shared( area, insideOf( box ) );
	}
	return area && shared( area, area );
}

/** Without borders and scroll bars. */
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
