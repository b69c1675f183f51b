import type { DerivedState } from '../state/derived-state';
import type { BuilderStore } from '../state/builder-store';
import { isSavable } from '@/features/builder/draft/validation/validation';
import { isEdited } from '@/features/builder/draft/draft-state';
import { isTyped } from '@/features/builder/draft/form/new-draft';
import type { Saving } from './use-save';
import { useDebouncedSave } from './use-debounced-save';

/** Only for drafts: public surveys change only on request. */
export function needsAutosave( now: DerivedState ): boolean {
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
	useDebouncedSave( store, { isToRun: needsAutosave, run: async () => ( await save( 'auto' ) ) !== null }, isOn );
}
