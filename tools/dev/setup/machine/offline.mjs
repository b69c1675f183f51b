/** Messages of package managers when the network is down, which none of them explains in one line. */
const SIGNS = [
	/ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ECONNREFUSED|getaddrinfo/,
	/Could not resolve|Temporary failure resolving|Could not connect to|Network is unreachable|curl error (6|7|28)\b/i,
];

export const OFFLINE = 'the first start needs the network; once it went well, later ones do not.';

/** @param {string} output */
export function isOffline( output ) {
	return SIGNS.some( ( sign ) => sign.test( output ) );
}
