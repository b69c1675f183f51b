import { toJson } from '../trust/to-json';

/** A write that was stored, as a response is: under an id, or where only a number was raised, under none. */
export interface StoredAs {
	id: number | null;
	/** With a response the server may ask to be woken, in so many seconds. */
	wake?: number;
}

/** What the server made of a public write. */
export type Reply< Stored = StoredAs > =
	| ( { is: 'stored' } & Stored )
	| { is: 'expired'; nonce: string }
	| { is: 'refused' }
	/** The server cannot now: the same may be sent again. */
	| { is: 'later' }
	/** The server cannot until somebody repairs it: the same may be sent again, but nothing can be promised. */
	| { is: 'broken' }
	/** The server itself did not speak, so nothing is known: the same may be sent again, also by another way. */
	| { is: 'unknown' };

/** Browsers give up on a request that outlives its page above 64 KiB; a little is left for others. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Sends one public write, never with WordPress's own nonce header: a stale one would make the server refuse even a
 * visitor whom nothing needs to be asked. Without it the server takes everyone for a stranger, so what else the browser
 * has for this site goes along: a staging site behind a password lets nothing through without it.
 */
export const post = ( url: string, body: unknown, send: typeof fetch ): Promise< Reply > =>
	write( url, body, send, ( said, headers ) => {
		const wake = headers.get( 'X-UserFeedback-Wake' );
		return typeof said?.id === 'number' ? { id: said.id, ...( wake && { wake: +wake } ) } : ! said && { id: null };
	} );

/** What an answer of the server may say. */
export type Said = Partial< Record< string, unknown > >;

/**
 * The same for other writes.
 *
 * @param read what an answer says that the write was stored, null for an empty one; false where it says something else.
 */
export async function write< Stored >(
	url: string,
	body: unknown,
	send: typeof fetch,
	read: ( said: Said | null, headers: Headers ) => Stored | false
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
 * Only what our own server says is final. A captive portal answers 200, a firewall 403 and a site under repair 404,
 * all without knowing of the answer; it waits for the server to speak.
 */
async function replyOf< Stored >(
	response: Response,
	read: ( said: Said | null, headers: Headers ) => Stored | false
): Promise< Reply< Stored > > {
	const { status } = response;
	const said = status === 204 ? null : ( ( ( await response.json() ) ?? {} ) as Said );
	if ( response.ok ) {
		const stored = read( said, response.headers );
		return stored ? { is: 'stored', ...stored } : { is: 'unknown' };
	}
	const { code, data } = said as { code?: unknown; data?: { nonce?: unknown } };
	if ( code === 'userfeedback_expired_token' && typeof data?.nonce === 'string' ) {
		return { is: 'expired', nonce: data.nonce };
	}
	if ( ! String( code ).startsWith( 'userfeedback_' ) ) {
		return { is: 'unknown' };
	}
	return { is: status === 500 ? 'broken' : status > 500 || status === 429 ? 'later' : 'refused' };
}
