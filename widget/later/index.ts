import { handOver } from '../loader/handover';
import type { Later } from '../loader/handover';
import { whereNow } from '../loader/where-now';
import { isEmpty } from '../targeting/plan';
import { whenMoved } from '../timing/when-moved';
import { allowedHere, currentManifest } from './manifest';

const later: Later = {
	manifest: ( printed, placed, plan ) =>
		currentManifest( printed, placed, whereNow(), Date.now(), fetch, isEmpty( plan ) ),
	allowedHere: ( manifest, placed ) => allowedHere( manifest, placed, fetch ),
	whenMoved: ( timing, begin ) => ( IN_EDITION.behavior ? whenMoved( timing, window, begin ) : begin() ),
};

handOver( { _later: later } );
