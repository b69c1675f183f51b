import { attempt } from '../../shared/trust/attempt';
import type { Cookies } from '../../shared/memory/cookies';
import { removeFromStorage, safeJar } from '../../shared/memory/jar';
import type { Jar } from '../../shared/memory/jar';

/**
 * Cookies, including those that the browser doesn't store, or may not yet: remembered while the page lives, or in its storage
 * if only cookies are blocked.
 */
export interface CookieJar extends Jar {
	/** @param days to store it, by default a year; 0 until the browser is closed. */
	set( name: string, value: string, days?: number ): void;
	/** Tries to store them again. */
	settle: () => void;
}

/** Days. */
const YEAR = 365;

/**
 * @param browser  the loader's cookies, which may load after this; undefined from an older loader.
 * @param mayStore true if the visitor allows the site to store data, or no consent is required.
 */
export function cookieJar( browser: () => Cookies | undefined, mayStore: () => boolean ): CookieJar {
	/** Undefined value: deleted, whatever the browser still has. */
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
		removeFromStorage( name );
		if ( kept && safeJar( kept ).get( name ) === value ) {
			held.delete( name );
		} else {
			held.set( name, { value, days } );
			if ( value !== undefined && mayStore() ) {
				// Anything stored for less than a year lasts as long as the tab, as storage can't expire.
				attempt( () => ( days < YEAR ? sessionStorage : localStorage ).setItem( name, value ) );
			}
		}
	};

	return {
		get: ( name ) => {
			const mine = held.get( name );
			return mine ? mine.value : safeJar( browser() ).get( name );
		},
		set: put,
		remove: ( name ) => put( name, undefined ),
		settle: () => held.forEach( ( { value, days }, name ) => put( name, value, days ) ),
	};
}
