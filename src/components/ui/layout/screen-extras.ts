import { createContext, type ReactNode } from 'react';

interface ScreenExtras {
	/** Next to the actions of every screen except wide ones. */
	action: ReactNode;
	/** After the actions of every screen. */
	help: ReactNode;
	/** Shown above the content of such a screen, unless the screen has its own notice. */
	notice: ReactNode;
}

/** Content that the app adds to each screen's frame. */
export const ScreenExtrasContext = createContext< ScreenExtras >( { action: null, help: null, notice: null } );
