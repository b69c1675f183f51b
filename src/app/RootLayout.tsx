import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { InboxStrip } from '@/components/inbox/InboxStrip';
import { InboxToggle } from '@/components/inbox/InboxToggle';
import { ScreenExtrasContext } from '@/components/ui/layout/screen-extras';

const EXTRAS = { action: <InboxToggle />, notice: <InboxStrip /> };

/** Above every screen: when another screen opens, focus and the reading place move to its heading. */
export function RootLayout() {
	useFocusOnNewScreen();

	return (
		<ScreenExtrasContext.Provider value={ EXTRAS }>
			<Outlet />
			<ScrollRestoration />
		</ScreenExtrasContext.Provider>
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
