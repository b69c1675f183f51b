import { afterEach, describe, expect, it } from 'vitest';
import type { ServerAnswer, ServerRequest } from '@/testing/loopback-server';
import { serve, stopServing } from '@/testing/render-app';
import { ApiError } from './api-error';
import { api } from './client';

const received: ServerRequest[] = [];

async function answering( answer: ServerAnswer ): Promise< void > {
	received.length = 0;
	await serve( {
		answer: ( request ) => {
			received.push( request );
			return answer;
		},
	} );
}

const list = { items: [], pagination: { page: 1, pages: 0, per_page: 10, total: 0 }, status_filters: [] };

afterEach( stopServing );

describe( 'an API call', () => {
	it( 'fills the path and sends a nested query as WordPress reads it', async () => {
		await answering( { status: 200, body: list } );
		await api( 'GET /surveys', { query: { page: 2, filter: { status: 'draft' }, select: [ 'id', 'title' ] } } );

		expect( received[ 0 ]?.path ).toBe( '/surveys' );
		expect( Object.fromEntries( received[ 0 ]?.query ?? [] ) ).toMatchObject( {
			page: '2',
			'filter[status]': 'draft',
			'select[0]': 'id',
			'select[1]': 'title',
		} );
	} );

	it( 'puts ids into the path and a body into the request', async () => {
		await answering( { status: 201, body: { id: 9 } } );
		expect( await api( 'POST /surveys/{id}/duplicate', { path: { id: 7 } } ) ).toEqual( { id: 9 } );
		await api( 'DELETE /surveys', { body: { survey_ids: [ 3 ] } } );

		expect( received.map( ( { method, path } ) => `${ method } ${ path }` ) ).toEqual( [
			'POST /surveys/7/duplicate',
			'DELETE /surveys',
		] );
		expect( received[ 1 ]?.body ).toEqual( { survey_ids: [ 3 ] } );
	} );
} );

describe( 'an unsuccessful response', () => {
	it( 'names the rejected fields', async () => {
		await answering( {
			status: 400,
			body: {
				code: 'userfeedback_invalid',
				message: 'Some fields are wrong.',
				data: { status: 400, params: { 'questions[0].title': 'Too long.' } },
			},
		} );
		const error = await failureOf( api( 'POST /surveys', { body: { title: 'A' } } ) );

		expect( error ).toBeInstanceOf( ApiError );
		expect( error ).toMatchObject( {
			status: 400,
			code: 'userfeedback_invalid',
			message: 'Some fields are wrong.',
			params: { 'questions[0].title': 'Too long.' },
			isPassing: false,
		} );
	} );

	it( 'includes the current version with a conflict', async () => {
		await answering( {
			status: 409,
			body: { code: 'userfeedback_stale', message: 'Changed meanwhile.', data: { status: 409, version: 12 } },
		} );
		expect( await failureOf( api( 'POST /surveys', { body: { title: 'A' } } ) ) ).toMatchObject( {
			status: 409,
			version: 12,
		} );
	} );

	it( 'can be retried when the server fails temporarily', async () => {
		await answering( { status: 503, body: { code: 'busy', message: 'Busy.', data: { status: 503 } } } );
		expect( await failureOf( api( 'GET /surveys', {} ) ) ).toMatchObject( { status: 503, isPassing: true } );
	} );

	it( 'that is HTML instead of JSON is reported as a site error with its status', async () => {
		await answering( { status: 500, body: '<h1>Oops</h1>', isText: true } );
		expect( await failureOf( api( 'POST /surveys', { body: { title: 'A' } } ) ) ).toMatchObject( {
			status: 500,
			kind: 'broken',
			message:
				'Your site returned an error (500), and your change may not have been saved. Try again in a moment.',
			isPassing: true,
		} );
	} );

	// Guards a list that failed to load and said that nothing was changed.
	it( 'doesn’t mention changes when the request only read data', async () => {
		await answering( { status: 500, body: '<h1>Oops</h1>', isText: true } );
		expect( await failureOf( api( 'GET /surveys', {} ) ) ).toMatchObject( {
			kind: 'broken',
			message: 'Your site returned an error (500). Try again in a moment.',
		} );
	} );

	it( 'that is HTML with a success status counts as an error', async () => {
		await answering( { status: 200, body: '<b>Warning</b>: something', isText: true } );
		expect( await failureOf( api( 'GET /surveys', {} ) ) ).toMatchObject( { status: 200, kind: 'broken' } );
	} );

	it( 'shows logged-out users what to do instead of “Cookie check failed”', async () => {
		const refusal = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };
		await answering( { status: 403, body: refusal } );
		expect( await failureOf( api( 'POST /surveys', { body: { title: 'A' } } ) ) ).toMatchObject( {
			kind: 'logged-out',
			message: 'You’re logged out. Log in from a new tab, then save again here.',
		} );
	} );

	it( 'includes the number of seconds to wait if the server gives one', async () => {
		const body = { code: 'too_many', message: 'Slow down.', data: { status: 429 } };
		await answering( { status: 429, body, headers: { 'Retry-After': '17' } } );
		expect( await failureOf( api( 'GET /surveys', {} ) ) ).toMatchObject( {
			kind: 'too-many',
			message: 'Your site is getting too many requests. Try again in 17 seconds.',
		} );
	} );

	it( 'explains what to do about a request that is too large', async () => {
		await answering( { status: 413, body: '<h1>413</h1>', isText: true } );
		const error = await failureOf( api( 'POST /surveys', { body: { title: 'A' } } ) );
		expect( error ).toMatchObject( { kind: 'too-large' } );
		expect( String( error ) ).toContain( 'This request is too large for your server (413)' );
	} );

	it( 'reports no response when the site can’t be reached', async () => {
		await answering( { status: 200, body: list } );
		await stopServing();
		expect( await failureOf( api( 'GET /surveys', {} ) ) ).toMatchObject( {
			status: 0,
			kind: 'away',
			isPassing: true,
		} );
	} );
} );

async function failureOf( call: Promise< unknown > ): Promise< unknown > {
	return call.then(
		() => null,
		( error: unknown ) => error
	);
}
