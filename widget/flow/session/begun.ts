import type { WidgetQuestion } from '../../../src/contract/types';
import type { FlowState } from '../flow';

/** What a visitor has begun: kept for as long as the visit, so that a reload or another page finds it again. */
export interface Begun {
	/** Of the survey; of another version nothing is taken up. */
	version: number;
	/** What the order of shuffled options comes from. */
	seed: number;
	path: FlowState[ 'path' ];
	drafts: FlowState[ 'drafts' ];
	/** Where it stands; only a look around begins anywhere else than at a question. */
	phase?: 'sent';
}

/** Where it is kept. */
export interface Visit {
	read(): string | null;
	/** @param text null to forget. */
	write( text: string | null ): void;
}

/** For a preview: each look at it starts anew. */
export const NO_VISIT: Visit = { read: () => null, write: () => undefined };

/** Null when nothing was begun, or when it does not fit the survey as it is now. */
export function begunOf( questions: readonly WidgetQuestion[], version: number, text: string | null ): Begun | null {
	try {
		const begun = JSON.parse( text ?? '' ) as Begun;
		const isKnown = ( id: string ): boolean => questions.some( ( question ) => question.id === id );
		const fits = begun.version === version && begun.path.length > 0 && begun.path.every( isKnown );
		return fits && begun.drafts instanceof Object ? begun : null;
	} catch {
		return null; // Not ours, or cut short.
	}
}
