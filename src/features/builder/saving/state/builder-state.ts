import type { Survey } from '@/contract/types';
import {
	errorsNow,
	fieldOfError,
	type FieldErrors,
	type HeldErrors,
	isWithin,
} from '@/features/builder/draft/validation/field-errors';
import { faults, missing } from '@/features/builder/draft/validation/validation';
import type { Draft, SurveyForm } from '@/features/builder/draft/form/draft';
import { formOf, type MayNotify } from '@/features/builder/draft/form/load-survey';
import { blankDraft, blankForm } from '@/features/builder/draft/form/new-draft';
import { isSavedAlike } from '@/features/builder/draft/form/sent-draft';
import type { Conflict } from '../merge/merged-fields';
import type { PendingSave } from '../merge/pending-save';
import { type History, noHistory, typedField } from '@/features/builder/draft/history';

export interface BuilderState {
	form: SurveyForm;
	/** The server's draft; null if it has none. */
	base: Draft | null;
	/** The draft that the server may have instead, until it confirms; null when no save is pending or lost. */
	pendingSave: PendingSave | null;
	storedStatus: Draft[ 'status' ];
	history: History;
	/** Side effects of the last step, to be announced once. */
	lost: { conditions: number };
	/** The field that was just undone or redone, which gets focus. */
	revised: { field: string } | null;
	/** Fields, by ids, whose errors are marked: fields that lost focus, and those that block a save or a step. */
	marked: ReadonlySet< string >;
	/** The server's errors, by field, until that field is edited. */
	refused: HeldErrors;
	/** A new survey becomes "publish" when the Publish step first opens. */
	publishing: 'to-propose' | 'decided';
	/** The owner hasn't saved it yet with Save or Next, so the template can still be changed. */
	isNew: boolean;
	/** The template's draft; null once it is stored. Autosave starts when it is first edited. */
	given: Draft | null;
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
		form,
		base: form.draft,
		pendingSave: null,
		storedStatus: form.draft.status,
		history: noHistory,
		lost: { conditions: 0 },
		revised: null,
		marked: new Set(),
		refused: {},
		publishing: 'decided',
		isNew: false,
		given: null,
		named: null,
		conflicts: [],
		mergedChanges: null,
	};
}

/** Returns missing fields once they lost focus, and wrong ones as soon as typing there ends. */
export function visibleErrors( { form: { draft }, marked, history, refused }: BuilderState ): FieldErrors {
	const typed = typedField( history.typing );
	return {
		...filtered( missing( draft ), ( field ) => marked.has( heldName( field, draft ) ) ),
		...filtered( faults( draft ), ( field ) => {
			const name = heldName( field, draft );
			return marked.has( name ) || typed === null || ! isWithin( name, typed );
		} ),
		...errorsNow( refused, draft ),
	};
}

/** Returns ids of all missing or wrong fields. */
export function allFaulty( draft: Draft ): string[] {
	return Object.keys( { ...missing( draft ), ...faults( draft ) } ).map( ( field ) => heldName( field, draft ) );
}

function heldName( field: string, draft: Draft ): string {
	return fieldOfError( field, draft ) ?? field;
}

function filtered( errors: FieldErrors, isShown: ( field: string ) => boolean ): FieldErrors {
	return Object.fromEntries( Object.entries( errors ).filter( ( [ field ] ) => isShown( field ) ) );
}

/**
 * Checks if leaving would lose typed changes. An untouched new survey has none. A draft's planned publishing doesn't count as a
 * change, because its own button does that.
 */
export function isDirty( { form: { draft }, base, pendingSave }: BuilderState ): boolean {
	const before = base ?? { ...blankDraft( draft.questions[ 0 ]?.id ?? '' ), ...chosenOf( draft ) };
	return differs( draft, before ) || ( pendingSave !== null && differs( draft, pendingSave.draft ) );
}

/** Checks if the owner has edited the template's draft. */
export function isEdited( { form: { draft }, given }: BuilderState ): boolean {
	return given === null || differs( draft, given );
}

function differs( draft: Draft, before: Draft ): boolean {
	const isProposal = draft.status === 'publish' && before.status === 'draft';
	return ! isSavedAlike( draft, isProposal ? { ...before, status: draft.status } : before );
}

/** A chosen template that added nothing doesn't count as a change either. */
function chosenOf( { template }: Draft ): Pick< Draft, 'template' > {
	return template === undefined ? {} : { template };
}
