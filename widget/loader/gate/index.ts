import type { WidgetManifest } from '../../../src/contract/types';
import { addToPageApi } from '../../shared/api/page-api';
import type { Gate } from '../../shared/targeting/eligibility';
import { visitorGate } from './visitor-gate';

let current: WidgetManifest | undefined;
let gate: Promise< Gate >;

addToPageApi( {
	// A page may ask again before it has an answer, and asks the server only once.
	_gate: ( manifest, placed ) => {
		if ( manifest !== current ) {
			current = manifest;
			gate = visitorGate( manifest, placed, fetch );
		}
		return gate;
	},
} );
