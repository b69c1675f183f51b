import type { Survey } from '@/contract/types';
import { allFaulty, type BuilderState } from './builder-state';
import { type HeldErrors, isWithin, withoutEdited } from '@/features/builder/draft/validation/field-errors';
import { changesBetween } from '../conflicts/changes';
import { editsTo } from '../conflicts/conflict-edits';
import { refreshConflicts } from '../conflicts/refresh-conflicts';
import { fieldOf } from '@/features/builder/draft/operations/field-names';
import type { Draft, SurveyForm } from '@/features/builder/draft/form/draft';
import { formOf, type MayNotify } from '@/features/builder/draft/form/load-survey';
import { withStored } from '@/features/builder/draft/form/webhooks';
import { operated, redone, type Revised, stepped, type Stepped, typed, undone } from '@/features/builder/draft/history';
import { losesQuestions, merge } from '../merge/merge';
import { hasArrived, type PendingSave } from '../merge/pending-save';
import type { Operation } from '@/features/builder/draft/operations/operations';

export type BuilderAction =
	/** A choice or a click: a separate undo step. */
	| { type: 'done'; operation: Operation }
	/** A key press in a field; all of them are one undo step. */
	| { type: 'typed'; operation: Operation }
	/** @property field the field that lost focus, by ids: from then on its missing parts are marked */
	| { type: 'field-left'; field?: string }
	| { type: 'undo' }
	| { type: 'redo' }
	| { type: 'publish-step-opened' }
	| { type: 'missing-shown' }
	/** Next without a save. */
	| { type: 'setup-left' }
	| { type: 'refused'; errors: HeldErrors }
	/** A save is in progress; null once it is known that it wasn't stored. */
	| { type: 'save-started'; pendingSave: PendingSave | null }
	/**
	 * @property mayNotify see formOf()
	 * @property named   see BuilderState
	 * @property isAuto  by autosave
	 */
	| { type: 'saved'; sent: SurveyForm; survey: Survey; mayNotify: MayNotify; named?: string | null; isAuto?: boolean }
	/** The survey as someone else has saved it. */
	| { type: 'remote-changed'; survey: Survey; mayNotify: MayNotify }
	/** All conflicts are decided: paths of those that take theirs. */
	| { type: 'decided'; theirs: ReadonlySet< string > }
	| { type: 'notice-dismissed' }
	| { type: 'replaced'; state: BuilderState };

export function builderReducer( state: BuilderState, action: BuilderAction ): BuilderState {
	const { form, history } = state;
	switch ( action.type ) {
		case 'done':
			return edited( state, operated( form.draft, history, action.operation ), action.operation );
		case 'typed':
			return edited( state, typed( form.draft, history, action.operation ), action.operation );
		case 'field-left':
			return left( state, action.field );
		case 'undo':
			return revised( state, undone( form.draft, history ) );
		case 'redo':
			return revised( state, redone( form.draft, history ) );
		case 'publish-step-opened':
			return state.publishing === 'to-propose'
				? { ...state, form: { ...form, draft: { ...form.draft, status: 'publish' } }, publishing: 'decided' }
				: state;
		case 'setup-left':
			return state.isNew ? { ...state, isNew: false } : state;
		case 'missing-shown':
			return withMarks( state, allFaulty( form.draft ) );
		case 'refused':
			return withMarks( { ...state, refused: action.errors }, allFaulty( form.draft ) );
		case 'save-started':
			return { ...state, pendingSave: action.pendingSave };
		case 'saved':
			return saved( state, action );
		case 'remote-changed':
			return withTheirs( state, action.survey, action.mayNotify );
		case 'decided':
			return decided( state, action.theirs );
		case 'notice-dismissed':
			return { ...state, mergedChanges: null };
		case 'replaced':
			return action.state;
	}
}

/** A row of conditions or rules is one field: all of it is marked, even if several parts are empty. */
const ROW = /(conditions|page_rules)\[\d+\]$/;

function left( state: BuilderState, field: string | undefined ): BuilderState {
	const { form, history } = state;
	const next = history.typing === null ? state : { ...state, history: { ...history, typing: null } };
	const isLeft = ( name: string ) =>
		field !== undefined && ( ROW.test( field ) ? isWithin( name, field ) : name === field );
	return withMarks( next, field === undefined ? [] : allFaulty( form.draft ).filter( isLeft ) );
}

function withMarks( state: BuilderState, names: readonly string[] ): BuilderState {
	const added = names.filter( ( name ) => ! state.marked.has( name ) );
	return added.length === 0 ? state : { ...state, marked: new Set( [ ...state.marked, ...added ] ) };
}

function edited( state: BuilderState, stepped: Stepped, operation: Operation ): BuilderState {
	const isStatus = operation.type === 'release' || ( operation.type === 'set' && operation.path === 'status' );
	const given = operation.type === 'use-template' && state.form.id === null ? stepped.draft : state.given;
	return { ...stepTo( state, stepped ), given, publishing: isStatus ? 'decided' : state.publishing };
}

function revised( state: BuilderState, step: Revised | null ): BuilderState {
	if ( step === null ) {
		return state;
	}
	const field = step.asked && fieldOf( step.asked, state.form.draft );
	return { ...stepTo( state, step ), revised: field === undefined ? null : { field } };
}

/** Drops the server's error of an edited field: the server hasn't seen its new value. */
function stepTo( state: BuilderState, { draft: stepped, history, done, conditions }: Stepped ): BuilderState {
	const draft = withStored( stepped, state.base );
	return {
		...state,
		form: draft === state.form.draft ? state.form : { ...state.form, draft },
		history,
		refused: withoutEdited( state.refused, done ),
		lost: conditions > 0 ? { conditions } : state.lost,
		conflicts: refreshConflicts( state.conflicts, draft, state.base ?? draft ),
	};
}

/**
 * Keeps text typed while the server was busy. The remaining fields get the stored values: the server may have left out what the
 * site's plan lacks, or conditions on a question that is gone. Steps can be undone as before.
 */
function saved(
	state: BuilderState,
	{ sent, survey, mayNotify, named = null, isAuto = false }: Extract< BuilderAction, { type: 'saved' } >
): BuilderState {
	const { id, version, draft: stored } = formOf( survey, mayNotify );
	const mine = state.form.draft;
	const { draft: merged, conditions, theirs } = merge( sent.draft, mine, stored );
	const draft = withStored( merged, theirs );
	const { history } = state;
	return {
		...state,
		form: { id, version, draft },
		base: theirs,
		pendingSave: null,
		storedStatus: stored.status,
		history: { ...history, isRebased: history.isRebased || conditions > 0 || losesQuestions( mine, draft ) },
		refused: {},
		isNew: state.isNew && isAuto,
		given: null,
		named: stored.status === 'publish' ? null : named,
	};
}

/**
 * Puts one-sided changes into the form; fields changed on both sides keep this form's value until decided. Changes from an
 * earlier save whose response was lost count as this editor's own, older than the form's current state.
 */
function withTheirs( state: BuilderState, survey: Survey, mayNotify: MayNotify ): BuilderState {
	const { id, version, draft: stored } = formOf( survey, mayNotify );
	const { form, history, pendingSave } = state;
	const base = state.base ?? createdAs( state, survey.version, stored );
	const arrived =
		form.id !== null && pendingSave !== null && version !== form.version && hasArrived( pendingSave, base, stored )
			? pendingSave
			: null;
	const { draft: merged, conflicts, theirs } = merge( arrived?.draft ?? base, form.draft, stored );
	const draft = withStored( merged, theirs );
	const isMineAlone = form.id === null && version === 1;
	return {
		...state,
		form: { id, version, draft },
		base: theirs,
		pendingSave: null,
		named: stored.status === 'publish' ? null : arrived?.named === stored.title ? stored.title : state.named,
		storedStatus: stored.status,
		history: { ...history, typing: null, isRebased: true },
		conflicts: [
			...state.conflicts.filter( ( old ) => conflicts.every( ( { path } ) => path !== old.path ) ),
			...conflicts,
		],
		mergedChanges: isMineAlone ? null : { changes: changesBetween( form.draft, draft ), survey },
	};
}

/**
 * Returns the state a survey was created in when that response was lost: the stored one while no one has changed it since, else
 * the one sent. Fields that the form doesn't have yet are ignored.
 */
function createdAs( { form, pendingSave }: BuilderState, version: number, stored: Draft ): Draft {
	const { settings, notifications, ...rest } = version === 1 ? stored : ( pendingSave?.draft ?? stored );
	const known = Object.fromEntries(
		Object.entries( settings ).filter( ( [ part ] ) => part in form.draft.settings )
	);
	return {
		...rest,
		settings: { ...known, thank_you: settings.thank_you },
		...( form.draft.notifications && notifications ? { notifications } : {} ),
	};
}

/** Applies the decisions as one step that can be undone. */
function decided( state: BuilderState, theirs: ReadonlySet< string > ): BuilderState {
	const chosen = state.conflicts.filter( ( { path } ) => theirs.has( path ) );
	const edits = chosen.flatMap( ( conflict ) => editsTo( conflict, state.base ?? state.form.draft ) );
	return { ...stepTo( state, stepped( state.form.draft, state.history, edits ) ), conflicts: [], mergedChanges: null };
}
