import { type RefObject, useLayoutEffect } from 'react';

/** Height of a grid row in pixels, as in Gallery.scss. */
const ROW = 4;

/**
 * Lays out cards of different heights without gaps: each spans as many low grid rows as it is high. Unlike with columns, they
 * keep their order for keyboards and screen readers. Only the drawn question loads late, and then its card is measured again.
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
