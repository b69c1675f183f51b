import { attempt } from '../trust/attempt';

/** The part of the visitor's cookies that a caller needs. */
export interface Jar {
	/** Undefined if the cookie doesn't exist or cookies are denied. */
	get( name: string ): string | undefined;
	remove( name: string ): void;
}

/** Wraps the cookies of an older loader, which throw if the browser denies them. */
export const safeJar = ( kept: Jar | undefined ): Jar => ( {
	get: ( name ) => attempt( () => kept?.get( name ) ),
	remove: ( name ) => attempt( () => kept?.remove( name ) ),
} );

/** Returns the value from storage, if cookies are blocked. */
export const readStorage = ( name: string ): string | null | undefined =>
	attempt( () => localStorage.getItem( name ) ?? sessionStorage.getItem( name ) );

export const removeFromStorage = ( name: string ): void =>
	attempt( () => {
		localStorage.removeItem( name );
		sessionStorage.removeItem( name );
	} );
