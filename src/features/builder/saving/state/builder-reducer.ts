import type { Survey } from '@/contract/types';
import { type DraftAction, draftReducer, withStep } from '@/features/builder/draft/draft-reducer';
import type { Draft, SurveyForm } from '@/features/builder/draft/form/draft';
import { formOf, type MayNotify } from '@/features/builder/draft/form/load-survey';
import { withStored } from '@/features/builder/draft/form/webhooks';
import { editsAsStep } from '@/features/builder/draft/history';
import { changesBetween } from '../conflicts/changes';
import { editsTo } from '../conflicts/conflict-edits';
import { refreshConflicts } from '../conflicts/refresh-conflicts';
import { losesQuestions, merge } from '../merge/merge';
import { hasArrived, type PendingSave } from '../merge/pending-save';
import type { BuilderState } from './builder-state';

export type BuilderAction =
	| DraftAction
	/** A save is in progress; null once it is known that it wasn't stored. */
	| { type: 'save-started'; pendingSave: PendingSave | null }
	/**
	 * @property mayNotify see formOf()
	 * @property named     see BuilderState
	 * @property isAuto    by autosave
	 */
	| {
			type: 'saved';
			sent: SurveyForm;
			survey: Survey;
			mayNotify: MayNotify;
			named?: string | null;
			isAuto?: boolean;
	  }
	/** The survey as someone else has saved it. */
	| { type: 'remote-changed'; survey: Survey; mayNotify: MayNotify }
	/** All conflicts are decided: paths of those that take theirs. */
	| { type: 'decided'; theirs: ReadonlySet< string > }
	| { type: 'notice-dismissed' }
	| { type: 'replaced'; state: BuilderState };

/** Adds saves, merges and conflicts to the edits of the draft. */
export function builderReducer( state: BuilderState, action: BuilderAction ): BuilderState {
	switch ( action.type ) {
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
		case 'done':
		case 'typed':
		case 'undo':
		case 'redo':
			return withConflictsNow( state, draftReducer( state, action ) );
		default:
			return draftReducer( state, action );
	}
}

function withConflictsNow( before: BuilderState, state: BuilderState ): BuilderState {
	const { form, base } = state;
	return state === before
		? state
		: { ...state, conflicts: refreshConflicts( state.conflicts, form.draft, base ?? form.draft ) };
}

/**
 * Keeps text typed while the server was busy. The remaining fields get the stored values: the server may have left out what the
 * site's plan lacks, or conditions on a question that is gone. Steps can be undone as before.
 */
function saved(
	state: BuilderState,
	{ sent, survey, mayNotify, named = null, isAuto = false }: Extract< BuilderAction, { type: 'saved' } >
): BuilderState {
	const loaded = formOf( survey, mayNotify );
	const { draft: stored } = loaded;
	const mine = state.form.draft;
	const { draft: merged, conditions, theirs } = merge( sent.draft, mine, stored );
	const draft = withStored( merged, theirs );
	const { history } = state;
	return {
		...state,
		form: { ...loaded, draft },
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
	const loaded = formOf( survey, mayNotify );
	const { version, draft: stored } = loaded;
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
		form: { ...loaded, draft },
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
	const step = editsAsStep( state.form.draft, state.history, edits );
	return { ...withStep( state, step ), conflicts: [], mergedChanges: null };
}
