import type { HeatmapCapture, HeatmapVisit } from '../../../src/contract/types';
import { findScroller } from '../../shared/dom/scroller';
import { readClick } from './read-click';
import type { Click } from './read-click';

const MOST_CLICKS = 100;

/** One view of a page, until the visitor leaves. It reads the page only when the visitor does something. */
export interface View {
	click( event: MouseEvent ): void;
	/** Records the scroll depth. */
	look(): void;
	visit(): HeatmapVisit;
}

export function beginView( { page, nonce, private: selectors }: HeatmapCapture ): View {
	const clicks: Click[] = [];
	let deepest = 0;
	let height = 0;
	let labeled: EventTarget | null = null;

	const look = (): void => {
		const { scrollTop, scrollHeight, clientHeight } = findScroller( window );
		height = scrollHeight;
		deepest = Math.max( deepest, scrollTop + clientHeight );
	};

	return {
		look,
		click: ( event ) => {
			const { isTrusted, target, detail, clientX, clientY } = event;
			if ( ! isTrusted || ! ( target instanceof Element ) || target === labeled ) {
				return; // Made by a script, or by a label passing its one click to its field.
			}
			labeled = target.closest( 'label' )?.control ?? null;
			setTimeout( () => {
				labeled = null;
			} );
			const click =
				clicks.length < MOST_CLICKS && readClick( target, detail ? [ clientX, clientY ] : null, selectors );
			if ( click ) {
				clicks.push( click );
			}
			look();
		},
		visit: () => ( {
			page,
			nonce,
			width: innerWidth,
			height: innerHeight,
			page_height: height,
			reach: Math.min( 100, Math.round( ( deepest / height ) * 100 ) ),
			touch: matchMedia( '(pointer: coarse)' ).matches,
			clicks,
		} ),
	};
}
