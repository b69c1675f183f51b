import type { FieldErrors } from './validation/field-errors';
import { faults, missing } from './validation/validation';
import type { Draft } from './form/draft';
import { type Step, type StepKey, stepOfField } from './steps';

/** A row of conditions or rules, with any of its parts. */
const ROW = /((?:conditions|page_rules)\[\d+\]).*/;

/** Counts each step's fields with errors; an unfinished row counts once. */
export function problemsOf( errors: FieldErrors ): ReadonlyMap< StepKey, number > {
	const counts = new Map< StepKey, number >();
	const rows = new Set( Object.keys( errors ).map( ( field ) => field.replace( ROW, '$1' ) ) );
	for ( const field of rows ) {
		const key = stepOfField( field );
		counts.set( key, ( counts.get( key ) ?? 0 ) + 1 );
	}
	return counts;
}

/** Returns steps with missing parts, whether they are marked yet or not. */
export function unfinishedSteps( draft: Draft ): ReadonlySet< StepKey > {
	const unfinished = new Set( problemsOf( { ...missing( draft ), ...faults( draft ) } ).keys() );
	return draft.template === undefined ? unfinished.add( 'setup' ) : unfinished;
}

/** Returns the step to finish before `key` can be opened. */
export function blockingStep( unfinished: ReadonlySet< StepKey >, steps: readonly Step[], key: StepKey ): Step | null {
	const before = steps.slice(
		0,
		steps.findIndex( ( step ) => step.key === key )
	);
	return before.find( ( step ) => unfinished.has( step.key ) ) ?? null;
}
