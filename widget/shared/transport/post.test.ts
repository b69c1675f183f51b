import { describe, expect, it } from 'vitest';
import { post } from './post';

const json = ( status: number, body: unknown ): Response => new Response( JSON.stringify( body ), { status } );
const reply = ( response: Response ) => post( 'https://example.org/', {}, () => Promise.resolve( response ) );
const refusal = ( code: string, data = {} ) => ( { code, message: '', data } );

describe( 'the result of a write', () => {
	it.each( [
		[ 'stored under an id', json( 201, { id: 42 } ), { is: 'stored', id: 42 } ],
		[ 'stored before, under the same id', json( 200, { id: 42 } ), { is: 'stored', id: 42 } ],
		[
			'stored, and asking to be woken',
			new Response( '{"id":42}', { status: 201, headers: { 'X-UserFeedback-Wake': '0' } } ),
			{ is: 'stored', id: 42, wake: 0 },
		],
		[ 'counted', new Response( null, { status: 204 } ), { is: 'stored', id: null } ],
		[
			'out of date, with a fresh token',
			json( 403, refusal( 'userfeedback_expired_token', { nonce: 'fresh' } ) ),
			{ is: 'expired', nonce: 'fresh' },
		],
		[
			'refused, because the token is for another survey',
			json( 403, refusal( 'userfeedback_bad_token' ) ),
			{ is: 'refused' },
		],
		[ 'refused, because an option is gone', json( 400, refusal( 'userfeedback_invalid' ) ), { is: 'refused' } ],
		[ 'refused, because the survey is gone', json( 404, refusal( 'userfeedback_not_found' ) ), { is: 'refused' } ],
		[ 'to be sent again after a crowd', json( 429, refusal( 'userfeedback_too_many' ) ), { is: 'later' } ],
		[
			'to be sent again after a breakdown',
			json( 503, refusal( 'userfeedback_storage_failed' ) ),
			{ is: 'later' },
		],
		[
			'broken until the owner repairs it',
			json( 500, refusal( 'userfeedback_storage_broken' ) ),
			{ is: 'broken' },
		],
		[
			'unknown: WordPress itself has failed',
			json( 500, { code: 'internal_server_error', message: '', data: {} } ),
			{ is: 'unknown' },
		],
		[ 'unknown: a proxy has no answer', new Response( 'Bad gateway', { status: 502 } ), { is: 'unknown' } ],
		[
			'unknown: a captive portal says 200',
			new Response( '<html>Log in to our wi-fi</html>', { status: 200 } ),
			{ is: 'unknown' },
		],
		[ 'unknown: something says 200 with other JSON', json( 200, { ok: true } ), { is: 'unknown' } ],
		[ 'unknown: a firewall says 403', new Response( 'Forbidden', { status: 403 } ), { is: 'unknown' } ],
		[ 'unknown: the plugin is being updated', json( 404, refusal( 'rest_no_route' ) ), { is: 'unknown' } ],
		[ 'unknown: an answer of null', json( 200, null ), { is: 'unknown' } ],
	] )( '%s', async ( _, response, expected ) => {
		expect( await reply( response ) ).toEqual( expected );
	} );

	it( 'is unknown when there is no network', async () => {
		expect(
			await post( 'https://example.org/', {}, () => Promise.reject( new TypeError( 'Failed to fetch' ) ) )
		).toEqual( { is: 'unknown' } );
	} );
} );

describe( 'a sent request', () => {
	const sent = async ( body: unknown ): Promise< Request > => {
		let request: Request | undefined;
		await post( 'https://example.org/', body, ( url, init ) => {
			request = new Request( url, init );
			return Promise.resolve( json( 201, { id: 1 } ) );
		} );
		return request as Request;
	};

	it( 'is JSON with keepalive and same-origin credentials, but no WordPress nonce', async () => {
		const request = await sent( { token: 't' } );

		expect( request.method ).toBe( 'POST' );
		expect( request.headers.get( 'content-type' ) ).toBe( 'application/json' );
		expect( request.headers.has( 'x-wp-nonce' ) ).toBe( false );
		expect( request.credentials ).toBe( 'same-origin' );
		expect( request.keepalive ).toBe( true );
		expect( await request.json() ).toEqual( { token: 't' } );
	} );

	it( 'has no keepalive if it is larger than browsers allow', async () => {
		expect( ( await sent( { text: 'x'.repeat( 60_000 ) } ) ).keepalive ).toBe( false );
	} );

	it( 'has no body when there is nothing to send', async () => {
		expect( await ( await sent( null ) ).text() ).toBe( '' );
	} );
} );
