import type { BuilderNow } from '../builder-now';
import type { BuilderStore } from '../builder-store';
import { isSavable } from '../errors/validation';
import { isEdited } from '../builder-state';
import { isTyped } from '../form/new';
import type { Saving } from './use-save';
import { useWhenStill } from './use-when-still';

/** Only for drafts: public surveys change only on request. */
export function isToAutosave( now: BuilderNow ): boolean {
	const { form, storedStatus, conflicts, isDirty } = now;
	return (
		storedStatus === 'draft' &&
		conflicts.length === 0 &&
		( form.id !== null || ( isTyped( form.draft ) && isEdited( now ) ) ) &&
		isSavable( form.draft ) &&
		isDirty
	);
}

/** Saves a draft automatically. */
export function useAutosave(
	store: Pick< BuilderStore, 'latest' >,
	{ save }: Pick< Saving, 'save' >,
	isOn: boolean
): void {
	useWhenStill( store, { isToRun: isToAutosave, run: async () => ( await save( 'auto' ) ) !== null }, isOn );
}
