import type { cookies } from './cookies';
import { cookieOf } from './jar';
import type { Jar } from './jar';

/** Cookies, and beside them those that the browser does not keep, or may not yet: remembered while the page lives. */
export interface CookieJar extends Jar {
	set( name: string, value: string ): void;
	/** Tries again to store them. */
	settle: () => void;
}

/** Days. */
const YEAR = 365;

/**
 * @param browser  js-cookie of the loader, which may come after this; none where that is of an older release.
 * @param mayStore whether the visitor lets the site store something, as far as anyone asks.
 */
export function cookieJar( browser: () => typeof cookies | undefined, mayStore: () => boolean ): CookieJar {
	/** Undefined: it is gone, whatever the browser still has. */
	const held = new Map< string, string | undefined >();

	const put = ( name: string, value: string | undefined ): void => {
		const kept = browser();
		try {
			if ( value === undefined ) {
				kept?.remove( name );
			} else if ( mayStore() ) {
				kept?.set( name, value, {
					expires: YEAR,
					sameSite: 'Lax',
					secure: location.protocol === 'https:',
				} );
			}
		} catch {
			// A sandboxed frame without an origin of its own.
		}
		if ( kept && cookieOf( kept, name ) === value ) {
			held.delete( name );
		} else {
			held.set( name, value );
		}
	};

	return {
		get: ( name ) => {
			const kept = browser();
			return held.has( name ) ? held.get( name ) : kept && cookieOf( kept, name );
		},
		set: put,
		remove: ( name ) => put( name, undefined ),
		settle: () => held.forEach( ( value, name ) => put( name, value ) ),
	};
}
