import { QUEUE_KEY } from './queue-key';

/** Whether an earlier page left a response behind; all that a page without a survey asks of the queue. */
export function hasWaiting(): boolean {
	try {
		return Object.keys( localStorage ).some( ( key ) => key.startsWith( QUEUE_KEY ) );
	} catch {
		return false;
	}
}
