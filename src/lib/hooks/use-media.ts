import { useSyncExternalStore } from 'react';

/** @param query media query, such as `(min-width: 1200px)` */
export function useMedia( query: string ): boolean {
	return useSyncExternalStore(
		( onChange ) => {
			const list = window.matchMedia( query );
			list.addEventListener( 'change', onChange );
			return () => list.removeEventListener( 'change', onChange );
		},
		() => window.matchMedia( query ).matches
	);
}
