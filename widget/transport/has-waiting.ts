import { queueKey } from './queue-key';

/** Whether an earlier page of this site left a response behind; all that a page without a survey asks of the queue. */
export function hasWaiting( rest: string ): boolean {
	try {
		return Object.keys( localStorage ).some( ( key ) => key.startsWith( queueKey( rest ) ) );
	} catch {
		return false;
	}
}
