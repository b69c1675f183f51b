import type { Survey } from '@/contract/types';
import { differs, type DraftState, draftStateOf } from '@/features/builder/draft/draft-state';
import type { Draft, SurveyForm } from '@/features/builder/draft/form/draft';
import { formOf, type MayNotify } from '@/features/builder/draft/form/load-survey';
import { blankDraft, blankForm } from '@/features/builder/draft/form/new-draft';
import type { Conflict } from '../merge/merge-fields';
import type { PendingSave } from '../merge/pending-save';

export interface BuilderState extends DraftState {
	/** The draft that the server may have instead, until it confirms; null when no save is pending or lost. */
	pendingSave: PendingSave | null;
	storedStatus: Draft[ 'status' ];
	/** The title it was saved under because the owner hadn't set one. */
	named: string | null;
	/** Changes of both someone else's save and this form, to be decided before the next save. */
	conflicts: readonly Conflict[];
	/** Changes that someone else's last save brought into this form. */
	mergedChanges: MergedChanges | null;
}

export interface MergedChanges {
	changes: number;
	/** Includes the editor and time, if known. */
	survey: Survey;
}

export function newState( questionId: string ): BuilderState {
	return { ...stateOf( blankForm( questionId ) ), base: null, publishing: 'to-propose', isNew: true };
}

/** @param mayNotify see formOf() */
export function loadedState( survey: Survey, mayNotify: MayNotify ): BuilderState {
	return stateOf( formOf( survey, mayNotify ) );
}

function stateOf( form: SurveyForm ): BuilderState {
	return {
		...draftStateOf( form ),
		pendingSave: null,
		storedStatus: form.draft.status,
		named: null,
		conflicts: [],
		mergedChanges: null,
	};
}

/**
 * Checks if leaving would lose typed changes. An untouched new survey has none. A draft's planned publishing doesn't count as a
 * change, because its own button does that.
 */
export function isDirty( { form: { draft }, base, pendingSave }: BuilderState ): boolean {
	const before = base ?? { ...blankDraft( draft.questions[ 0 ]?.id ?? '' ), ...chosenOf( draft ) };
	return differs( draft, before ) || ( pendingSave !== null && differs( draft, pendingSave.draft ) );
}

/** A chosen template that added nothing doesn't count as a change either. */
function chosenOf( { template }: Draft ): Pick< Draft, 'template' > {
	return template === undefined ? {} : { template };
}
