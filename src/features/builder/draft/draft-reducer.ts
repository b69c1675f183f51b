import { fieldsWithErrors, type DraftState } from './draft-state';
import { withStored } from './form/webhooks';
import { performStep, redoStep, type Revised, type Stepped, typeStep, undoStep } from './history';
import { fieldOf } from './operations/field-names';
import type { Operation } from './operations/operations';
import { type ErrorsById, isWithin, withoutEdited } from './validation/field-errors';

/** Changes the draft as a step that can be undone, or undoes one. */
type EditAction =
	/** A choice or a click: a separate undo step. */
	| { type: 'done'; operation: Operation }
	/** A key press in a field; all of them are one undo step. */
	| { type: 'typed'; operation: Operation }
	| { type: 'undo' }
	| { type: 'redo' };

export type DraftAction =
	| EditAction
	/** @property field the field that lost focus, by ids: from then on its missing parts are marked */
	| { type: 'field-left'; field?: string }
	| { type: 'publish-step-opened' }
	| { type: 'missing-shown' }
	/** Next without a save. */
	| { type: 'setup-left' }
	| { type: 'refused'; errors: ErrorsById };

export function draftReducer< S extends DraftState >( state: S, action: DraftAction ): S {
	const { form, history } = state;
	switch ( action.type ) {
		case 'done':
			return edited( state, performStep( form.draft, history, action.operation ), action.operation );
		case 'typed':
			return edited( state, typeStep( form.draft, history, action.operation ), action.operation );
		case 'undo':
			return revised( state, undoStep( form.draft, history ) );
		case 'redo':
			return revised( state, redoStep( form.draft, history ) );
		case 'field-left':
			return left( state, action.field );
		case 'publish-step-opened':
			return state.publishing === 'to-propose'
				? { ...state, form: { ...form, draft: { ...form.draft, status: 'publish' } }, publishing: 'decided' }
				: state;
		case 'setup-left':
			return state.isNew ? { ...state, isNew: false } : state;
		case 'missing-shown':
			return withMarks( state, fieldsWithErrors( form.draft ) );
		case 'refused':
			return withMarks( { ...state, refused: action.errors }, fieldsWithErrors( form.draft ) );
	}
}

/** A row of conditions or rules is one field: all of it is marked, even if several parts are empty. */
const ROW = /(conditions|page_rules)\[\d+\]$/;

function left< S extends DraftState >( state: S, field: string | undefined ): S {
	const { form, history } = state;
	const next = history.typing === null ? state : { ...state, history: { ...history, typing: null } };
	const isLeft = ( name: string ) =>
		field !== undefined && ( ROW.test( field ) ? isWithin( name, field ) : name === field );
	return withMarks( next, field === undefined ? [] : fieldsWithErrors( form.draft ).filter( isLeft ) );
}

function withMarks< S extends DraftState >( state: S, names: readonly string[] ): S {
	const added = names.filter( ( name ) => ! state.marked.has( name ) );
	return added.length === 0 ? state : { ...state, marked: new Set( [ ...state.marked, ...added ] ) };
}

function edited< S extends DraftState >( state: S, step: Stepped, operation: Operation ): S {
	const isStatus = operation.type === 'release' || ( operation.type === 'set' && operation.path === 'status' );
	const given = operation.type === 'use-template' && state.form.id === null ? step.draft : state.given;
	return { ...withStep( state, step ), given, publishing: isStatus ? 'decided' : state.publishing };
}

function revised< S extends DraftState >( state: S, step: Revised | null ): S {
	if ( step === null ) {
		return state;
	}
	const field = step.asked && fieldOf( step.asked, state.form.draft );
	return { ...withStep( state, step ), revised: field === undefined ? null : { field } };
}

/** Drops the server's error of an edited field: the server hasn't seen its new value. */
export function withStep< S extends DraftState >(
	state: S,
	{ draft: stepped, history, done, conditions }: Stepped
): S {
	const draft = withStored( stepped, state.base );
	return {
		...state,
		form: draft === state.form.draft ? state.form : { ...state.form, draft },
		history,
		refused: withoutEdited( state.refused, done ),
		lost: conditions > 0 ? { conditions } : state.lost,
	};
}
