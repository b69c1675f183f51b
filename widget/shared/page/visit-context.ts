import type { Jar } from '../memory/jar';
import { deviceOf } from '../targeting/devices';
import type { VisitContext } from '../targeting/eligibility';
import { TIME_LIMIT } from '../targeting/guarded-regex';

/** Reads the browser again for each decision: a single-page site may have changed its address. */
export function readVisitContext(
	page: VisitContext[ 'page' ],
	allowed: VisitContext[ 'allowed' ],
	jar: Pick< Jar, 'get' >
): VisitContext {
	const now = new Date();
	return {
		page,
		url: location.href,
		referrer: document.referrer,
		jar,
		device: deviceOf( navigator.userAgent, navigator.maxTouchPoints ),
		allowed,
		patience: { left: TIME_LIMIT },
		today: ( now.getFullYear() * 100 + now.getMonth() + 1 ) * 100 + now.getDate(),
	};
}
