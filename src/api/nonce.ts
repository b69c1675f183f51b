import apiFetch from '@wordpress/api-fetch';

/** Properties that WordPress adds to its function; its types omit them. */
interface WithNonce {
	nonceMiddleware?: { nonce: string };
	nonceEndpoint?: string;
}

/**
 * Requests the nonce of the user who is logged in now, for all calls from here on.
 *
 * @returns false if nobody is logged in
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
