import { handOver } from '../../shared/api/handover';
import type { Later } from '../../shared/api/handover';
import { whereNow } from './where-now';
import { isEmpty } from '../../shared/targeting/plan';
import { whenMoved } from './when-moved';
import { whenSeenFor } from './when-seen-for';
import { allowedHere, currentManifest } from './manifest';
import { nextSite } from './next-site';

const later: Later = {
	manifest: ( printed, placed, plan ) =>
		currentManifest( printed, placed, whereNow(), Date.now(), fetch, isEmpty( plan ) ),
	allowedHere: ( manifest, placed ) => allowedHere( manifest, placed, fetch ),
	nextSite,
	whenMoved: ( timing, begin, delay = 0 ) => {
		if ( ! IN_EDITION.behavior ) {
			begin();
		} else if ( timing === 'delay' ) {
			whenSeenFor( delay, window, begin );
		} else {
			whenMoved( timing, window, begin );
		}
	},
};

handOver( { _later: later } );
