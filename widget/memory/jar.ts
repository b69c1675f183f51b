import { attempt } from '../attempt';

/** The visitor's cookies, as far as a caller needs them. */
export interface Jar {
	/** Undefined when there is no such cookie, or when cookies are denied. */
	get( name: string ): string | undefined;
	remove( name: string ): void;
}

/** Cookies of an older release's loader, which throw where the browser denies them. */
export const safely = ( kept: Jar | undefined ): Jar => ( {
	get: ( name ) => attempt( () => kept?.get( name ) ),
	remove: ( name ) => attempt( () => kept?.remove( name ) ),
} );

/** What is kept in storage, where cookies are blocked. */
export const keptFor = ( name: string ): string | undefined =>
	attempt( () => localStorage.getItem( name ) ?? sessionStorage.getItem( name ) ?? undefined );

export const dropKept = ( name: string ): void =>
	attempt( () => {
		localStorage.removeItem( name );
		sessionStorage.removeItem( name );
	} );
