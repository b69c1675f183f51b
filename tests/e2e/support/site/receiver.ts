import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addMustUse } from './must-use';

interface Received {
	headers: IncomingHttpHeaders;
	body: string;
}

/** A third-party server that receives webhooks, on loopback. */
export class Receiver {
	/** Oldest first. */
	readonly received: Received[] = [];
	/** Status that it returns. */
	status = 200;

	private readonly server = createServer( ( request, answer ) => {
		const parts: Buffer[] = [];
		request.on( 'data', ( part: Buffer ) => parts.push( part ) );
		request.on( 'end', () => {
			this.received.push( { headers: request.headers, body: Buffer.concat( parts ).toString( 'utf8' ) } );
			answer.writeHead( this.status, { 'Content-Type': 'text/plain' } ).end( `Said ${ String( this.status ) }` );
		} );
	} );

	static async start(): Promise< Receiver > {
		const receiver = new Receiver();
		await new Promise< void >( ( resolve ) => receiver.server.listen( 0, '127.0.0.1', resolve ) );
		return receiver;
	}

	get host(): string {
		return `127.0.0.1:${ String( ( this.server.address() as AddressInfo ).port ) }`;
	}

	/**
	 * Lets this site send to it until the returned function is called. Each has its own file, because PHP may have cached an
	 * old one.
	 */
	connect( site: string ): () => void {
		const name = `receiver-${ this.host.replace( /\D/g, '-' ) }.php`;
		return addMustUse( site, name, `define( 'USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS', '${ this.host }' );` );
	}

	async stop(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}
}
