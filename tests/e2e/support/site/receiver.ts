import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addMustUse } from './must-use';

interface Received {
	headers: IncomingHttpHeaders;
	body: string;
}

/** A server of somebody else that webhooks are sent to, on loopback. */
export class Receiver {
	/** Oldest first. */
	readonly received: Received[] = [];
	/** What it answers. */
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

	/** May be sent to by this site until the answer is called. Each has a file of its own: PHP may know an old one by heart. */
	connect( site: string ): () => void {
		const name = `receiver-${ this.host.replace( /\D/g, '-' ) }.php`;
		return addMustUse( site, name, `define( 'USERFEEDBACK_WEBHOOK_ALLOWED_HOSTS', '${ this.host }' );` );
	}

	async stop(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}
}
