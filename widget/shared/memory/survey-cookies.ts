import { attempt } from '../trust/attempt';
import { removeFromStorage, readStorage } from './jar';
import type { Jar } from './jar';

/** Returns the value of a name: from a cookie, or from storage if the browser blocks cookies. */
export const readStored = ( jar: Pick< Jar, 'get' >, name: string ): string | null | undefined =>
	jar.get( name ) ?? readStorage( name );

/**
 * Returns what the loader needs from a survey's cookie: true if this browser has answered it, false if it was only shown, null
 * otherwise. Invalid values count as never shown: a broken cookie must not hide a survey for a year.
 */
export function readAnswered( jar: Pick< Jar, 'get' >, cookieName: string ): boolean | null {
	const kept = readStored( jar, cookieName ); // Most have none, and an exception costs more than all else here.
	const submitted = kept && attempt( () => ( JSON.parse( kept ) as Record< string, unknown > )[ 'submitted' ] );
	return typeof submitted === 'boolean' ? submitted : null;
}

/** Instead of 1 and 0 for minimized and open: closed, and not to be shown for now. */
export const CLOSED = '2';

export const minimizedCookie = ( cookieName: string ): string => `${ cookieName }-minimized`;

/**
 * Resets everything, as if the visitor had never seen the survey.
 *
 * @param visit where the tab stores a started survey, which is deleted as well.
 */
export function forgetSurvey( jar: Jar, cookieName: string, visit = cookieName ): void {
	for ( const name of [ cookieName, minimizedCookie( cookieName ), visit ] ) {
		jar.remove( name );
		removeFromStorage( name );
	}
}
