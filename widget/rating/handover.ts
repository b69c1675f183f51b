import type { PrintedRating, RatingsOfPage } from '../../src/contract/types';
import type { RatingMemory } from './memory';
import type { RatingEvent } from './state';

/** What comes with the second script. */
export interface Voting {
	/** Sends the newest vote on a post, as far as it waits. */
	readonly deliver: ( post: number ) => Promise< void >;
	/** All that earlier pages could not send. */
	readonly flush: () => void;
	/** Numbers and a key of now for a place of a page out of a cache. */
	readonly renew: ( printed: PrintedRating ) => Promise< void >;
	/** Asks why a vote was low, in the place of all that stands in the box. */
	readonly askReason: ( post: number, box: Element ) => void;
}

/**
 * What only those need who vote, of whom an earlier vote waits, or who look at an old page: a script of its own, as most
 * do none of it. It comes when it is first wanted; without it a vote is kept like one without a connection.
 *
 * @param tell what became of a vote, for all places of the post.
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
