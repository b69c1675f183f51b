/// <reference types="node" />
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServerRequest {
	method: string;
	/** Path below the API's root, with a leading slash. */
	path: string;
	query: URLSearchParams;
	/** Parsed JSON or form fields; null without a body. */
	body: unknown;
}

export interface ServerAnswer {
	status: number;
	body: unknown;
	/** Sends the body unchanged, like a failing server does. */
	isText?: boolean;
	headers?: Record< string, string >;
	/** The answer is sent once this has settled. */
	after?: Promise< void >;
}

export interface LoopbackServer {
	origin: string;
	close: () => Promise< void >;
}

/** A real server on this machine: the app's requests and answers use HTTP. */
export async function startServer( answer: ( request: ServerRequest ) => ServerAnswer ): Promise< LoopbackServer > {
	const server = createServer( ( request, response ) => {
		void readRequest( request ).then( async ( received ) => {
			const { status, body, isText = false, headers = {}, after } = answer( received );
			await after;
			response.writeHead( status, { 'Content-Type': isText ? 'text/html' : 'application/json', ...headers } );
			response.end( isText ? String( body ) : JSON.stringify( body ) );
		} );
	} );
	await new Promise< void >( ( resolve ) => server.listen( 0, '127.0.0.1', resolve ) );

	return {
		origin: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`,
		close: () =>
			new Promise( ( resolve ) => {
				server.close( () => resolve() ); // Active requests can finish.
				server.closeIdleConnections();
			} ),
	};
}

async function readRequest( request: IncomingMessage ): Promise< ServerRequest > {
	const { pathname, searchParams } = new URL( request.url ?? '/', 'http://127.0.0.1' );
	const chunks: Buffer[] = [];
	for await ( const chunk of request ) {
		chunks.push( chunk as Buffer );
	}
	const text = Buffer.concat( chunks ).toString( 'utf8' );
	const override = request.headers[ 'x-http-method-override' ];
	return {
		method: typeof override === 'string' ? override : ( request.method ?? 'GET' ),
		path: pathname.replace( '/userfeedback/v1', '' ),
		query: searchParams,
		body: text === '' ? null : parsed( text, request.headers[ 'content-type' ] ),
	};
}

function parsed( text: string, type = '' ): unknown {
	return type.startsWith( 'application/x-www-form-urlencoded' )
		? Object.fromEntries( new URLSearchParams( text ) )
		: JSON.parse( text );
}
