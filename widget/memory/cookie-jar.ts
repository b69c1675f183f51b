import { attempt } from '../attempt';
import type { Cookies } from './cookies';
import { dropKept, safely } from './jar';
import type { Jar } from './jar';

/**
 * Cookies, and beside them those that the browser does not keep, or may not yet: remembered while the page lives, and in
 * its storage where only cookies are blocked.
 */
export interface CookieJar extends Jar {
	/** @param days for which it is kept, a year unless told; 0 until the browser is closed. */
	set( name: string, value: string, days?: number ): void;
	/** Tries again to store them. */
	settle: () => void;
}

/** Days. */
const YEAR = 365;

/**
 * @param browser  those of the loader, which may come after this; none where that is of an older release.
 * @param mayStore whether the visitor lets the site store something, as far as anyone asks.
 */
export function cookieJar( browser: () => Cookies | undefined, mayStore: () => boolean ): CookieJar {
	/** Without a value: it is gone, whatever the browser still has. */
	const held = new Map< string, { value: string | undefined; days: number } >();

	const put = ( name: string, value: string | undefined, days = YEAR ): void => {
		const kept = browser();
		if ( value === undefined ) {
			attempt( () => kept?.remove( name ) );
		} else if ( kept && mayStore() ) {
			const secure = location.protocol === 'https:' ? ';secure' : '';
			attempt( () => {
				document.cookie = `${ name }=${ encodeURIComponent( value ) };path=/;samesite=lax${ secure }${ days ? `;max-age=${ days * 86_400 }` : '' }`;
			} );
		}
		dropKept( name );
		if ( kept && safely( kept ).get( name ) === value ) {
			held.delete( name );
		} else {
			held.set( name, { value, days } );
			if ( value !== undefined && mayStore() ) {
				// What is kept for less than a year lasts as long as the tab, as storage knows no days.
				attempt( () => ( days < YEAR ? sessionStorage : localStorage ).setItem( name, value ) );
			}
		}
	};

	return {
		get: ( name ) => {
			const mine = held.get( name );
			return mine ? mine.value : safely( browser() ).get( name );
		},
		set: put,
		remove: ( name ) => put( name, undefined ),
		settle: () => held.forEach( ( { value, days }, name ) => put( name, value, days ) ),
	};
}
