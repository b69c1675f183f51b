import type { PageContext } from '../../src/contract/types';
import { deviceOf } from './devices';
import type { Here } from './eligibility';

/** Read anew for each decision: a single-page site may have changed its address since. */
export function hereOf( page: PageContext, allowed: Here[ 'allowed' ] ): Here {
	const today = new Date();
	return {
		page,
		url: location.href,
		referrer: document.referrer,
		jar: document,
		clock: () => performance.now(),
		device: deviceOf( navigator.userAgent, navigator.maxTouchPoints ),
		allowed,
		month: today.getMonth() + 1,
		day: today.getDate(),
	};
}
