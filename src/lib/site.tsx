import { createContext, type ReactNode, useContext, useState } from 'react';
import type { Boot } from '@/contract/types';
import { setSiteFormats } from './date-range/site-dates';

/** Data about the site, printed once into the admin page by the server. The server checks all permissions again. */
export type Site = Omit< Boot, 'rest' | 'ajax' | 'notices' >;

type Change = ( change: ( site: Site ) => Site ) => void;

const SiteContext = createContext< Site | null >( null );
const ChangeContext = createContext< Change | null >( null );

export function SiteProvider( { value, children }: { value: Site; children: ReactNode } ) {
	const [ site, change ] = useState( () => {
		setSiteFormats( value );
		setMaxOptions( value.max_options );
		return value;
	} );

	return (
		<ChangeContext.Provider value={ change }>
			<SiteContext.Provider value={ site }>{ children }</SiteContext.Provider>
		</ChangeContext.Provider>
	);
}

let optionLimit: number | undefined;

/** Returns `max_options` for code outside of components; undefined before the site is known. */
export function siteMaxOptions(): number | undefined {
	return optionLimit;
}

export function setMaxOptions( limit: number ): void {
	optionLimit = limit;
}

export function useSite(): Site {
	return within( useContext( SiteContext ) );
}

/** For updates from the server: activating an add-on unlocks its features without reloading the page. */
export function useSiteChange(): Change {
	return within( useContext( ChangeContext ) );
}

function within< T >( value: T | null ): T {
	if ( value === null ) {
		throw new Error( 'This needs a SiteProvider above it.' );
	}
	return value;
}
