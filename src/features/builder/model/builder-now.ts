import { type BuilderState, isDirty, visibleErrors } from './builder-state';
import type { FieldErrors } from './errors/field-errors';
import { isSame } from '@/lib/same';
import { unfinishedSteps } from './steps/problems';
import type { StepKey } from './steps/steps';

/** The state with what follows from it, made once. What is as it was before is the same object. */
export interface BuilderNow extends BuilderState {
	/** What is marked; not all that is missing. */
	errors: FieldErrors;
	/** Something typed would be lost by leaving. */
	isDirty: boolean;
	/** Ids of the questions. */
	order: readonly string[];
	/** From 0, by their ids. */
	places: ReadonlyMap< string, number >;
	/** Where something is missing, marked or not. */
	unfinished: ReadonlySet< StepKey >;
}

/** @param before what it was made from; null for the first */
export function nowOf( state: BuilderState, before: BuilderNow | null ): BuilderNow {
	const { draft } = state.form;
	const order = kept(
		draft.questions.map( ( { id } ) => id ),
		before?.order
	);
	return {
		...state,
		errors: kept( visibleErrors( state ), before?.errors ),
		isDirty: isDirty( state ),
		order,
		places: before?.order === order ? before.places : new Map( order.map( ( id, place ) => [ id, place ] ) ),
		unfinished: unfinishedSteps( draft ),
	};
}

function kept< T >( value: T, before: T | undefined ): T {
	return before !== undefined && isSame( value, before ) ? before : value;
}
