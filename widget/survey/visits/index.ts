import { addToPageApi } from '../../shared/api/page-api';
import { recordVisit } from './record-visit';

/** Records where visitors leave, for surveys whose owner wants to see it. The extended survey bundle loads it with them. */
addToPageApi( { _visits: recordVisit } );
