import type { Survey } from '@/contract/types';
import type { BuilderNow } from '../state/builder-now';
import { type BuilderState, loadedState, newState } from '../state/builder-state';
import { builderReducer } from '../state/builder-reducer';
import type { MayTell } from '@/features/builder/draft/form/load-survey';

/** A browser's copy of a form: enough to continue as if never interrupted, with undo and redo. */
export interface Copy extends Pick<
	BuilderState,
	| 'form'
	| 'base'
	| 'unheard'
	| 'storedStatus'
	| 'history'
	| 'publishing'
	| 'isNew'
	| 'given'
	| 'named'
	| 'conflicts'
	| 'takenIn'
> {
	/** Other formats aren't read, because their meaning is unknown. */
	format: typeof FORMAT;
	/** Milliseconds since 1970. */
	at: number;
	/** It has changes that no server has. */
	isUnsaved: boolean;
}

const FORMAT = 2;
/** Fields that older plugin versions didn't store. */
const NOT_KEPT: Pick< Copy, 'unheard' | 'isNew' | 'given' | 'conflicts' | 'takenIn' > = {
	unheard: null,
	isNew: false,
	given: null,
	conflicts: [],
	takenIn: null,
};

export function copyOf( now: BuilderNow, at: number ): Copy {
	const { form, base, unheard, storedStatus, history, publishing, isNew, given, named, conflicts, takenIn } = now;
	const still = { ...history, typing: null };
	return {
		format: FORMAT,
		at,
		isUnsaved: now.isDirty,
		form,
		base,
		unheard,
		storedStatus,
		history: still,
		publishing,
		isNew,
		given,
		named,
		conflicts,
		takenIn,
	};
}

/** Steps that are stored at any size. */
const STEPS_KEPT = 100;

/** Writes the copy with fewer steps if it is too long: drops those beyond a hundred first, then all. */
export function written( copy: Copy, most: number ): string {
	let text = '';
	for ( const steps of [ Infinity, STEPS_KEPT, 0 ] ) {
		const { past, future } = copy.history;
		const history = {
			...copy.history,
			past: steps === 0 ? [] : past.slice( -steps ),
			future: steps === 0 ? [] : future.slice( -steps ),
		};
		text = JSON.stringify( { ...copy, history } );
		if ( text.length <= most ) {
			break;
		}
	}
	return text;
}

/** @returns null if this version of the plugin can't read it */
export function readCopy( text: string | null ): Copy | null {
	try {
		const value: unknown = JSON.parse( text ?? 'null' );
		return typeof value === 'object' && value !== null && 'format' in value && value.format === FORMAT
			? ( { ...NOT_KEPT, ...value } as Copy )
			: null;
	} catch {
		return null;
	}
}

/**
 * Restores the form as it was left, merged with the server's current data.
 *
 * @param survey  null for one that is not stored
 * @param mayTell see formOf()
 */
export function restoredState( copy: Copy, survey: Survey | null, mayTell: MayTell ): BuilderState {
	const { form, base, unheard, storedStatus, history, publishing, isNew, given, named, conflicts, takenIn } = copy;
	const kept = { form, base, unheard, storedStatus, history, publishing, isNew, given, named, conflicts, takenIn };
	const blank = survey === null ? newState( '' ) : loadedState( survey, mayTell );
	const state: BuilderState = { ...blank, ...kept };
	return survey === null || survey.version === form.version
		? state
		: builderReducer( state, { type: 'theirs', survey, mayTell } );
}
