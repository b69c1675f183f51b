import type { Jar } from './jar';

/**
 * What the cookie of a survey says, as far as the loader asks: true once this browser has answered it, false once it was
 * shown, null before. Anything that is not ours counts as never shown: a broken cookie must not hide a survey for a year.
 */
export function answered( jar: Pick< Jar, 'get' >, cookieName: string ): boolean | null {
	try {
		const { submitted } = JSON.parse( jar.get( cookieName ) ?? '' ) as Record< string, unknown >;
		return typeof submitted === 'boolean' ? submitted : null;
	} catch {
		return null;
	}
}

/** In the place of 1 and 0 for minimised and open: closed, not to be shown for now. */
export const CLOSED = '2';

export const isClosed = ( jar: Pick< Jar, 'get' >, cookieName: string ): boolean =>
	jar.get( minimizedOf( cookieName ) ) === CLOSED;

export const minimizedOf = ( cookieName: string ): string => `${ cookieName }-minimized`;

/**
 * As if the visitor had never seen the survey. Where storage is denied there is nothing to forget.
 *
 * @param visit where the tab keeps what was begun, to forget that as well.
 */
export function forget( jar: Jar, cookieName: string, visit = '' ): void {
	try {
		jar.remove( cookieName );
		jar.remove( minimizedOf( cookieName ) );
		sessionStorage.removeItem( visit );
	} catch {
		// A sandboxed frame without an origin of its own.
	}
}
