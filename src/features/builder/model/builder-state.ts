import type { Survey } from '@/contract/types';
import { errorsNow, fieldOfError, type FieldErrors, type HeldErrors, isWithin } from './errors/field-errors';
import { faults, missing } from './errors/validation';
import type { Draft, SurveyForm } from './form/draft';
import { formOf, type MayTell } from './form/load';
import { blankDraft, blankForm } from './form/new';
import { isSavedAlike } from './form/sent';
import type { Conflict } from './merge/merged-fields';
import type { Unheard } from './merge/unheard';
import { type History, noHistory, typedField } from './history/history';

export interface BuilderState {
	form: SurveyForm;
	/** What the server has; null when it has nothing. */
	base: Draft | null;
	/** What the server may have instead, until it says so; null when nothing is on its way or was lost there. */
	unheard: Unheard | null;
	storedStatus: Draft[ 'status' ];
	history: History;
	/** What the last step changed besides what was asked for, to be said once. */
	lost: { conditions: number };
	/** The field that was just undone or redone, for focus to go there. */
	revised: { field: string } | null;
	/** Fields, by ids, whose errors are marked: those that were left, and those in the way of a save or a step. */
	marked: ReadonlySet< string >;
	/** What the server refused, by field, until that field is edited. */
	refused: HeldErrors;
	/** A new survey becomes "publish" when the Publish step first opens. */
	publishing: 'to-propose' | 'decided';
	/** Its owner has not saved it yet with Save or Next, so another template can still be chosen. */
	isNew: boolean;
	/** As its template gave it; null once it is stored. Autosave starts with the first edit of that. */
	given: Draft | null;
	/** The title it was saved under because nobody had given it one. */
	named: string | null;
	/** What someone else's save and this form both changed: to be decided before the next save. */
	conflicts: readonly Conflict[];
	/** What the last save of someone else brought into this form. */
	takenIn: TakenIn | null;
}

export interface TakenIn {
	changes: number;
	/** By whom and when, as far as the server says. */
	survey: Survey;
}

export function newState( questionId: string ): BuilderState {
	return { ...stateOf( blankForm( questionId ) ), base: null, publishing: 'to-propose', isNew: true };
}

/** @param mayTell see formOf() */
export function loadedState( survey: Survey, mayTell: MayTell ): BuilderState {
	return stateOf( formOf( survey, mayTell ) );
}

function stateOf( form: SurveyForm ): BuilderState {
	return {
		form,
		base: form.draft,
		unheard: null,
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
		takenIn: null,
	};
}

/** What is missing is marked once its field was left; what is wrong, as soon as nobody types in it. */
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

/** All that is missing or wrong now, by ids. */
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
 * Would something typed be lost by leaving? A new survey that nobody has touched would not. That a draft is to become
 * public is done by the button that says so, and is no work of anybody's before.
 */
export function isDirty( { form: { draft }, base, unheard }: BuilderState ): boolean {
	const before = base ?? { ...blankDraft( draft.questions[ 0 ]?.id ?? '' ), ...chosenOf( draft ) };
	return differs( draft, before ) || ( unheard !== null && differs( draft, unheard.draft ) );
}

/** Has the owner edited what the template gave? */
export function isEdited( { form: { draft }, given }: BuilderState ): boolean {
	return given === null || differs( draft, given );
}

function differs( draft: Draft, before: Draft ): boolean {
	const isProposal = draft.status === 'publish' && before.status === 'draft';
	return ! isSavedAlike( draft, isProposal ? { ...before, status: draft.status } : before );
}

/** A template that was chosen and brought nothing is no work of anybody's either. */
function chosenOf( { template }: Draft ): Pick< Draft, 'template' > {
	return template === undefined ? {} : { template };
}
