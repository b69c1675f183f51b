import type { Survey } from '@/contract/types';
import type { DerivedState } from '../state/derived-state';
import { type BuilderState, loadedState, newState } from '../state/builder-state';
import { builderReducer } from '../state/builder-reducer';
import type { MayNotify } from '@/features/builder/draft/form/load-survey';

/**
 * A browser's copy of a form: enough to continue as if never interrupted, with undo and redo. Its field names are stored, so
 * they can't change.
 */
export interface Copy extends Pick<
	BuilderState,
	'form' | 'base' | 'storedStatus' | 'history' | 'publishing' | 'isNew' | 'given' | 'named' | 'conflicts'
> {
	unheard: BuilderState[ 'pendingSave' ];
	takenIn: BuilderState[ 'mergedChanges' ];
	/** Other formats aren't read, because their meaning is unknown. */
	format: typeof FORMAT;
	/** Milliseconds since 1970. */
	at: number;
	/** It has changes that no server has. */
	isUnsaved: boolean;
}

const FORMAT = 2;
/** Fields that older plugin versions didn't store. */
const DEFAULTS: Pick< Copy, 'unheard' | 'isNew' | 'given' | 'conflicts' | 'takenIn' > = {
	unheard: null,
	isNew: false,
	given: null,
	conflicts: [],
	takenIn: null,
};

export function copyOf( now: DerivedState, at: number ): Copy {
	const { form, base, storedStatus, history, publishing, isNew, given, named, conflicts } = now;
	const still = { ...history, typing: null };
	return {
		format: FORMAT,
		at,
		isUnsaved: now.isDirty,
		form,
		base,
		unheard: now.pendingSave,
		storedStatus,
		history: still,
		publishing,
		isNew,
		given,
		named,
		conflicts,
		takenIn: now.mergedChanges,
	};
}

/** Steps that are stored at any size. */
const STEPS_STORED = 100;

/** Writes the copy with fewer steps if it is too long: drops those beyond a hundred first, then all. */
export function serializedCopy( copy: Copy, most: number ): string {
	let text = '';
	for ( const steps of [ Infinity, STEPS_STORED, 0 ] ) {
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
			? ( { ...DEFAULTS, ...value } as Copy )
			: null;
	} catch {
		return null;
	}
}

/**
 * Restores the form as it was left, merged with the server's current data.
 *
 * @param survey  null for one that is not stored
 * @param mayNotify see formOf()
 */
export function restoredState( copy: Copy, survey: Survey | null, mayNotify: MayNotify ): BuilderState {
	const { form, base, storedStatus, history, publishing, isNew, given, named, conflicts } = copy;
	const stored = { base, storedStatus, history, publishing, isNew, given, named, conflicts };
	const blank = survey === null ? newState( '' ) : loadedState( survey, mayNotify );
	const { responses, quotas, shareToday, comparison } = blank.form; // The copy has those of an earlier day.
	const state: BuilderState = {
		...blank,
		...stored,
		form: { ...form, responses, quotas, shareToday, comparison },
		pendingSave: copy.unheard,
		mergedChanges: copy.takenIn,
	};
	return survey === null || survey.version === form.version
		? state
		: builderReducer( state, { type: 'remote-changed', survey, mayNotify } );
}
