import { attempt } from '../attempt';
import type { Shown } from '../loader/handover';
import type { Known } from '../targeting/eligibility';
import { dropKept, keptFor } from './jar';
import type { Jar } from './jar';
import { VISIT } from './visit-key';

/** What is remembered under a name: in a cookie, or where the browser blocks those, in its storage. */
export const recall = ( jar: Pick< Jar, 'get' >, name: string ): string | undefined =>
	jar.get( name ) ?? keptFor( name );

/**
 * What the cookie of a survey says, as far as the loader asks: true once this browser has answered it, false once it was
 * shown, null before. Anything that is not ours counts as never shown: a broken cookie must not hide a survey for a year.
 */
export function answered( jar: Pick< Jar, 'get' >, cookieName: string ): boolean | null {
	const kept = recall( jar, cookieName ); // Most have none, and an error costs more than all else here.
	const submitted = kept && attempt( () => ( JSON.parse( kept ) as Record< string, unknown > )[ 'submitted' ] );
	return typeof submitted === 'boolean' ? submitted : null;
}

/** In the place of 1 and 0 for minimised and open: closed, not to be shown for now. */
export const CLOSED = '2';

/**
 * @param shown the survey, where it is on the page. What was done with it here does not rule it out; an answer that was
 *              given in another tab, or on a page after this one, does.
 */
export function knownOf(
	jar: Pick< Jar, 'get' >,
	cookieName: string,
	shown?: Pick< Shown, 'isBegun' | 'isOutdated' >
): Known {
	if ( shown?.isBegun() && ! shown.isOutdated() ) {
		return { answered: null, closed: false };
	}
	const said = answered( jar, cookieName );
	return {
		// Going on with what was begun is not being asked again.
		answered: said || ( shown || hasBegun( cookieName ) ? null : said ),
		closed: recall( jar, minimizedOf( cookieName ) ) === CLOSED,
	};
}

/** How the text of a visit ends in which nothing was answered or skipped. */
const NOTHING = '{}}';

/** Whether the visitor has begun the survey on an earlier page of this tab. The order of shuffled options is kept before that. */
const hasBegun = ( cookieName: string ): boolean =>
	! ( attempt( () => sessionStorage.getItem( VISIT + cookieName ) ) ?? NOTHING ).endsWith( NOTHING );

export const minimizedOf = ( cookieName: string ): string => `${ cookieName }-minimized`;

/**
 * As if the visitor had never seen the survey.
 *
 * @param visit where the tab keeps what was begun, to forget that as well.
 */
export function forget( jar: Jar, cookieName: string, visit = cookieName ): void {
	for ( const name of [ cookieName, minimizedOf( cookieName ), visit ] ) {
		jar.remove( name );
		dropKept( name );
	}
}
