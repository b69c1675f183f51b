import { attempt } from '../../attempt';
import { QUEUE } from './queue-key';

/** Whether an earlier page of this site left a response behind; all that a page without a survey asks of the queue. */
export const hasWaiting = ( rest: string ): boolean | undefined =>
	attempt( () => Object.keys( localStorage ).some( ( key ) => key.startsWith( QUEUE + rest ) ) );
