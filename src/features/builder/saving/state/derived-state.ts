import { visibleErrors } from '@/features/builder/draft/draft-state';
import { type BuilderState, isDirty } from './builder-state';
import type { FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { isSame } from '@/lib/is-same';
import { unfinishedSteps } from '@/features/builder/draft/step-problems';
import type { StepKey } from '@/features/builder/draft/steps';

/** The state with the values derived from it, computed once. Unchanged parts are the same object. */
export interface DerivedState extends BuilderState {
	/** Marked errors only; not all that is missing. */
	errors: FieldErrors;
	/** Leaving would lose typed changes. */
	isDirty: boolean;
	/** Ids of the questions. */
	order: readonly string[];
	/** Index by question id. */
	places: ReadonlyMap< string, number >;
	/** Steps with missing parts, marked or not. */
	unfinished: ReadonlySet< StepKey >;
}

/** @param before the previous state; null for the first */
export function deriveState( state: BuilderState, before: DerivedState | null ): DerivedState {
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
