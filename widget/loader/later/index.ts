import { addToPageApi } from '../../shared/api/page-api';
import type { LaterBundle } from '../../shared/api/page-api';
import { isEmptyPlan } from '../../shared/targeting/plan';
import { afterVisibleTime } from './after-visible-time';
import { findNextSite } from './find-next-site';
import { allowedHere, currentManifest } from './manifest';
import { onExitOrScroll } from './on-exit-or-scroll';
import { pageAddress } from './page-address';

const later: LaterBundle = {
	manifest: ( printed, placed, plan ) =>
		currentManifest( printed, placed, pageAddress(), Date.now(), fetch, isEmptyPlan( plan ) ),
	allowedHere: ( manifest, placed ) => allowedHere( manifest, placed, fetch ),
	nextSite: findNextSite,
	whenMoved: ( timing, begin, delay = 0 ) => {
		if ( ! IN_EDITION.behavior ) {
			begin();
		} else if ( timing === 'delay' ) {
			afterVisibleTime( delay, window, begin );
		} else {
			onExitOrScroll( timing, window, begin );
		}
	},
};

addToPageApi( { _later: later } );
