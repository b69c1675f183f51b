import { run } from './run';
import { whenThere } from './when-there';

whenThere( run );
