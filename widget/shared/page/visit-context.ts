import type { Jar } from '../memory/jar';
import { deviceOf } from '../targeting/devices';
import type { VisitContext } from '../targeting/eligibility';
import { TIME_LIMIT } from '../targeting/guarded-regex';

/**
 * Reads the browser again for each decision: a single-page site may have changed its address.
 *
 * @param gate from later.js; until it is loaded, surveys with a gate wait.
 */
export function readVisitContext(
	page: VisitContext[ 'page' ],
	jar: Pick< Jar, 'get' >,
	gate: VisitContext[ 'gate' ] = () => 'gate'
): VisitContext {
	const now = new Date();
	return {
		page,
		url: location.href,
		referrer: document.referrer,
		jar,
		device: deviceOf( navigator.userAgent, navigator.maxTouchPoints ),
		gate,
		patience: { left: TIME_LIMIT },
		today: ( now.getFullYear() * 100 + now.getMonth() + 1 ) * 100 + now.getDate(),
	};
}
