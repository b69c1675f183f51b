import { toJson } from '../trust/json';

/** A successful write: with the id of a stored response, or null if only a counter was increased. */
export interface StoredAs {
	id: number | null;
	/** It came after the survey's limit of responses. */
	isLate?: boolean;
	/** The server may ask for a wake-up request after so many seconds. */
	wake?: number;
}

/** The server's result of a public write. */
export type Reply< Stored = StoredAs > =
	| ( { is: 'stored' } & Stored )
	| { is: 'expired'; nonce: string }
	| { is: 'refused' }
	/** The server is busy: retry the same request. */
	| { is: 'later' }
	/** The server can't until an admin repairs it: the request may be retried, but success isn't certain. */
	| { is: 'broken' }
	/** The response wasn't the server's own, so the result is unknown: retry, possibly by the other way. */
	| { is: 'unknown' };

/** Browsers reject a request that outlives its page above 64 KiB in total; this leaves a little for others. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Sends one public write, never with WordPress's own nonce header: a stale nonce would make the server reject even a visitor
 * who needs no permission. Without it the server treats everyone as anonymous, so the browser's other credentials are included:
 * a staging site behind a password rejects requests without them.
 */
export const post = ( url: string, body: unknown, send: typeof fetch ): Promise< Reply > =>
	write( url, body, send, ( said, headers ) => {
		const wake = headers.get( 'X-UserFeedback-Wake' );
		return typeof said?.id === 'number'
			? {
					id: said.id,
					...( wake && { wake: +wake } ),
					...( EXTENDED && IN_EDITION.behavior && said[ 'counted' ] === false && { isLate: true } ),
				}
			: ! said && { id: null };
	} );

/** Fields of a server response. */
export interface ResponseFields {
	code?: unknown;
	data?: { nonce?: unknown };
	[ field: string ]: unknown;
}

/**
 * Sends any other write.
 *
 * @param read returns the stored result of a response, null for an empty one; false if it isn't the server's.
 */
export async function write< Stored >(
	url: string,
	body: unknown,
	send: typeof fetch,
	read: ( said: ResponseFields | null, headers: Headers ) => Stored | false
): Promise< Reply< Stored > > {
	const blob = body === null ? null : new Blob( [ toJson( body ) ], { type: 'application/json' } );
	try {
		const response = await send( url, {
			method: 'POST',
			keepalive: ! blob || blob.size < KEEPALIVE_BYTES,
			body: blob,
		} );
		return await replyOf( response, read );
	} catch {
		return { is: 'unknown' };
	}
}

/**
 * Only our own server's response is final. A captive portal returns 200, a firewall 403, and a site under repair 404, all
 * without having seen the answer, which then stays pending.
 */
async function replyOf< Stored >(
	response: Response,
	read: ( said: ResponseFields | null, headers: Headers ) => Stored | false
): Promise< Reply< Stored > > {
	const { status } = response;
	const said = status === 204 ? null : ( ( ( await response.json() ) ?? {} ) as ResponseFields );
	if ( response.ok ) {
		const stored = read( said, response.headers );
		return stored ? { is: 'stored', ...stored } : { is: 'unknown' };
	}
	const { code, data } = said ?? {};
	if ( code === 'userfeedback_expired_token' && typeof data?.nonce === 'string' ) {
		return { is: 'expired', nonce: data.nonce };
	}
	if ( ! String( code ).startsWith( 'userfeedback_' ) ) {
		return { is: 'unknown' };
	}
	return { is: status === 500 ? 'broken' : status > 500 || status === 429 ? 'later' : 'refused' };
}
