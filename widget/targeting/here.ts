import type { PageContext } from '../../src/contract/types';
import type { Jar } from '../memory/jar';
import { deviceOf } from './devices';
import type { Here } from './eligibility';

/** Read anew for each decision: a single-page site may have changed its address since. */
export function hereOf( page: PageContext, allowed: Here[ 'allowed' ], jar: Pick< Jar, 'get' > ): Here {
	const now = new Date();
	return {
		page,
		url: location.href,
		referrer: document.referrer,
		jar,
		device: deviceOf( navigator.userAgent, navigator.maxTouchPoints ),
		allowed,
		today: ( now.getMonth() + 1 ) * 100 + now.getDate(),
	};
}
