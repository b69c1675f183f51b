import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Boot } from '@/contract/types';
import { setSiteFormats } from './date-range/site-dates';

/** What the app knows of the site it runs in; printed once into the admin page by the server. The server decides all of it again. */
export type Site = Omit< Boot, 'rest' | 'ajax' | 'notices' >;

type Change = ( change: ( site: Site ) => Site ) => void;

const SiteContext = createContext< Site | null >( null );
const ChangeContext = createContext< Change | null >( null );

export function SiteProvider( { value, children }: { value: Site; children: ReactNode } ) {
	const [ site, change ] = useState( () => {
		setSiteFormats( value );
		return value;
	} );

	return (
		<ChangeContext.Provider value={ change }>
			<SiteContext.Provider value={ site }>{ children }</SiteContext.Provider>
		</ChangeContext.Provider>
	);
}

export function useSite(): Site {
	return within( useContext( SiteContext ) );
}

/** For what the server said since: an add-on that was activated opens its features without the page being loaded anew. */
export function useSiteChange(): Change {
	return within( useContext( ChangeContext ) );
}

function within< T >( value: T | null ): T {
	if ( value === null ) {
		throw new Error( 'This needs a SiteProvider above it.' );
	}
	return value;
}
