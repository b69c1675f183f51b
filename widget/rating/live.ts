import type { PrintedRating, RatingsOfPage } from '../../src/contract/types';
import { browserStore } from '../memory/store';
import { uuid } from '../transport/uuid';
import { whenSeen } from '../ui/page/when-seen';
import { ratingDelivery } from './delivery';
import { drawRating } from './draw';
import type { Drawn } from './draw';
import { ratingMemory } from './memory';
import { printedRating, sumsOf } from './printed';
import { begin } from './state';
import type { RatingEvent } from './state';

/** Milliseconds: that a visitor waits for the server when the vote is safe anyway; after which numbers are asked anew; for which an answer may be cached. */
const PATIENCE = 4_000;
const FRESH = 600_000;
const CACHED = 60_000;

/** A place of this page. */
interface Placed extends Drawn {
	printed: PrintedRating;
}

/** The visitor's side of ratings. @returns draws one place. */
export function liveRatings( page: RatingsOfPage ): ( place: HTMLElement ) => void {
	const { root } = page.rest;
	const memory = ratingMemory(
		browserStore(
			() => localStorage,
			() => true // A vote that is kept for its voter is what the voter asked for.
		),
		root
	);
	let placed: Placed[] = [];
	let votes = 0;

	const tell = ( post: number, event: RatingEvent ): void => {
		if ( event.is === 'stored' ) {
			const detail = { post_id: post, rating: event.rating || null };
			document.dispatchEvent( new CustomEvent( 'userfeedback:rating', { detail } ) );
		}
		placed = placed.filter( ( { host } ) => host.isConnected );
		placed.forEach( ( { printed, tell: say } ) => printed.id === post && say( event ) );
	};

	const delivery = ratingDelivery( page, memory, tell, {
		now: Date.now,
		wait: ( milliseconds, then ) => void setTimeout( then, milliseconds ),
		send: ( to, init ) => fetch( to, init ),
		origin: location.origin,
	} );

	const vote = ( { id, nonce }: PrintedRating, rating: number ): void => {
		const mine = ++votes;
		const before = memory.get( id ) ?? { token: uuid( crypto ) };
		memory.set( id, { ...before, rating, nonce, at: Date.now(), isWaiting: true } );
		if ( memory.isSafe( id ) ) {
			setTimeout( () => mine === votes && tell( id, { is: 'kept' } ), PATIENCE );
		}
		void delivery.deliver( id );
	};

	const giveReason = ( { id }: PrintedRating, reason: string, website: string ): void => {
		const kept = memory.get( id );
		if ( kept ) {
			memory.set( id, { ...kept, reason } );
			void delivery.deliver( id, website );
		}
	};

	/** What this browser did on an earlier page, in another tab, or after a page was put into a cache. */
	const recall = ( { printed, tell: say }: Placed ): void => {
		const {
			rating = 0,
			isWaiting = false,
			hasTold = false,
			at = 0,
			total,
			...kept
		} = memory.get( printed.id ) ?? {};
		say( { is: 'known', rating, isWaiting, hasTold } );
		if ( total !== undefined && printed.at * 1000 < at ) {
			say( { is: 'renewed', ...sumsOf( { total, ...kept } ) } );
		}
	};

	const renewWhenSeen = ( { printed, host }: Placed ): void => {
		if ( Date.now() - printed.at * 1000 > FRESH ) {
			whenSeen( host, () => void renew( printed ) );
		}
	};

	const renew = async ( printed: PrintedRating ): Promise< void > => {
		try {
			const answer = await fetch( `${ root }post-ratings/${ printed.id }` );
			const said = ( await answer.json() ) as Partial< Record< string, unknown > >;
			if ( answer.ok && typeof said[ 'nonce' ] === 'string' ) {
				printed.nonce = said[ 'nonce' ];
				printed.at = Date.now() / 1000;
				if ( Date.now() - ( memory.get( printed.id )?.at ?? 0 ) > CACHED ) {
					tell( printed.id, { is: 'renewed', ...sumsOf( said ) } );
				}
			}
		} catch {
			// What was printed stands.
		}
	};

	delivery.flush();
	addEventListener( 'online', delivery.flush );
	addEventListener( 'storage', () => placed.forEach( recall ) );
	addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			placed.forEach( recall );
			placed.forEach( renewWhenSeen );
		}
	} );

	return ( place ) => {
		const printed = printedRating( place );
		if ( printed ) {
			const drawn = drawRating( place, page, begin( printed ), {
				vote: ( rating ) => vote( printed, rating ),
				giveReason: ( text, website ) => giveReason( printed, text, website ),
			} );
			const here = { ...drawn, printed };
			placed.push( here );
			recall( here );
			renewWhenSeen( here );
		}
	};
}
