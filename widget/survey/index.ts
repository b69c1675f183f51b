import { addToPageApi } from '../shared/api/page-api';
import { bundle } from './bundle';

addToPageApi( { _bundle: bundle } );
