import apiFetch from '@wordpress/api-fetch';

/** What WordPress puts on its function; its types leave them out. */
interface WithNonce {
	nonceMiddleware?: { nonce: string };
	nonceEndpoint?: string;
}

/**
 * Asks WordPress for the nonce of whoever is logged in by now, for all calls from here on.
 *
 * @returns false where nobody is logged in
 */
export async function renewNonce( signal: AbortSignal | null = null ): Promise< boolean > {
	const { nonceMiddleware, nonceEndpoint } = apiFetch as unknown as WithNonce;
	if ( ! nonceMiddleware || nonceEndpoint === undefined ) {
		return false;
	}
	const answer = await fetch( nonceEndpoint, { signal } ).catch( () => null );
	const nonce = answer?.ok === true ? ( await answer.text() ).trim() : '';
	if ( ! /^[a-z0-9]{10}$/i.test( nonce ) ) {
		return false;
	}
	nonceMiddleware.nonce = nonce;
	return true;
}
