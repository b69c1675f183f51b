import { createContext, useContext } from 'react';

/** A page of the manual, or the screen that a page is about. */
export type Asked = { page: string } | { screen: string };

/** Opens the manual beside the screen. */
export type OpenHelp = ( asked: Asked ) => void;

export const HelpContext = createContext< OpenHelp >( () => undefined );

export function useOpenHelp(): OpenHelp {
	return useContext( HelpContext );
}
