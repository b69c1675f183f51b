import type { NamedSubmission } from '../flow/session/submission';
import type { Store } from '../memory/store';
import { toJson } from '../../shared/trust/to-json';
import { QUEUE_KEY } from '../../shared/transport/queue-key';

/** A pending response. `at` is when it was given, in milliseconds. */
export interface QueuedResponse {
	survey_id: number;
	cookie_name: string;
	body: NamedSubmission;
	at: number;
}

export interface Queue {
	/** @returns whether true if the response is safe even if the page closes now. */
	put( waiting: QueuedResponse ): boolean;
	all(): QueuedResponse[];
	remove( token: string ): void;
}

/** @param rest URL of the routes of the site that these answers belong to. */
export function responseQueue( store: Store, rest: string ): Queue {
	const own = QUEUE_KEY + rest;
	return {
		put: ( waiting ) => store.set( own + waiting.body.token, toJson( waiting ) ),
		all: () => {
			const found: QueuedResponse[] = [];
			for ( const key of store.keys().filter( ( name ) => name.startsWith( own ) ) ) {
				const waiting = parse( store.get( key ) );
				if ( waiting ) {
					found.push( waiting );
				} else {
					store.remove( key ); // Not ours, or truncated: it would be retried forever.
				}
			}
			return found.sort( ( a, b ) => a.at - b.at );
		},
		remove: ( token ) => store.remove( own + token ),
	};
}

function parse( text: string | null ): QueuedResponse | null {
	try {
		const waiting = JSON.parse( text ?? '' ) as QueuedResponse;
		return waiting.survey_id > 0 && waiting.cookie_name && waiting.body.token && waiting.at > 0 ? waiting : null;
	} catch {
		return null;
	}
}
