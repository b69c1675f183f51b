import type { SurveyMemory } from '../memory/survey-memory';
import type { Reply } from '../../shared/transport/post';
import type { Queue, QueuedResponse } from './queue';

/** Result of an attempt, if the visitor must know. */
type Ended = 'sent' | 'refused' | 'failed';

/**
 * Result for a response: stored by the server, refused for good, kept without a promise because the server is broken, or still
 * pending.
 */
export type DeliveryResult = Ended | 'waiting';

export interface Delivery {
	/** @param settle called whenever an attempt ends, now or later; not while the response is pending. */
	deliver( waiting: QueuedResponse, settle?: ( ended: Ended ) => void ): Promise< DeliveryResult >;
	/** Sends all pending responses in sequence, so that many old answers don't hit the rate limit. */
	flush(): Promise< void >;
}

/** The page's clock, visibility, and network. */
export interface Environment {
	wait( milliseconds: number, then: () => void ): void;
	/** Calls immediately if the page is visible, else as soon as it is. */
	whenVisible( then: () => void ): void;
	onOnline( then: () => void ): void;
}

/** Pauses before the first retries and before each later one until the page is left, in milliseconds. */
const PAUSES = [ 2_000, 5_000, 15_000 ];
const LATER = 60_000;

/** A response is given up if the server hasn't accepted it for this long. */
const GIVEN_UP = 30 * 24 * 60 * 60 * 1000;

export function responseDelivery(
	queue: Queue,
	memory: Pick< SurveyMemory, 'submitted' | 'forget' >,
	send: ( waiting: QueuedResponse ) => Promise< Reply >,
	now: () => number,
	around: Environment
): Delivery {
	const underWay = new Map< string, Promise< DeliveryResult > >();
	const watchers = new Map< string, ( ended: Ended ) => void >();
	let pauses = 0;
	let isWaiting = false;

	const attempt = async ( waiting: QueuedResponse ): Promise< DeliveryResult > => {
		const { token } = waiting.body;
		const end = ( ended: Ended ): Ended => {
			watchers.get( token )?.( ended );
			return ended;
		};
		let reply = await send( waiting );
		if ( reply.is === 'expired' ) {
			const renewed = { ...waiting, body: { ...waiting.body, nonce: reply.nonce } };
			queue.put( renewed );
			reply = await send( renewed );
		}
		if ( reply.is === 'stored' ) {
			pauses = 0;
			queue.remove( token );
			memory.submitted( waiting.cookie_name, reply.id );
			return end( 'sent' );
		}
		if ( reply.is === 'refused' ) {
			queue.remove( token );
			memory.forget( waiting.cookie_name ); // The survey has changed, and the visitor may want to answer the new one.
			return end( 'refused' );
		}
		tryLater();
		return reply.is === 'broken' ? end( 'failed' ) : 'waiting';
	};

	const deliver: Delivery[ 'deliver' ] = ( waiting, settle ) => {
		const { token } = waiting.body;
		if ( settle ) {
			watchers.set( token, settle );
		}
		const running = underWay.get( token );
		if ( running ) {
			return running;
		}
		const started = attempt( waiting ).finally( () => underWay.delete( token ) );
		underWay.set( token, started );
		return started;
	};

	const flush = async (): Promise< void > => {
		for ( const waiting of queue.all() ) {
			if ( now() - waiting.at > GIVEN_UP ) {
				queue.remove( waiting.body.token );
			} else {
				await deliver( waiting ); // One that a firewall blocks for its words must not block the others.
			}
		}
	};

	const tryLater = (): void => {
		if ( isWaiting ) {
			return;
		}
		isWaiting = true;
		around.wait( PAUSES[ pauses++ ] ?? LATER, () => {
			around.whenVisible( () => {
				isWaiting = false;
				void flush();
			} );
		} );
	};

	around.onOnline( () => void flush() );
	return { deliver, flush };
}
