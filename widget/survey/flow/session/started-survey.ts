import type { WidgetQuestion } from '../../../../src/contract/types';
import { ANSWERING } from '../../question-types/answering';
import { parseJson } from '../../../shared/trust/json';
import type { FlowState } from '../flow';

/** A started survey, stored during the visit so that a reload or another page can continue it. */
export interface StartedSurvey {
	/** The survey's. */
	version: number;
	/** Seed for the order of shuffled options. */
	seed: number;
	path: FlowState[ 'path' ];
	drafts: FlowState[ 'drafts' ];
	/** The phase; only a preview starts anywhere else than at a question. */
	phase?: 'sent';
}

/** Storage of a visit. */
export interface VisitStorage {
	read(): string | null;
	/** @param text null to forget. */
	write( text: string | null ): void;
}

/** For previews, which always start from scratch. */
export const NO_VISIT: VisitStorage = { read: () => null, write: () => undefined };

/**
 * Returns the stored survey; null if nothing was started or it doesn't fit. If an owner has changed the version since, only the
 * typed text is restored, and the survey starts over.
 */
export function readStartedSurvey(
	questions: readonly WidgetQuestion[],
	version: number,
	text: string | null
): StartedSurvey | null {
	const find = ( wanted: string ): WidgetQuestion | undefined => questions.find( ( { id } ) => id === wanted );
	const begun = parseJson(
		text,
		( { version: current, path, drafts }: StartedSurvey ) =>
			drafts instanceof Object && ( current !== version || ( path.length && path.every( find ) ) )
	);
	if ( begun && begun.version !== version ) {
		const typed = Object.entries( begun.drafts ).filter(
			( [ id ] ) => ANSWERING[ find( id )?.type ?? 'nps' ].max_length
		);
		return { version, seed: begun.seed, path: [], drafts: Object.fromEntries( typed ) };
	}
	return begun ?? null;
}
