import type { Jar } from './cookies';

/** Cookies, and beside them those that the browser does not keep, or may not yet: remembered while the page lives. */
export interface CookieJar extends Jar {
	/** Tries again to store them. */
	settle: () => void;
}

/** @param mayStore whether the visitor lets the site store something, as far as anyone asks. */
export function cookieJar( browser: Jar, mayStore: () => boolean ): CookieJar {
	const held = new Map< string, string >();
	const stored = (): string => {
		try {
			return browser.cookie;
		} catch {
			return ''; // A sandboxed frame without an origin of its own.
		}
	};

	const jar: CookieJar = {
		get cookie() {
			return [ ...[ ...held.values() ].map( pairOf ), stored() ].join( '; ' );
		},
		set cookie( line ) {
			const pair = pairOf( line );
			const [ name = '' ] = pair.split( '=' );
			try {
				if ( mayStore() ) {
					browser.cookie = line;
				}
			} catch {
				// As above.
			}
			if ( stored().includes( pair ) ) {
				held.delete( name );
			} else {
				held.set( name, line );
			}
		},
		settle: () =>
			held.forEach( ( line ) => {
				jar.cookie = line;
			} ),
	};
	return jar;
}

/** `name=value`, without what is said of it. */
const pairOf = ( line: string ): string => line.split( ';' )[ 0 ] ?? '';
