import type { PrintedRating, RatingsOfPage } from '../../src/contract/types';
import type { RatingMemory } from './memory';
import type { RatingEvent } from './state';

/** Provided by the second script. */
export interface Voting {
	/** Sends the newest vote on a post, if pending. */
	readonly deliver: ( post: number ) => Promise< void >;
	/** Sends everything that earlier pages could not. */
	readonly flush: () => void;
	/** Gets current numbers and a key for a place on a cached page. */
	readonly renew: ( printed: PrintedRating ) => Promise< void >;
	/** Asks for the reason of a low vote, replacing the content of the box. */
	readonly askReason: ( post: number, box: Element ) => void;
}

/**
 * Code needed only by visitors who vote, have a pending vote, or view an old page: in a separate script, as most do none of
 * this. It loads on first use; if it can't, a vote is stored as when offline.
 *
 * @param tell passes a vote's result to all places of the post.
 */
export type StartVoting = (
	page: RatingsOfPage,
	memory: RatingMemory,
	tell: ( post: number, event: RatingEvent ) => void
) => Voting;

declare global {
	interface Window {
		userfeedback_voting?: StartVoting;
	}
}
