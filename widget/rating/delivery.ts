import type { RatingsOfPage } from '../../src/contract/types';
import { eitherWay } from '../transport/either-way';
import { write } from '../transport/post';
import type { Reply, Said } from '../transport/post';
import type { Kept, RatingMemory } from './memory';
import { sumsOf } from './printed';
import type { RatingEvent } from './state';

/** The page's clock and its signs of life. */
export interface Around {
	now(): number;
	wait( milliseconds: number, then: () => void ): void;
	send: typeof fetch;
	origin: string;
}

export interface RatingDelivery {
	/** Sends the newest vote on a post, then its reason, as far as they wait. */
	readonly deliver: ( post: number, website?: string ) => Promise< void >;
	/** All that earlier pages could not send. */
	readonly flush: () => void;
}

/** Pauses before the next try, in milliseconds; the last one repeats for as long as the page lives. */
const PAUSES = [ 2_000, 5_000, 15_000, 60_000 ];

/** What the server did not take for so long is given up. */
const GIVEN_UP = 30 * 24 * 60 * 60 * 1000;

interface Counted {
	average: number | null;
	total: number;
}

/** @param tell what became of a vote or a reason, for all places of the post. */
export function ratingDelivery(
	{ rest: { root }, collector }: RatingsOfPage,
	memory: RatingMemory,
	tell: ( post: number, event: RatingEvent ) => void,
	around: Around
): RatingDelivery {
	const byEitherWay = eitherWay( collector, around.origin );
	const underWay = new Map< number, Promise< void > >();
	let pauses = 0;
	let isDue = false;

	/** With the key that the server gives to a page that has an old one. */
	const send = async < Stored >(
		post: number,
		what: string,
		path: string,
		body: ( kept: Kept ) => object,
		read: ( said: Said | null ) => Stored | false
	): Promise< Reply< Stored > | undefined > => {
		for ( let tries = 0; ; tries++ ) {
			const kept = memory.get( post );
			if ( ! kept ) {
				return undefined;
			}
			const { token, nonce } = kept;
			const reply = await byEitherWay< Stored >(
				`do=${ what }&post=${ post }`,
				`${ root }post-ratings/${ post }${ path }`,
				( address ) => write( address, { ...body( kept ), token, nonce }, around.send, read )
			);
			if ( reply.is !== 'expired' || tries ) {
				return reply;
			}
			change( post, { nonce: reply.nonce } );
		}
	};

	/** In what is kept by now, which another tab may have changed. */
	const change = ( post: number, changes: Partial< Kept > ): void => {
		const kept = memory.get( post );
		if ( kept ) {
			memory.set( post, { ...kept, ...changes } );
		}
	};

	const sendVote = async ( post: number, { rating }: Kept ): Promise< void > => {
		const reply = await send< Counted >(
			post,
			'rating',
			'',
			() => ( { rating: rating || null } ),
			( said ) => !! said && 'average' in said && sumsOf( said )
		);
		if ( reply?.is === 'stored' ) {
			const { average, total } = reply;
			pauses = 0;
			if ( memory.get( post )?.rating === rating ) {
				change( post, { isWaiting: false, at: around.now(), average, total } );
			}
			tell( post, { is: 'stored', rating, average, total } );
		} else if ( reply?.is === 'refused' ) {
			memory.remove( post );
			tell( post, { is: 'refused' } );
		} else {
			tell( post, { is: memory.isSafe( post ) ? 'kept' : 'failed' } );
			later();
		}
	};

	const sendReason = async ( post: number, { reason: text }: Kept, website: string ): Promise< void > => {
		const reply = await send(
			post,
			'reason',
			'/reason',
			() => ( website ? { text, website } : { text } ),
			( said ) => said === null && {}
		);
		if ( reply?.is === 'stored' ) {
			change( post, { reason: '', hasTold: true } );
			tell( post, { is: 'told', isWaiting: false } );
		} else if ( reply?.is === 'refused' ) {
			change( post, { reason: '' } );
			tell( post, { is: 'untold' } );
		} else {
			tell( post, memory.isSafe( post ) ? { is: 'told', isWaiting: true } : { is: 'untold' } );
			later();
		}
	};

	const later = (): void => {
		if ( ! isDue ) {
			isDue = true;
			around.wait( PAUSES[ Math.min( pauses++, PAUSES.length - 1 ) ] ?? 0, () => {
				isDue = false;
				flush();
			} );
		}
	};

	const sendAll = async ( post: number, website: string ): Promise< void > => {
		let kept = memory.get( post );
		if ( kept?.isWaiting ) {
			await sendVote( post, kept );
			kept = memory.get( post );
		}
		if ( kept?.reason && ! kept.isWaiting ) {
			await sendReason( post, kept, website );
		}
	};

	/** One after the other, so that an older vote which is slow does not arrive after a newer one. */
	const deliver = ( post: number, website = '' ): Promise< void > => {
		const mine = ( underWay.get( post ) ?? Promise.resolve() ).then( () => sendAll( post, website ) );
		underWay.set( post, mine );
		return mine;
	};

	const flush = (): void =>
		memory.posts().forEach( ( post ) => {
			const kept = memory.get( post );
			if ( kept && ( kept.isWaiting || kept.reason ) ) {
				if ( around.now() - kept.at > GIVEN_UP ) {
					memory.remove( post );
				} else {
					void deliver( post );
				}
			}
		} );

	return { deliver, flush };
}
