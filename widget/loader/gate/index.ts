import { addToPageApi } from '../../shared/api/page-api';
import { visitorGate } from './visitor-gate';

addToPageApi( { _gate: ( manifest, placed ) => visitorGate( manifest, placed, fetch ) } );
