import { vi } from 'vitest';
import type { FakeSite } from '@/testing/fakes/fake-site';
import type { ServerAnswer } from '@/testing/loopback-server';

export type NetworkFault =
	/** The request doesn't arrive. */
	| 'away'
	/** It arrives, but the response is lost. */
	| 'lost'
	| ServerAnswer;

/** Milliseconds for each direction. */
export const LATENCY = 40;

/** The network from browser to site. */
export class UnreliableNetwork {
	/** For every request, until it ends. */
	fault: NetworkFault | null = null;
	/** For these, once, by method and path. */
	readonly next = new Map< string, NetworkFault >();
	private line = 0;
	private open = 0;

	constructor( private readonly site: Pick< FakeSite, 'answer' > ) {
		vi.stubGlobal( 'fetch', ( address: string, init: RequestInit ) => this.fetch( address, init ) );
	}

	get isIdle(): boolean {
		return this.open === 0;
	}

	/** Drops all pending requests; requests that have arrived stay arrived. */
	hangUp(): void {
		this.line++;
	}

	private async fetch( address: string, init: RequestInit ): Promise< Response > {
		const { line } = this;
		this.open++;
		try {
			await this.way( line );
			const answer = this.answerTo( address, init );
			await this.way( line );
			return answer();
		} finally {
			this.open--;
		}
	}

	private async way( line: number ): Promise< void > {
		await new Promise( ( resolve ) => setTimeout( resolve, LATENCY ) );
		if ( line !== this.line ) {
			throw new TypeError( 'Failed to fetch' );
		}
	}

	private answerTo( address: string, init: RequestInit ): () => Response {
		const path = new URL( address, 'http://127.0.0.1' ).pathname.replace( '/userfeedback/v1', '' );
		const method = init.method ?? 'GET';
		const name = `${ method } ${ path }`;
		const fault = this.next.get( name ) ?? this.fault;
		this.next.delete( name );
		if ( fault !== null && typeof fault === 'object' ) {
			return () => responseOf( fault );
		}
		if ( fault === 'away' ) {
			return fail;
		}
		const body: unknown = typeof init.body === 'string' ? JSON.parse( init.body ) : null;
		const text = JSON.stringify( this.site.answer( { method, path, query: new URLSearchParams(), body } ) );
		return fault === 'lost' ? fail : () => responseOf( JSON.parse( text ) as ServerAnswer );
	}
}

function responseOf( { status, body, isText = false }: ServerAnswer ): Response {
	return new Response( isText ? String( body ) : JSON.stringify( body ), { status } );
}

function fail(): never {
	throw new TypeError( 'Failed to fetch' );
}
