import { uuid } from '../../shared/transport/uuid';
import type { StartVoting } from '../voting-api';
import { readTotals } from '../printed';
import { ratingDelivery } from './delivery';
import { askReason } from './reason';

/** Milliseconds for which the numbers may come from a cache, and so predate a vote. */
const CACHED = 60_000;

const start: StartVoting = ( page, memory, tell ) => {
	const delivery = ratingDelivery(
		page,
		memory,
		( post, event ) => {
			tell( post, event );
			if ( event.is === 'stored' ) {
				const detail = { post_id: post, rating: event.own || null };
				document.dispatchEvent( new CustomEvent( 'userfeedback:rating', { detail } ) );
			}
		},
		{
			now: Date.now,
			wait: ( milliseconds, then ) => void setTimeout( then, milliseconds ),
			send: ( to, init ) => fetch( to, init ),
			origin: location.origin,
			uuid: () => uuid( crypto ),
		}
	);

	return {
		...delivery,
		renew: async ( printed ) => {
			const { at } = printed;
			printed.at = Date.now() / 1000; // Immediately: a place may be seen repeatedly.
			try {
				const answer = await fetch( `${ page.rest.root }post-ratings/${ printed.id }` );
				const said = ( await answer.json() ) as { nonce?: unknown };
				if ( typeof said.nonce === 'string' ) {
					printed.nonce = said.nonce;
					if ( Date.now() - ( memory.get( printed.id )?.at ?? 0 ) > CACHED ) {
						tell( printed.id, { is: 'renewed', ...readTotals( said ) } );
					}
				}
			} catch {
				printed.at = at; // The printed values remain.
			}
		},
		askReason: ( post, box ) =>
			askReason(
				box,
				page.words,
				( text, website ) => delivery.giveReason( post, text, website ),
				( told ) => tell( post, { is: 'turned', step: 'given', ...( told && { told } ) } )
			),
	};
};

window.userfeedback_voting = start;
