/** What the server made of a public write; with a response it may ask to be woken, in so many seconds. */
export type Reply =
	| { is: 'stored'; id: number | null; wake?: number }
	| { is: 'expired'; nonce: string }
	| { is: 'refused' }
	/** The server cannot now: the same may be sent again. */
	| { is: 'later' }
	/** The server itself did not speak, so nothing is known: the same may be sent again, also by another way. */
	| { is: 'unknown' };

/** Browsers give up on a request that outlives its page above 64 KiB; a little is left for others. */
const KEEPALIVE_BYTES = 60_000;

/**
 * Sends one public write, never with WordPress's own nonce header: a stale one would make the server refuse even a
 * visitor whom nothing needs to be asked. Without it the server takes everyone for a stranger, so what else the browser
 * has for this site goes along: a staging site behind a password lets nothing through without it.
 */
export async function post( url: string, body: unknown, send: typeof fetch ): Promise< Reply > {
	const blob = body === null ? null : new Blob( [ JSON.stringify( body ) ], { type: 'application/json' } );
	try {
		const response = await send( url, {
			method: 'POST',
			keepalive: ! blob || blob.size < KEEPALIVE_BYTES,
			body: blob,
		} );
		return await replyOf( response );
	} catch {
		return { is: 'unknown' };
	}
}

/**
 * Only what our own server says is final. A captive portal answers 200, a firewall 403 and a site under repair 404,
 * all without knowing of the answer; it waits for the server to speak.
 */
async function replyOf( response: Response ): Promise< Reply > {
	if ( response.status === 204 ) {
		return { is: 'stored', id: null };
	}
	const said = ( await response.json() ) as { id?: unknown; code?: unknown; data?: { nonce?: unknown } };
	if ( response.ok ) {
		const wake = response.headers.get( 'X-UserFeedback-Wake' );
		return typeof said.id === 'number'
			? { is: 'stored', id: said.id, ...( wake && { wake: +wake } ) }
			: { is: 'unknown' };
	}
	if ( said.code === 'userfeedback_expired_token' && typeof said.data?.nonce === 'string' ) {
		return { is: 'expired', nonce: said.data.nonce };
	}
	if ( ! String( said.code ).startsWith( 'userfeedback_' ) ) {
		return { is: 'unknown' };
	}
	return { is: response.status < 500 && response.status !== 429 ? 'refused' : 'later' };
}
