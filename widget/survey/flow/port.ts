import type { SubmittedAnswer } from '../../../src/contract/types';

/**
 * How a survey ended for the visitor: stored by the server, kept in this browser until it can be sent, refused for good, or not
 * sent and perhaps never will be, so that the visitor may try again or copy the text.
 */
export type Outcome = 'sent' | 'kept' | 'refused' | 'failed';

/** A survey's connection to everything outside its card. */
export interface Port {
	/** The visitor can see the survey. */
	seen(): void;
	/** The visitor has started to answer. */
	begun(): void;
	/**
	 * @param answers null if every question was skipped: nothing is sent, but the survey is over.
	 * @param website the value of the hidden field.
	 * @param settle  called again for stored answers when their delivery ends.
	 */
	submit(
		answers: SubmittedAnswer[] | null,
		website: string,
		settle?: ( outcome: Outcome ) => void
	): Promise< Outcome >;
	isMinimized(): boolean;
	minimized( yes: boolean ): void;
	/** The visitor has closed it for now. */
	closed(): void;
}
