import type { WidgetBehavior } from '../../src/contract/types';

/** Pixels at the top of the window that a mouse crosses on its way to close the page. */
const EXIT_ZONE = 150;

/**
 * Begins a survey when its time has come, once, and by events alone. What begins asks the predicate again, because
 * between the decision and this moment the page, or another tab, may have changed.
 */
export function whenDue(
	{ timing, timing_delay: delay }: Pick< WidgetBehavior, 'timing' | 'timing_delay' >,
	page: Window,
	begin: () => void
): void {
	const { document } = page;
	const waiting = new AbortController();
	const due = (): void => {
		waiting.abort();
		begin();
	};
	const on = ( target: EventTarget, event: string, act: ( event: Event ) => void ): void =>
		target.addEventListener( event, act, { signal: waiting.signal } );

	if ( timing === 'delay' ) {
		// Seconds that the page was in sight: while it is hidden the time stands still.
		let left = delay * 1000;
		let end = 0;
		let timer: ReturnType< typeof setTimeout > | undefined;
		const turn = (): void => {
			if ( document.hidden ) {
				clearTimeout( timer );
				left = end - performance.now();
			} else {
				end = performance.now() + left;
				timer = setTimeout( due, left );
			}
		};
		on( document, 'visibilitychange', turn );
		if ( ! document.hidden ) {
			turn();
		}
	} else if ( timing === 'before_abandon' ) {
		// The mouse moves up into the top of the window. Where there is no mouse the survey is not eligible at all.
		let last = 0;
		on( document, 'mousemove', ( event ) => {
			const { clientY: y } = event as MouseEvent;
			if ( y < last && y <= EXIT_ZONE ) {
				due();
			}
			last = y;
		} );
	} else if ( timing === 'half_page' ) {
		// Half of what can be scrolled; a page that needs no scrolling has been seen.
		const look = (): void => {
			if ( page.scrollY * 2 >= document.documentElement.scrollHeight - page.innerHeight ) {
				due();
			}
		};
		on( page, 'scroll', look );
		look();
	} else {
		due();
	}
}
