import { QUEUE_KEY } from '../shared/transport/queue-key';
import { attempt } from '../shared/trust/attempt';

/** True if an earlier page of this site left a response behind; a page without a survey checks no more of the queue. */
export const hasQueuedResponses = ( rest: string ): boolean | undefined =>
	attempt( () => Object.keys( localStorage ).some( ( key ) => key.startsWith( QUEUE_KEY + rest ) ) );
