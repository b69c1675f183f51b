import { attempt } from '../attempt';

/** The visitor's cookies, as far as a caller needs them. */
export interface Jar {
	/** Undefined when there is no such cookie, or when cookies are denied. */
	get( name: string ): string | undefined;
	remove( name: string ): void;
}

/** Where cookies are denied, as in a sandboxed frame without an origin of its own, the browser throws. */
export const safely = ( kept: Jar | undefined ): Jar => ( {
	get: ( name ) => attempt( () => kept?.get( name ) ),
	remove: ( name ) => attempt( () => kept?.remove( name ) ),
} );
