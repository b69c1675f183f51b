import type { PageContext } from '../../../src/contract/types';
import type { Jar } from '../memory/jar';
import { deviceOf } from '../targeting/devices';
import type { Here } from '../targeting/eligibility';
import { PATIENCE } from '../targeting/guarded-regex';

/** Reads the browser again for each decision: a single-page site may have changed its address. */
export function hereOf( page: PageContext, allowed: Here[ 'allowed' ], jar: Pick< Jar, 'get' > ): Here {
	const now = new Date();
	return {
		page,
		url: location.href,
		referrer: document.referrer,
		jar,
		device: deviceOf( navigator.userAgent, navigator.maxTouchPoints ),
		allowed,
		patience: { left: PATIENCE },
		today: ( now.getFullYear() * 100 + now.getMonth() + 1 ) * 100 + now.getDate(),
	};
}
