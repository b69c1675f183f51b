import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';

/** Above every screen: when another screen opens, focus and the reading place move to its heading. */
export function RootLayout() {
	useFocusOnNewScreen();

	return (
		<>
			<Outlet />
			<ScrollRestoration />
		</>
	);
}

function useFocusOnNewScreen(): void {
	// Matches name the screen by its route, so `/new/questions` turning into `/edit/5/questions` is none.
	const screen = screenOf( useMatches().at( -1 )?.handle );
	const shown = useRef( screen );

	useEffect( () => {
		if ( shown.current === screen ) {
			return;
		}
		shown.current = screen;
		const headings = document.querySelectorAll< HTMLElement >( '#userfeedback-app [data-route-focus]' );
		[ ...headings ].at( -1 )?.focus( { preventScroll: true } );
	}, [ screen ] );
}

function screenOf( handle: unknown ): string {
	return typeof handle === 'object' && handle !== null && 'screen' in handle ? String( handle.screen ) : '';
}
