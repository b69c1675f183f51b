import type { PageContext } from '../../src/contract/types';
import { deviceOf } from './devices';
import type { Here } from './eligibility';

/** Read anew for each decision: a single-page site may have changed its address since. */
export function hereOf( page: PageContext, allowed: Here[ 'allowed' ] ): Here {
	const now = new Date();
	return {
		page,
		url: location.href,
		referrer: document.referrer,
		jar: document,
		device: deviceOf( navigator.userAgent, navigator.maxTouchPoints ),
		allowed,
		today: ( now.getMonth() + 1 ) * 100 + now.getDate(),
	};
}
