import { createContext, type ReactNode } from 'react';

interface ScreenExtras {
	/** Beside the actions of every screen that is no workbench. */
	action: ReactNode;
	/** After the actions of every screen. */
	help: ReactNode;
	/** Above what such a screen shows, unless the screen itself has something to say there. */
	notice: ReactNode;
}

/** What the app puts into each screen's frame. */
export const ScreenExtrasContext = createContext< ScreenExtras >( { action: null, help: null, notice: null } );
