import { vi } from 'vitest';
import type { FakeSite } from '@/testing/fakes/fake-site';
import type { ServerAnswer } from '@/testing/loopback-server';

export type Trouble =
	/** The request does not arrive. */
	| 'away'
	/** It arrives, and what is answered does not. */
	| 'lost'
	| ServerAnswer;

/** Each way takes so many milliseconds. */
export const WAY = 40;

/** What is between a browser and its site. */
export class ShakyNetwork {
	/** Of every request, until it is over. */
	trouble: Trouble | null = null;
	/** Of these, by method and path, once. */
	readonly next = new Map< string, Trouble >();
	private line = 0;
	private open = 0;

	constructor( private readonly site: Pick< FakeSite, 'answer' > ) {
		vi.stubGlobal( 'fetch', ( address: string, init: RequestInit ) => this.fetch( address, init ) );
	}

	get isIdle(): boolean {
		return this.open === 0;
	}

	/** Nothing that is on its way is ever heard of again; what has arrived has arrived. */
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
		await new Promise( ( resolve ) => setTimeout( resolve, WAY ) );
		if ( line !== this.line ) {
			throw new TypeError( 'Failed to fetch' );
		}
	}

	private answerTo( address: string, init: RequestInit ): () => Response {
		const path = new URL( address, 'http://127.0.0.1' ).pathname.replace( '/userfeedback/v1', '' );
		const method = init.method ?? 'GET';
		const name = `${ method } ${ path }`;
		const trouble = this.next.get( name ) ?? this.trouble;
		this.next.delete( name );
		if ( trouble !== null && typeof trouble === 'object' ) {
			return () => responseOf( trouble );
		}
		if ( trouble === 'away' ) {
			return fail;
		}
		const body: unknown = typeof init.body === 'string' ? JSON.parse( init.body ) : null;
		const text = JSON.stringify( this.site.answer( { method, path, query: new URLSearchParams(), body } ) );
		return trouble === 'lost' ? fail : () => responseOf( JSON.parse( text ) as ServerAnswer );
	}
}

function responseOf( { status, body, isText = false }: ServerAnswer ): Response {
	return new Response( isText ? String( body ) : JSON.stringify( body ), { status } );
}

function fail(): never {
	throw new TypeError( 'Failed to fetch' );
}
