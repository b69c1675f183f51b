import type { SubmittedAnswer } from '../../src/contract/types';

/**
 * How a survey ended for the visitor: with the server, safe in this browser until it can be sent, refused for good, or
 * neither sent nor safe, so that only trying again helps.
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
	 */
	submit( answers: SubmittedAnswer[] | null, website: string ): Promise< Outcome >;
	isMinimized(): boolean;
	minimized( yes: boolean ): void;
	/** The visitor does not want it now. */
	closed(): void;
}
