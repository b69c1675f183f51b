import { LIMITS } from '@/contract/limits';
import type { KeptCopy, Survey, SurveyCopy } from '@/contract/types';
import type { DerivedState } from '../state/derived-state';
import { isDirty } from '../state/builder-state';
import { type Copy, copyOf, readCopy, restoredState, serializedCopy } from '../local-copy/copy';
import type { MayNotify } from '@/features/builder/draft/form/load-survey';
import { isSame } from '@/lib/is-same';
import { needsAutosave } from '../save/use-autosave';

/** True for published surveys and drafts too unfinished to save: what autosave stores needs no copy. */
export function needsSiteCopy( now: DerivedState ): boolean {
	return now.form.id !== null && now.isDirty && ! needsAutosave( now );
}

/** Omits the undo steps. @returns null for a copy that only fits in this browser */
export function siteCopyOf( now: DerivedState, at: number ): SurveyCopy | null {
	const copy = serializedCopy( copyOf( now, at ), 0 );
	return now.form.version === null || copy.length > LIMITS.KEPT_COPY ? null : { version: now.form.version, copy };
}

/**
 * Returns the site's copy, if it has changes that this browser lacks.
 *
 * @param own    this browser's copy
 * @param mayNotify see formOf()
 * @returns null if it would change nothing
 */
export function offeredCopy(
	kept: KeptCopy | null,
	own: Copy | null,
	survey: Survey,
	mayNotify: MayNotify
): Copy | null {
	const copy = readCopy( kept?.copy ?? null );
	if ( copy === null || ( own !== null && ( own.at >= copy.at || isSame( own.form.draft, copy.form.draft ) ) ) ) {
		return null;
	}
	return isDirty( restoredState( copy, survey, mayNotify ) ) ? copy : null;
}
