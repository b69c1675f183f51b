import { type RefObject, useEffect } from 'react';

/**
 * Sets the height of the sticky header as the CSS variable `--uf-header`, so that the browser doesn't scroll content behind it.
 * On narrow screens, the header has several lines.
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
