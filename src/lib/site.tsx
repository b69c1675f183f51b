import { createContext, useContext } from 'react';
import type { Boot } from '@/contract/types';

/** What the app knows of the site it runs in; printed once into the admin page by the server. The server decides all of it again. */
export type Site = Omit< Boot, 'rest' | 'ajax' | 'notices' >;

const SiteContext = createContext< Site | null >( null );

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
	const site = useContext( SiteContext );
	if ( ! site ) {
		throw new Error( 'useSite needs a SiteProvider above it.' );
	}
	return site;
}
