import { beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '../../../src/contract/types';
import { publicWrites } from './public-writes';

const REST = 'https://example.org/wp-json/userfeedback/v1/';
const COLLECTOR = 'https://example.org/wp-content/plugins/userfeedback/includes/Widget/collect.php';
const BODY = { answers: [], nonce: 'n', token: 't' } as unknown as Submission;

/** The two URLs, as requested. */
const SHORT = `${ COLLECTOR }?survey=3&do=response`;
const LONG = `${ REST }surveys/3/responses`;

let asked: { url: string; body: string }[];
let answers: ( () => Response | Promise< Response > )[];

beforeEach( () => {
	asked = [];
	answers = [];
} );

const json = ( status: number, body: unknown ) => () => new Response( JSON.stringify( body ), { status } );
const refusal = ( status: number, code: string ) => json( status, { code, message: '', data: { status } } );
const stored = json( 201, { id: 42 } );
const html = ( status: number ) => () => new Response( '<h1>No</h1>', { status } );

function writes( collector = COLLECTOR, page = 'https://example.org' ) {
	const send: typeof fetch = async ( url, init ) => {
		const request = new Request( url, init );
		asked.push( { url: request.url, body: await request.text() } );
		return ( answers.shift() ?? stored )();
	};
	return publicWrites( { rest: REST, collector }, send, page );
}

const urls = (): string[] => asked.map( ( { url } ) => url );

describe( 'the endpoint of a response', () => {
	it( 'is REST immediately on a second domain, where the collector’s preflight fails', async () => {
		await writes( COLLECTOR, 'https://www.example.org' ).response( 3, BODY );

		expect( urls() ).toEqual( [ LONG ] );
	} );

	it( 'is the collector if the page names it', async () => {
		expect( await writes().response( 3, BODY ) ).toEqual( { is: 'stored', id: 42 } );
		expect( urls() ).toEqual( [ SHORT ] );
		expect( JSON.parse( asked[ 0 ]?.body ?? '' ) ).toEqual( BODY );
	} );

	it( 'says if a response is late, unless the server says that it is counted', async () => {
		answers = [ json( 201, { id: 42, counted: false } ), json( 201, { id: 43, counted: true } ) ];

		expect( await writes().response( 3, BODY ) ).toEqual( { is: 'stored', id: 42, isLate: true } );
		expect( await writes().response( 3, BODY ) ).toEqual( { is: 'stored', id: 43 } );
	} );

	it( 'is REST if the page names no collector', async () => {
		await writes( '' ).response( 3, BODY );

		expect( urls() ).toEqual( [ LONG ] );
	} );

	it.each( [
		[ 'a network that fails', () => Promise.reject( new TypeError( 'Failed to fetch' ) ) ],
		[ 'a server that forbids PHP files of plugins', html( 403 ) ],
		[ 'a file that is gone', html( 404 ) ],
		[ 'a collector that was switched off', refusal( 404, 'rest_no_route' ) ],
		[ 'a server that takes no POST there', html( 405 ) ],
		[ 'a script that breaks', html( 500 ) ],
		[ 'a critical error', refusal( 500, 'internal_server_error' ) ],
		[ 'a proxy without an answer', html( 502 ) ],
		[ 'a page in place of an answer', html( 200 ) ],
	] )( 'is REST after %s, with the same token, so that nothing is lost or duplicated', async ( _, failure ) => {
		answers = [ failure ];

		expect( await writes().response( 3, BODY ) ).toEqual( { is: 'stored', id: 42 } );
		expect( urls() ).toEqual( [ SHORT, LONG ] );
		expect( asked[ 1 ]?.body ).toBe( asked[ 0 ]?.body );
	} );

	it.each( [
		[ 'expired', refusal( 403, 'userfeedback_expired_token' ), 'refused' ],
		[ 'refused', refusal( 400, 'userfeedback_invalid' ), 'refused' ],
		[ 'held up in a crowd', refusal( 429, 'userfeedback_too_many' ), 'later' ],
		[ 'told to come back by a database', refusal( 503, 'userfeedback_storage_failed' ), 'later' ],
	] )( 'stays the collector if the plugin itself says that it is %s', async ( _, said, expected ) => {
		answers = [ said ];

		expect( ( await writes().response( 3, BODY ) ).is ).toBe( expected );
		expect( urls() ).toEqual( [ SHORT ] );
	} );

	it( 'stays REST on a page where the collector failed', async () => {
		answers = [ html( 403 ) ];
		const page = writes();
		await page.response( 3, BODY );
		await page.count( 3, 'start', 'n' );

		expect( urls().slice( 2 ) ).toEqual( [ `${ REST }surveys/3/impression?event=start&nonce=n` ] );
	} );
} );

describe( 'the endpoint of a count', () => {
	it( 'is also the collector', async () => {
		const page = writes();
		answers = [ () => new Response( null, { status: 204 } ) ];

		expect( await page.count( 3, 'impression', 'a&b' ) ).toEqual( { is: 'stored', id: null } );
		expect( asked ).toEqual( [ { url: `${ COLLECTOR }?survey=3&do=impression&nonce=a%26b`, body: '' } ] );
	} );

	it( 'is REST after a failure', async () => {
		answers = [ html( 403 ) ];
		await writes().count( 3, 'impression', 'n' );

		expect( urls()[ 1 ] ).toBe( `${ REST }surveys/3/impression?event=impression&nonce=n` );
	} );
} );

it( 'reports a visit to the collector, or to REST if something blocks it', async () => {
	const visit = { nonce: 'n', token: 't', steps: [] };
	const page = writes();
	answers = [ () => new Response( null, { status: 204 } ), html( 403 ) ];
	expect( await page.visit?.( 3, visit ) ).toEqual( { is: 'stored', id: null } );
	await page.visit?.( 3, visit );

	expect( urls() ).toEqual( [
		`${ COLLECTOR }?survey=3&do=steps`,
		`${ COLLECTOR }?survey=3&do=steps`,
		`${ REST }surveys/3/visits`,
	] );
	expect( asked.map( ( { body } ) => JSON.parse( body ) as unknown ) ).toEqual( [ visit, visit, visit ] );
} );
