import { beforeEach, expect, it } from 'vitest';
import { ratingMemory } from '../memory';
import type { RatingEvent } from '../state';
import { ratingDelivery } from './delivery';

const SITE = 'https://example.org/wp-json/userfeedback/v1/';
const PAGE = { rest: { root: SITE }, collector: '' };
const COUNTED = { average: 4.5, total: 2, rating: 4 };

interface Sent {
	url: string;
	body: Record< string, unknown >;
}

let sent: Sent[] = [];
let answers: Array< Response | Error > = [];
let told: RatingEvent[] = [];
let timers: Array< () => void > = [];
let time = 1_000;

const json = ( status: number, body: unknown ): Response => new Response( JSON.stringify( body ), { status } );
const problem = ( status: number, code: string, data = {} ): Response => json( status, { code, message: '', data } );

const start = ( collector = '', open: () => Storage = () => localStorage ) => {
	const memory = ratingMemory( SITE, open );
	let made = 0;
	const delivery = ratingDelivery( { ...PAGE, collector }, memory, ( _, event ) => void told.push( event ), {
		now: () => time,
		wait: ( _, then ) => void timers.push( then ),
		send: async ( to, init ) => {
			sent.push( {
				url: to as string,
				body: JSON.parse( await new Response( init?.body ).text() ) as Sent[ 'body' ],
			} );
			const answer = answers.shift() ?? json( 200, COUNTED );
			if ( answer instanceof Error ) {
				throw answer;
			}
			return answer;
		},
		origin: 'https://example.org',
		uuid: () => `token-${ ++made }`,
	} );
	const vote = ( rating: number ): Promise< void > => {
		memory.set( 5, { ...memory.get( 5 ), rating, nonce: 'key', at: time, waits: true } );
		return delivery.deliver( 5 );
	};
	return { ...delivery, memory, vote };
};

beforeEach( () => {
	localStorage.clear();
	[ sent, answers, told, timers ] = [ [], [], [], [] ];
} );

it( 'sends a vote with its ID and page key, and remembers what the server counted', async () => {
	const { vote, memory } = start();
	await vote( 4 );

	expect( sent ).toEqual( [
		{ url: `${ SITE }post-ratings/5`, body: { token: 'token-1', nonce: 'key', rating: 4 } },
	] );
	expect( told ).toEqual( [ { is: 'stored', own: 4, average: 4.5, total: 2 } ] );
	expect( memory.get( 5 ) ).toMatchObject( { waits: false, token: 'token-1', average: 4.5, total: 2 } );
} );

it( 'changes and withdraws the same vote', async () => {
	const { vote } = start();
	await vote( 4 );
	await vote( 2 );
	await vote( 0 );

	expect( sent.map( ( { body } ) => [ body[ 'token' ], body[ 'rating' ] ] ) ).toEqual( [
		[ 'token-1', 4 ],
		[ 'token-1', 2 ],
		[ 'token-1', null ],
	] );
} );

it( 'uses the collector, or REST if something blocks it', async () => {
	answers = [ new Response( 'no', { status: 404 } ) ];
	const { vote } = start( 'https://example.org/collect.php' );
	await vote( 4 );
	await vote( 5 );

	expect( sent.map( ( { url } ) => url ) ).toEqual( [
		'https://example.org/collect.php?do=rating&post=5',
		`${ SITE }post-ratings/5`,
		`${ SITE }post-ratings/5`,
	] );
} );

it( 'retries once with the key from a rejection, and no more', async () => {
	const expired = (): Response => problem( 403, 'userfeedback_expired_token', { nonce: 'fresh' } );
	answers = [ expired() ];
	const { vote, memory } = start();
	await vote( 4 );
	expect( sent.map( ( { body } ) => body[ 'nonce' ] ) ).toEqual( [ 'key', 'fresh' ] );
	expect( memory.get( 5 )?.waits ).toBe( false );

	answers = [ expired(), expired() ];
	await vote( 3 );
	expect( sent ).toHaveLength( 4 );
	expect( memory.get( 5 )?.waits, 'it waits' ).toBe( true );
} );

it( 'stores what could not be sent, says so, and retries', async () => {
	answers = [ new TypeError( 'Failed to fetch' ), problem( 503, 'userfeedback_storage_failed' ) ];
	const { vote, memory } = start();
	await vote( 4 );
	expect( told ).toEqual( [ { is: 'kept' } ] );
	expect( memory.get( 5 ) ).toMatchObject( { waits: true, token: 'token-1' } );

	for ( let tries = 0; tries < 4; tries++ ) {
		timers.splice( 0 ).forEach( ( then ) => then() );
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	}
	expect( sent.map( ( { body } ) => body[ 'token' ] ) ).toEqual( [ 'token-1', 'token-1', 'token-1' ] );
	expect( told.at( -1 ) ).toMatchObject( { is: 'stored', own: 4 } );
	expect( memory.get( 5 )?.waits ).toBe( false );
} );

it( 'reports a failure if the browser cannot store the vote', async () => {
	answers = [ new TypeError( 'Failed to fetch' ) ];
	const { vote } = start( '', () => {
		throw new Error( 'denied' );
	} );
	await vote( 4 );

	expect( told ).toEqual( [ { is: 'failed', fault: 'failed' } ] );
} );

it( 'says so when the server is slow, and thanks when it has replied', async () => {
	const { vote } = start();
	let answer: ( response: Response ) => void = () => undefined;
	answers = [
		new Proxy( new Response(), {
			get: ( _, name ) => ( name === 'then' ? ( done: typeof answer ) => ( answer = done ) : undefined ),
		} ),
	];
	const voting = vote( 4 );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	timers[ 0 ]?.();
	expect( told ).toEqual( [ { is: 'kept' } ] );

	answer( json( 200, COUNTED ) );
	await voting;
	expect( told.at( -1 )?.is ).toBe( 'stored' );
} );

it( 'gives up after a permanent rejection, and says so', async () => {
	answers = [ problem( 404, 'userfeedback_not_found' ) ];
	const { vote, memory } = start();
	await vote( 4 );

	expect( told ).toEqual( [ { is: 'failed', fault: 'refused' } ] );
	expect( memory.get( 5 ) ).toMatchObject( { rating: 0, waits: false } );
	expect( timers, 'only that of a visitor’s patience' ).toHaveLength( 1 );
} );

it( 'sends one vote after the other, the newest last', async () => {
	const { vote } = start();
	await Promise.all( [ vote( 4 ), vote( 1 ) ] );

	expect( sent.at( -1 )?.body[ 'rating' ] ).toBe( 1 );
	expect( sent.length ).toBe( 1 );
} );

it( 'sends votes pending from earlier pages, but none older than a month', async () => {
	const { memory, flush } = start();
	memory.set( 5, { rating: 4, nonce: 'key', at: time, waits: true, token: 'old' } );
	memory.set( 6, { rating: 4, nonce: 'key', at: time, waits: false } );
	flush();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( sent.map( ( { url } ) => url ) ).toEqual( [ `${ SITE }post-ratings/5` ] );

	memory.set( 5, { rating: 4, nonce: 'key', at: time, waits: true } );
	time += 31 * 24 * 60 * 60 * 1000;
	flush();
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( sent ).toHaveLength( 1 );
} );

it( 'sends a reason with the ID of its vote', async () => {
	const { vote, giveReason, memory } = start();
	await vote( 2 );
	answers = [ new Response( null, { status: 204 } ) ];

	expect( await giveReason( 5, 'Too long', '' ) ).toBe( true );
	expect( sent.at( -1 ) ).toEqual( {
		url: `${ SITE }post-ratings/5/reason`,
		body: { token: 'token-1', nonce: 'key', text: 'Too long' },
	} );
	expect( memory.get( 5 )?.told ).toBe( true );

	answers = [ problem( 503, 'userfeedback_storage_failed' ) ];
	expect( await giveReason( 5, 'Too long', '' ) ).toBe( false );
} );
