import { createServer } from 'node:net';

/** @param {number} port */
export async function isFree( port ) {
	return listen( port ).then(
		() => true,
		() => false
	);
}

export async function freePort() {
	return listen( 0 );
}

/**
 * @param {number} port
 * @returns {Promise<number>} the port it could listen on, free again
 */
function listen( port ) {
	return new Promise( ( resolve, reject ) => {
		const server = createServer();
		server.once( 'error', reject );
		server.listen( port, '127.0.0.1', () => {
			const address = /** @type {import('node:net').AddressInfo} */ ( server.address() );
			server.close( () => {
				resolve( address.port );
			} );
		} );
	} );
}
