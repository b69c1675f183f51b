import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheet how high the header is that stays, as `--uf-header`: what the browser scrolls to must not end
 * up behind it, and on a narrow screen it has several lines.
 */
export function useHeaderHeight( header: RefObject< HTMLElement > ): void {
	useEffect( () => {
		const element = header.current;
		if ( ! element ) {
			return undefined;
		}
		const watcher = new ResizeObserver( () =>
			document.documentElement.style.setProperty( '--uf-header', `${ String( element.offsetHeight ) }px` )
		);
		watcher.observe( element );
		return () => watcher.disconnect();
	}, [ header ] );
}
