import { beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../../shared/transport/post';
import { browserStore } from '../memory/store';
import { responseDelivery } from './delivery';
import type { Delivery } from './delivery';
import { responseQueue } from './queue';
import type { Queue, QueuedResponse } from './queue';

const DAY = 24 * 60 * 60 * 1000;
const LATER: Reply = { is: 'later' };
const STORED: Reply = { is: 'stored', id: 42 };

/** A page whose clock, visibility, and network the test controls. */
class Page {
	time = 100 * DAY;
	isVisible = true;
	pauses: number[] = [];
	sent: QueuedResponse[] = [];
	replies: Reply[] = [];
	remembered: string[] = [];
	private timer = (): void => undefined;
	private appear = (): void => undefined;
	online = (): void => undefined;

	readonly queue: Queue = responseQueue(
		browserStore(
			() => {
				throw new DOMException( 'denied', 'SecurityError' );
			},
			() => true
		),
		''
	);

	readonly delivery: Delivery = responseDelivery(
		this.queue,
		{
			submitted: ( name, id ) => void this.remembered.push( `${ name } ${ id ?? 'waits' }` ),
			forget: ( name ) => void this.remembered.push( `${ name } forgotten` ),
		},
		( waiting ) => {
			this.sent.push( waiting );
			return Promise.resolve( this.replies.shift() ?? LATER );
		},
		() => this.time,
		{
			wait: ( milliseconds, then ) => {
				this.pauses.push( milliseconds );
				this.timer = then;
			},
			whenVisible: ( then ) => {
				this.appear = then;
				if ( this.isVisible ) {
					then();
				}
			},
			onOnline: ( then ) => {
				this.online = then;
			},
		}
	);

	put( token: string, more: Partial< QueuedResponse > = {} ): QueuedResponse {
		const waiting: QueuedResponse = {
			survey_id: 3,
			cookie_name: 'c',
			body: { answers: [ { question_id: 'q', value: 'Fine' } ], nonce: 'old', token },
			at: this.time,
			...more,
		};
		this.queue.put( waiting );
		return waiting;
	}

	tokens(): string[] {
		return this.sent.map( ( { body } ) => body.token );
	}

	async pauseIsOver(): Promise< void > {
		this.timer();
		await settled();
	}

	async appears(): Promise< void > {
		this.isVisible = true;
		this.appear();
		await settled();
	}
}

/** Runs all pending microtasks. */
async function settled(): Promise< void > {
	for ( let turn = 0; turn < 50; turn += 1 ) {
		await Promise.resolve();
	}
}

let page: Page;
beforeEach( () => {
	page = new Page();
} );

describe( 'a response being sent', () => {
	it( 'leaves the queue and is remembered after the server stores it', async () => {
		page.replies = [ STORED ];

		expect( await page.delivery.deliver( page.put( 'a' ) ) ).toBe( 'sent' );
		expect( page.queue.all() ).toEqual( [] );
		expect( page.remembered ).toEqual( [ 'c 42' ] );
		expect( page.pauses ).toEqual( [] );
	} );

	it( 'stays in the queue while the server cannot accept it', async () => {
		expect( await page.delivery.deliver( page.put( 'a' ) ) ).toBe( 'waiting' );
		expect( page.queue.all() ).toHaveLength( 1 );
		expect( page.remembered ).toEqual( [] );
	} );

	it( 'reports how each attempt ended, but not that it is pending', async () => {
		const ended: string[] = [];
		page.replies = [ LATER, { is: 'broken' }, STORED ];
		await page.delivery.deliver( page.put( 'a' ), ( how ) => void ended.push( how ) );
		expect( ended ).toEqual( [] );
		await page.pauseIsOver();
		expect( ended ).toEqual( [ 'failed' ] );
		await page.pauseIsOver();

		expect( ended ).toEqual( [ 'failed', 'sent' ] );
	} );

	it( 'stays in the queue, without a promise, while the server is broken', async () => {
		page.replies = [ { is: 'broken' } ];

		expect( await page.delivery.deliver( page.put( 'a' ) ) ).toBe( 'failed' );
		expect( page.queue.all() ).toHaveLength( 1 );
		expect( page.pauses ).toEqual( [ 2_000 ] );
	} );

	it( 'is retried immediately with a fresh token, and only once', async () => {
		page.replies = [ { is: 'expired', nonce: 'fresh' }, STORED ];
		expect( await page.delivery.deliver( page.put( 'a' ) ) ).toBe( 'sent' );
		expect( page.sent.map( ( { body } ) => body.nonce ) ).toEqual( [ 'old', 'fresh' ] );

		page.replies = [
			{ is: 'expired', nonce: 'one' },
			{ is: 'expired', nonce: 'two' },
		];
		expect( await page.delivery.deliver( page.put( 'b' ) ) ).toBe( 'waiting' );
		expect( page.sent ).toHaveLength( 4 );
	} );

	it( 'keeps its fresh token for the next page', async () => {
		page.replies = [ { is: 'expired', nonce: 'fresh' }, LATER ];
		await page.delivery.deliver( page.put( 'a' ) );

		expect( page.queue.all()[ 0 ]?.body.nonce ).toBe( 'fresh' );
	} );

	it( 'is removed after a rejection, and the survey can be answered again', async () => {
		page.replies = [ { is: 'refused' } ];

		expect( await page.delivery.deliver( page.put( 'a' ) ) ).toBe( 'refused' );
		expect( page.queue.all() ).toEqual( [] );
		expect( page.remembered ).toEqual( [ 'c forgotten' ] );
		expect( page.pauses ).toEqual( [] );
	} );

	it( 'is not sent twice at the same time', async () => {
		page.replies = [ STORED ];
		const waiting = page.put( 'a' );
		const both = await Promise.all( [
			page.delivery.deliver( waiting ),
			page.delivery.deliver( waiting ),
			page.delivery.flush(),
		] );

		expect( both.slice( 0, 2 ) ).toEqual( [ 'sent', 'sent' ] );
		expect( page.sent ).toHaveLength( 1 );
	} );
} );

describe( 'retrying', () => {
	it( 'waits longer each time, then once a minute', async () => {
		await page.delivery.deliver( page.put( 'a' ) );
		for ( let tries = 0; tries < 5; tries += 1 ) {
			await page.pauseIsOver();
		}

		expect( page.pauses ).toEqual( [ 2_000, 5_000, 15_000, 60_000, 60_000, 60_000 ] );
		expect( page.sent ).toHaveLength( 6 );
	} );

	it( 'starts with short pauses again after a success', async () => {
		await page.delivery.deliver( page.put( 'a' ) );
		await page.pauseIsOver();
		page.replies = [ STORED ];
		await page.pauseIsOver();
		await page.delivery.deliver( page.put( 'b' ) );

		expect( page.pauses ).toEqual( [ 2_000, 5_000, 2_000 ] );
	} );

	it( 'waits while the page is not visible', async () => {
		page.isVisible = false;
		await page.delivery.deliver( page.put( 'a' ) );
		await page.pauseIsOver();
		expect( page.sent ).toHaveLength( 1 );

		page.replies = [ STORED ];
		await page.appears();
		expect( page.sent ).toHaveLength( 2 );
		expect( page.queue.all() ).toEqual( [] );
	} );

	it( 'does not wait once the network is back', async () => {
		await page.delivery.deliver( page.put( 'a' ) );
		page.replies = [ STORED ];
		page.online();
		await settled();

		expect( page.queue.all() ).toEqual( [] );
	} );

	it( 'uses one timer for all pending responses, and none when there are none', async () => {
		await page.delivery.flush();
		expect( page.pauses ).toEqual( [] );

		page.put( 'a' );
		page.put( 'b' );
		page.put( 'c' );
		await page.delivery.flush();
		expect( page.pauses ).toEqual( [ 2_000 ] );
	} );
} );

describe( 'responses left by earlier pages', () => {
	it( 'are sent in their original order', async () => {
		page.put( 'late', { at: page.time - 1000 } );
		page.put( 'early', { at: page.time - 2000 } );
		page.replies = [ STORED, STORED ];
		await page.delivery.flush();

		expect( page.tokens() ).toEqual( [ 'early', 'late' ] );
		expect( page.queue.all() ).toEqual( [] );
	} );

	it( 'are not held up by one that the server does not accept', async () => {
		page.put( 'disliked', { at: page.time - 2000 } );
		page.put( 'fine', { at: page.time - 1000 } );
		page.replies = [ LATER, STORED ];
		await page.delivery.flush();

		expect( page.queue.all().map( ( { body } ) => body.token ) ).toEqual( [ 'disliked' ] );
	} );

	it( 'are dropped after thirty days', async () => {
		page.put( 'old', { at: page.time - 30 * DAY - 1 } );
		page.put( 'nearly', { at: page.time - 30 * DAY } );
		await page.delivery.flush();

		expect( page.tokens() ).toEqual( [ 'nearly' ] );
		expect( page.queue.all().map( ( { body } ) => body.token ) ).toEqual( [ 'nearly' ] );
	} );
} );
