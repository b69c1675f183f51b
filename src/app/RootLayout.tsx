import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { HelpProvider } from '@/components/help/HelpProvider';
import { HelpToggle } from '@/components/help/HelpToggle';
import { useScreenName } from '@/components/help/screen-name';
import { InboxStrip } from '@/components/inbox/InboxStrip';
import { InboxToggle } from '@/components/inbox/InboxToggle';
import { ScreenExtrasContext } from '@/components/ui/layout/screen-extras';

const EXTRAS = { action: <InboxToggle />, help: <HelpToggle />, notice: <InboxStrip /> };

/** Wraps every screen: when another screen opens, focus and reading position move to its heading. */
export function RootLayout() {
	useFocusOnNewScreen();

	return (
		<ScreenExtrasContext.Provider value={ EXTRAS }>
			<HelpProvider>
				<Outlet />
			</HelpProvider>
			<ScrollRestoration />
		</ScreenExtrasContext.Provider>
	);
}

function useFocusOnNewScreen(): void {
	const screen = useScreenName();
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
