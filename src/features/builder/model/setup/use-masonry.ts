import { type RefObject, useLayoutEffect } from 'react';

/** Pixels of a row of the grid, as in Gallery.scss. */
const ROW = 4;

/**
 * Cards of different heights without holes between them: each takes as many low rows of its grid as it is high. They stay
 * in their order, for the keyboard and for who listens, which columns would not let them. Nothing in them comes late but
 * the drawn question, and then it is measured anew.
 *
 * @param shown changes when the cards do
 */
export function useMasonry( list: RefObject< HTMLElement >, shown: unknown ): void {
	useLayoutEffect( () => {
		const cards = [ ...( list.current?.children ?? [] ) ].filter( ( card ) => card instanceof HTMLElement );
		const fit = ( card: HTMLElement ) => {
			const height = card.firstElementChild?.getBoundingClientRect().height ?? 0;
			const gutter = parseFloat( getComputedStyle( card ).paddingBlockEnd ) || 0;
			card.style.gridRowEnd = `span ${ String( Math.max( 1, Math.ceil( ( height + gutter ) / ROW ) ) ) }`;
		};
		const watcher = new ResizeObserver( ( entries ) =>
			entries.forEach( ( { target } ) => target.parentElement && fit( target.parentElement ) )
		);
		cards.forEach( ( card ) => {
			fit( card );
			if ( card.firstElementChild ) {
				watcher.observe( card.firstElementChild );
			}
		} );
		return () => watcher.disconnect();
	}, [ list, shown ] );
}
