import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../../tools/setup/paths.mjs';
import { addMustUse } from './site/must-use';

/** A model that a site may have, on loopback, as OpenAI's clients know one. */
export class AiServer {
	/** Paths that it was asked for, oldest first. */
	readonly asked: string[] = [];
	/** What the model was given, oldest first. */
	readonly prompts: string[] = [];
	/** What it writes from now on; null while it thinks and does not come to an end. */
	writes: object | string | null = '';
	/** Another one is trouble. */
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

	/** What it thinks about comes to an end. */
	release( writes: object ): void {
		this.writes = writes;
		this.thinking.splice( 0 ).forEach( ( send ) => send() );
	}

	/** Is this site's AI until the answer is called. */
	connect( site: string ): () => void {
		const port = String( ( this.server.address() as AddressInfo ).port );
		const url = `http://127.0.0.1:${ port }`;
		const provider = join( ROOT, 'tests/fixtures/ai/provider.php' );
		return addMustUse(
			site,
			`ai-${ port }.php`, // PHP may have the one before still compiled, for as long as it does not look whether it changed.
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
