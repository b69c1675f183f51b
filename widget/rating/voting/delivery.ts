import type { RatingsOfPage } from '../../../src/contract/types';
import { byCollectorOrRest } from '../../shared/transport/collector-or-rest';
import { write } from '../../shared/transport/post';
import type { Reply } from '../../shared/transport/post';
import type { StoredVote, RatingMemory } from '../memory';
import { readTotals } from '../printed';
import type { RatingEvent } from '../state';

/** The page's clock, visibility, and network. */
export interface Environment {
	now: () => number;
	wait: ( milliseconds: number, then: () => void ) => void;
	send: typeof fetch;
	origin: string;
	uuid: () => string;
}

export interface RatingDelivery {
	readonly deliver: ( post: number ) => Promise< void >;
	readonly flush: () => void;
	/**
	 * @param website the value of the hidden field.
	 * @returns whether true if the server has it.
	 */
	readonly giveReason: ( post: number, text: string, website: string ) => Promise< boolean >;
}

/** Milliseconds that a visitor waits for the server if the vote is already safe. */
const PATIENCE = 4_000;

/** Pauses before retries, in milliseconds; the last one repeats until the page is left. */
const PAUSES = [ 2_000, 5_000, 15_000, 60_000 ];

/** Retries end after this time. */
const GIVEN_UP = 30 * 24 * 60 * 60 * 1000;

/** @param tell passes a vote's result to all places of the post. */
export function ratingDelivery(
	{ rest: { root }, collector }: Pick< RatingsOfPage, 'rest' | 'collector' >,
	memory: RatingMemory,
	tell: ( post: number, event: RatingEvent ) => void,
	{ now, wait, send: fetching, origin, uuid }: Environment
): RatingDelivery {
	const byEitherWay = byCollectorOrRest( collector, origin );
	const underWay = new Map< number, Promise< void > >();
	let pauses = 0;
	const due = new Set< number >();

	/** Changes the stored vote, rereading it because another tab may have changed it. @returns true if it outlives the page. */
	const change = ( post: number, changes: Partial< StoredVote > ): boolean => {
		const kept = memory.get( post );
		return !! kept && memory.set( post, { ...kept, ...changes } );
	};

	/** Sends a vote. Retries once with the key that the server gives to a page that has an old one. */
	const send = async (
		post: number,
		what: 'rating' | 'reason',
		body: { token: string; nonce: string; rating?: number | null; text?: string; website?: string }
	): Promise< Reply< object > > => {
		const isVote = what === 'rating';
		const reply = await byEitherWay(
			`do=${ what }&post=${ post }`,
			`${ root }post-ratings/${ post }${ isVote ? '' : '/reason' }`,
			( address ) =>
				write( address, body, fetching, ( said ) =>
					isVote ? !! said && 'average' in said && said : ! said && {}
				)
		);
		if ( reply.is !== 'expired' || reply.nonce === body.nonce ) {
			return reply;
		}
		change( post, { nonce: reply.nonce } );
		return send( post, what, { ...body, nonce: reply.nonce } );
	};

	const sendVote = async ( post: number ): Promise< void > => {
		const kept = memory.get( post );
		if ( ! kept?.waits ) {
			return;
		}
		const { token = uuid(), nonce, rating: own } = kept;
		const isSafe = change( post, { token } ); // Before sending: whatever happens, a retry is the same vote.
		let isSettled = false;
		if ( isSafe ) {
			wait( PATIENCE, () => isSettled || tell( post, { is: 'kept' } ) );
		}
		const reply = await send( post, 'rating', { token, nonce, rating: own || null } );
		isSettled = true;
		if ( reply.is === 'stored' ) {
			const sums = readTotals( reply );
			pauses = 0;
			if ( memory.get( post )?.rating === own ) {
				change( post, { waits: false, at: now(), ...sums } );
			}
			tell( post, { is: 'stored', own, ...sums } );
		} else if ( reply.is === 'refused' ) {
			change( post, { rating: 0, waits: false } );
			tell( post, { is: 'failed', fault: reply.is } );
		} else {
			tell( post, isSafe && reply.is !== 'broken' ? { is: 'kept' } : { is: 'failed', fault: 'failed' } );
			tryLater( post );
		}
	};

	const tryLater = ( post: number ): void => {
		if ( ! due.has( post ) ) {
			due.add( post );
			wait( PAUSES[ pauses++ ] ?? 60_000, () => {
				due.delete( post );
				void deliver( post );
			} );
		}
	};

	/** Sends votes in sequence, so that a slow older one doesn't arrive after a newer one. */
	const deliver = ( post: number ): Promise< void > => {
		const mine = Promise.resolve( underWay.get( post ) ).then( () => sendVote( post ) );
		underWay.set( post, mine );
		return mine;
	};

	const giveReason = async ( post: number, text: string, website: string ): Promise< boolean > => {
		const { token = '', nonce = '' } = memory.get( post ) ?? {};
		const { is } = await send( post, 'reason', { token, nonce, text, ...( website && { website } ) } );
		if ( is === 'stored' ) {
			change( post, { told: true } );
		}
		return is === 'stored';
	};

	const flush = (): void =>
		memory.waiting().forEach( ( post ) => {
			if ( now() - ( memory.get( post )?.at ?? 0 ) < GIVEN_UP ) {
				void deliver( post );
			}
		} );

	return { deliver, flush, giveReason };
}
