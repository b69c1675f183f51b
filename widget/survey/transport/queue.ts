import type { NamedSubmission } from '../flow/session/submission';
import type { Store } from '../memory/store';
import { parseJson, toJson } from '../../shared/trust/json';
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

const parse = ( text: string | null ): QueuedResponse | undefined =>
	parseJson(
		text,
		( { survey_id: id, cookie_name: name, body, at }: QueuedResponse ) => id > 0 && name && body.token && at > 0
	);
