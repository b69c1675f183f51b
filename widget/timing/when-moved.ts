import type { WidgetBehavior } from '../../src/contract/types';

/** Pixels at the top of the window that a mouse crosses on its way to close the page. */
const EXIT_ZONE = 150;

/** Begins a survey once its visitor has moved as it waits for, once, and by events alone. */
export function whenMoved( timing: WidgetBehavior[ 'timing' ], page: Window, begin: () => void ): void {
	const { document } = page;
	const waiting = new AbortController();
	const on = ( target: EventTarget, event: string, act: ( event: Event ) => void ): void =>
		target.addEventListener( event, act, { signal: waiting.signal } );
	const due = (): void => {
		waiting.abort();
		begin();
	};

	if ( timing === 'before_abandon' ) {
		// The mouse moves up into the top of the window. Where there is no mouse the survey is not eligible at all.
		let last = 0;
		on( document, 'mousemove', ( event ) => {
			const { clientY: y } = event as MouseEvent;
			if ( y < last && y <= EXIT_ZONE ) {
				due();
			}
			last = y;
		} );
	} else {
		// Half of what can be scrolled; a page that needs no scrolling has been seen.
		const look = (): void => {
			if ( page.scrollY * 2 >= document.documentElement.scrollHeight - page.innerHeight ) {
				due();
			}
		};
		on( page, 'scroll', look );
		look();
	}
}
