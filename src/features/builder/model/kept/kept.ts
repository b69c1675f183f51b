import { LIMITS } from '@/contract/limits';
import type { KeptCopy, Survey, SurveyCopy } from '@/contract/types';
import type { BuilderNow } from '../builder-now';
import { isDirty } from '../builder-state';
import { type Copy, copyOf, readCopy, restoredState, written } from '../copy/copy';
import type { MayTell } from '../form/load';
import { isSame } from '@/lib/same';
import { isToAutosave } from '../saving/use-autosave';

/** What visitors see, and what is too unfinished for a draft: what saves itself is not kept beside it as well. */
export function isToKeep( now: BuilderNow ): boolean {
	return now.form.id !== null && now.isDirty && ! isToAutosave( now );
}

/** Without the steps of undo. @returns null for what only this browser has room for */
export function copyToKeep( now: BuilderNow, at: number ): SurveyCopy | null {
	const copy = written( copyOf( now, at ), 0 );
	return now.form.version === null || copy.length > LIMITS.KEPT_COPY ? null : { version: now.form.version, copy };
}

/**
 * What the site has and this browser has not.
 *
 * @param own    what this browser has kept
 * @param mayTell see formOf()
 * @returns null where it would change nothing
 */
export function offeredCopy( kept: KeptCopy | null, own: Copy | null, survey: Survey, mayTell: MayTell ): Copy | null {
	const copy = readCopy( kept?.copy ?? null );
	if ( copy === null || ( own !== null && ( own.at >= copy.at || isSame( own.form.draft, copy.form.draft ) ) ) ) {
		return null;
	}
	return isDirty( restoredState( copy, survey, mayTell ) ) ? copy : null;
}
