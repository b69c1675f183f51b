import { errorsNow, fieldOfError, type FieldErrors, type ErrorsById, isWithin } from './validation/field-errors';
import { faults, missing } from './validation/validation';
import type { Draft, SurveyForm } from './form/draft';
import { isSavedAlike } from './form/draft-to-send';
import { type History, noHistory, typedField } from './history';

/** The form as one person edits it. The builder's state adds saves and other editors. */
export interface DraftState {
	form: SurveyForm;
	/** The server's draft; null if it has none. */
	base: Draft | null;
	history: History;
	/** Side effects of the last step, to be announced once. */
	lost: { conditions: number };
	/** The field that was just undone or redone, which gets focus. */
	revised: { field: string } | null;
	/** Fields, by ids, whose errors are marked: fields that lost focus, and those that block a save or a step. */
	marked: ReadonlySet< string >;
	/** The server's errors, by field, until that field is edited. */
	refused: ErrorsById;
	/** A new survey becomes "publish" when the Publish step first opens. */
	publishing: 'to-propose' | 'decided';
	/** The owner hasn't saved it yet with Save or Next, so the template can still be changed. */
	isNew: boolean;
	/** The template's draft; null once it is stored. Autosave starts when it is first edited. */
	given: Draft | null;
}

export function draftStateOf( form: SurveyForm ): DraftState {
	return {
		form,
		base: form.draft,
		history: noHistory,
		lost: { conditions: 0 },
		revised: null,
		marked: new Set(),
		refused: {},
		publishing: 'decided',
		isNew: false,
		given: null,
	};
}

/** Returns missing fields once they lost focus, and wrong ones as soon as typing there ends. */
export function visibleErrors( { form: { draft }, marked, history, refused }: DraftState ): FieldErrors {
	const typed = typedField( history.typing );
	return {
		...filtered( missing( draft ), ( field ) => marked.has( fieldById( field, draft ) ) ),
		...filtered( faults( draft ), ( field ) => {
			const name = fieldById( field, draft );
			return marked.has( name ) || typed === null || ! isWithin( name, typed );
		} ),
		...errorsNow( refused, draft ),
	};
}

/** Returns ids of all missing or wrong fields. */
export function fieldsWithErrors( draft: Draft ): string[] {
	return Object.keys( { ...missing( draft ), ...faults( draft ) } ).map( ( field ) => fieldById( field, draft ) );
}

function fieldById( field: string, draft: Draft ): string {
	return fieldOfError( field, draft ) ?? field;
}

function filtered( errors: FieldErrors, isShown: ( field: string ) => boolean ): FieldErrors {
	return Object.fromEntries( Object.entries( errors ).filter( ( [ field ] ) => isShown( field ) ) );
}

/** Checks if the owner has edited the template's draft. */
export function isEdited( { form: { draft }, given }: DraftState ): boolean {
	return given === null || differs( draft, given );
}

/** Compares two drafts as they are saved. A draft's planned publishing isn't a change: its own button does that. */
export function differs( draft: Draft, before: Draft ): boolean {
	const isProposal = draft.status === 'publish' && before.status === 'draft';
	return ! isSavedAlike( draft, isProposal ? { ...before, status: draft.status } : before );
}
