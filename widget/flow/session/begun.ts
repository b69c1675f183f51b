import type { WidgetQuestion } from '../../../src/contract/types';
import { ANSWERING } from '../../../src/contract/question-types';
import type { FlowState } from '../flow';

/** What a visitor has begun: kept for as long as the visit, so that a reload or another page finds it again. */
export interface Begun {
	/** Of the survey. */
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

/**
 * Null when nothing was begun, or when it does not fit the survey. Of another version, which an owner has changed since,
 * only what was typed is taken up, and the survey begins again.
 */
export function begunOf( questions: readonly WidgetQuestion[], version: number, text: string | null ): Begun | null {
	try {
		const begun = JSON.parse( text ?? '' ) as Begun;
		const find = ( wanted: string ): WidgetQuestion | undefined => questions.find( ( { id } ) => id === wanted );
		if ( begun.version !== version ) {
			const typed = Object.entries( begun.drafts ).filter(
				( [ id ] ) => ANSWERING[ find( id )?.type ?? 'nps' ].max_length
			);
			return { version, seed: begun.seed, path: [], drafts: Object.fromEntries( typed ) };
		}
		return begun.path.length > 0 && begun.path.every( find ) && begun.drafts instanceof Object ? begun : null;
	} catch {
		return null; // Not ours, or cut short.
	}
}
