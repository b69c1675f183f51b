/** Receives webhooks: counts requests, and replies as configured. */
import { createServer } from 'node:http';

/** @typedef {{ url: string, host: string, came: () => number, lastAt: () => number, stop: () => void }} Receiver */

/**
 * @param {(answer: import('node:http').ServerResponse) => unknown} answerWith
 * @returns {Promise<Receiver>}
 */
export async function receiver( answerWith ) {
	let came = 0;
	let lastAt = 0;
	const server = createServer( ( request, answer ) => {
		request.resume().on( 'end', () => {
			came++;
			lastAt = performance.now();
			answerWith( answer );
		} );
	} );
	await new Promise( ( resolve ) => server.listen( 0, '127.0.0.1', () => resolve( undefined ) ) );
	const address = server.address();
	if ( address === null || typeof address === 'string' ) throw new Error( 'The receiver has no port.' );
	const host = `127.0.0.1:${ String( address.port ) }`;
	return {
		url: `http://${ host }/`,
		host,
		came: () => came,
		lastAt: () => lastAt,
		stop: () => {
			server.closeAllConnections();
			server.close();
		},
	};
}
