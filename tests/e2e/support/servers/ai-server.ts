import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../../../tools/dev/setup/paths.mjs';
import { addMustUse } from '../site/must-use';

/** An AI model for a site, on loopback, with an OpenAI-compatible API. */
export class AiServer {
	/** Requested paths, oldest first. */
	readonly asked: string[] = [];
	/** Prompts sent to the model, oldest first. */
	readonly prompts: string[] = [];
	/** Its next answers; null while it is thinking and doesn't answer. */
	writes: object | string | null = '';
	/** Any other status is an error. */
	status = 200;

	private readonly server: Server;
	private readonly thinking: ( () => void )[] = [];

	private constructor() {
		this.server = createServer( ( request, answer ) => {
			let body = '';
			request.on( 'data', ( part: Buffer ) => ( body += part.toString() ) );
			request.on( 'end', () => {
				this.asked.push( request.url ?? '' );
				if ( request.url === '/models' ) {
					answer.end( '{"data":[{"id":"one"}]}' );
					return;
				}
				this.prompts.push( body );
				const send = () => {
					answer.writeHead( this.status, { 'Content-Type': 'application/json' } ).end( this.completion() );
				};
				if ( this.writes === null ) {
					this.thinking.push( send );
				} else {
					send();
				}
			} );
		} );
	}

	static async start(): Promise< AiServer > {
		const server = new AiServer();
		await new Promise< void >( ( resolve ) => server.server.listen( 0, '127.0.0.1', resolve ) );
		return server;
	}

	/** Ends the thinking with this answer. */
	release( writes: object ): void {
		this.writes = writes;
		this.thinking.splice( 0 ).forEach( ( send ) => send() );
	}

	/** This site's AI until the returned function runs. */
	connect( site: string ): () => void {
		const port = String( ( this.server.address() as AddressInfo ).port );
		const url = `http://127.0.0.1:${ port }`;
		const provider = join( ROOT, 'tests/fixtures/ai-provider.php' );
		return addMustUse(
			site,
			`ai-${ port }.php`, // PHP may still have the previous file in its opcode cache, until it checks for changes.
			`add_action( 'init', static fn() => ( require '${ provider }' )->register( '${ url }' ), 5 );`
		);
	}

	async stop(): Promise< void > {
		this.server.closeAllConnections();
		await new Promise( ( resolve ) => this.server.close( resolve ) );
	}

	private completion(): string {
		const content = typeof this.writes === 'string' ? this.writes : JSON.stringify( this.writes );
		return JSON.stringify( {
			id: 'a',
			choices: [ { finish_reason: 'stop', message: { role: 'assistant', content } } ],
		} );
	}
}
