import { createContext, useContext } from 'react';

/** A page of the manual, or the screen that a page is about. */
export type Asked = { page: string } | { screen: string };

/** Class of the way to the manual in the header, of which a screen has one. */
export const HELP_TOGGLE = 'uf-help-toggle';

/** Opens the manual beside the screen. */
export type OpenHelp = ( asked: Asked ) => void;

export const HelpContext = createContext< OpenHelp >( () => undefined );

export function useOpenHelp(): OpenHelp {
	return useContext( HelpContext );
}
