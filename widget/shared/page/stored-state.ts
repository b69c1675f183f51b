import type { ShownSurvey } from '../api/page-api';
import { readStorage } from '../memory/jar';
import type { Jar } from '../memory/jar';
import { readAnswered, CLOSED, minimizedCookie, readStored } from '../memory/survey-cookies';
import { VISIT_KEY } from '../memory/visit-key';
import type { StoredState } from '../targeting/eligibility';

/**
 * Returns this browser's data about a survey, for the decision on whether to show it.
 *
 * @param shown the survey, if it is on the page. What was done with it here does not rule it out; an answer that was
 *              given in another tab, or on a later page, does.
 */
export function readStoredState(
	jar: Pick< Jar, 'get' >,
	cookieName: string,
	shown?: Pick< ShownSurvey, 'isBegun' | 'isOutdated' >
): StoredState {
	if ( shown?.isBegun() && ! shown.isOutdated() ) {
		return { answered: null, closed: false };
	}
	const said = readAnswered( jar, cookieName );
	return {
		// Continuing a started survey doesn't count as being asked again.
		answered: said || ( shown || hasBegun( cookieName ) ? null : said ),
		closed: readStored( jar, minimizedCookie( cookieName ) ) === CLOSED,
	};
}

/** End of a visit's text if nothing was answered or skipped. */
const NOTHING = '{}}';

/**
 * True if the visitor has started the survey on an earlier page of this tab. The order of shuffled options is stored before
 * that.
 */
export const hasBegun = ( cookieName: string ): boolean =>
	! ( readStorage( VISIT_KEY + cookieName ) ?? NOTHING ).endsWith( NOTHING );
