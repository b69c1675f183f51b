import type { WidgetBehavior } from '../../src/contract/types';
import { scrollerOf } from './scroller';

/** Pixels at the top of the window that a mouse crosses on its way to close the page. */
const EXIT_ZONE = 150;

/** What scrolls in a box is heard on its way there only. */
const HEARD = { capture: true };

/** Begins a survey once its visitor has moved as it waits for, once, and by events alone. */
export function whenMoved( timing: WidgetBehavior[ 'timing' ], page: Window, begin: () => void ): void {
	const { document } = page;
	const isForLeaving = timing === 'before_abandon';
	const event = isForLeaving ? 'mousemove' : 'scroll';
	let last = 0;

	/** The mouse comes up into the top of the window; one that rests there over a menu does not leave. */
	const isLeaving = ( y: number ): boolean => {
		const was = last;
		last = y;
		return was > EXIT_ZONE && y <= EXIT_ZONE;
	};

	/** Half of what can be scrolled; a page that needs no scrolling has been seen. */
	const hasSeenHalf = (): boolean => {
		const { scrollTop, scrollHeight, clientHeight } = scrollerOf( page );
		return scrollTop * 2 >= scrollHeight - clientHeight;
	};

	const look = ( moved?: Event ): void => {
		if ( isForLeaving ? isLeaving( ( moved as MouseEvent | undefined )?.clientY ?? 0 ) : hasSeenHalf() ) {
			document.removeEventListener( event, look, HEARD );
			begin();
		}
	};
	document.addEventListener( event, look, HEARD );
	look();
}
