import type { SubmittedAnswer } from '../../src/contract/types';

/**
 * How a survey ended for the visitor: with the server, kept in this browser until it can be sent, refused for good, or
 * not sent and without a promise that it will be, so that the visitor may try again or copy the text.
 */
export type Outcome = 'sent' | 'kept' | 'refused' | 'failed';

/** All that one survey on a page has to do with the world outside its card. */
export interface Port {
	/** The survey has come into the visitor's sight. */
	seen(): void;
	/** The visitor has begun to answer. */
	begun(): void;
	/**
	 * @param answers null when every question was skipped: nothing is sent, but the survey is over.
	 * @param website what stands in the field that nobody sees.
	 * @param settle  called again for what was kept, when its delivery ends.
	 */
	submit(
		answers: SubmittedAnswer[] | null,
		website: string,
		settle?: ( outcome: Outcome ) => void
	): Promise< Outcome >;
	isMinimized(): boolean;
	minimized( yes: boolean ): void;
	/** The visitor does not want it now. */
	closed(): void;
}
