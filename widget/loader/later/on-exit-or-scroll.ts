import type { WidgetBehavior } from '../../../src/contract/types';
import { findScroller } from '../../shared/dom/scroller';

/** Pixels at the top of the window that a mouse crosses on its way to close the page. */
const EXIT_ZONE = 150;

/** Scroll events of a box are only seen while capturing. */
const HEARD = { capture: true };

/** Starts a survey once its visitor makes the awaited movement; only once, and without polling. */
export function onExitOrScroll( timing: WidgetBehavior[ 'timing' ], page: Window, begin: () => void ): void {
	const { document } = page;
	const isForLeaving = timing === 'before_abandon';
	const event = isForLeaving ? 'mousemove' : 'scroll';
	let last = 0;

	/** True if the mouse moves up into the top of the window; one that stays there over a menu isn't leaving. */
	const isLeaving = ( y: number ): boolean => {
		const was = last;
		last = y;
		return was > EXIT_ZONE && y <= EXIT_ZONE;
	};

	/** True at half of the scrollable height; a page that needs no scrolling counts as seen. */
	const hasSeenHalf = (): boolean => {
		const { scrollTop, scrollHeight, clientHeight } = findScroller( page );
		return scrollTop * 2 >= scrollHeight - clientHeight;
	};

	const look = ( moved?: Event & Partial< Pick< MouseEvent, 'clientY' > > ): void => {
		if ( isForLeaving ? isLeaving( moved?.clientY ?? 0 ) : hasSeenHalf() ) {
			document.removeEventListener( event, look, HEARD );
			begin();
		}
	};
	document.addEventListener( event, look, HEARD );
	look();
}
