import { attempt } from '../attempt';
import type { Known } from '../targeting/eligibility';
import type { Jar } from './jar';

/**
 * What the cookie of a survey says, as far as the loader asks: true once this browser has answered it, false once it was
 * shown, null before. Anything that is not ours counts as never shown: a broken cookie must not hide a survey for a year.
 */
export function answered( jar: Pick< Jar, 'get' >, cookieName: string ): boolean | null {
	const kept = jar.get( cookieName ); // Most have none, and an error costs more than all else here.
	const submitted = kept && attempt( () => ( JSON.parse( kept ) as Record< string, unknown > )[ 'submitted' ] );
	return typeof submitted === 'boolean' ? submitted : null;
}

/** In the place of 1 and 0 for minimised and open: closed, not to be shown for now. */
export const CLOSED = '2';

/** @param isHere whether it stands on the page already: then nothing of what was done with it rules it out. */
export const knownOf = ( jar: Pick< Jar, 'get' >, cookieName: string, isHere: boolean ): Known => ( {
	answered: isHere ? null : answered( jar, cookieName ),
	closed: ! isHere && jar.get( minimizedOf( cookieName ) ) === CLOSED,
} );

export const minimizedOf = ( cookieName: string ): string => `${ cookieName }-minimized`;

/**
 * As if the visitor had never seen the survey.
 *
 * @param visit where the tab keeps what was begun, to forget that as well.
 */
export function forget( jar: Jar, cookieName: string, visit = '' ): void {
	jar.remove( cookieName );
	jar.remove( minimizedOf( cookieName ) );
	attempt( () => sessionStorage.removeItem( visit ) ); // Where storage is denied there is nothing to forget.
}
