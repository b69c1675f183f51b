import { fieldName } from './operations/field-names';
import type { Draft } from './form/draft';
import { cascadeEdits } from './operations/cascade-edits';
import { applyEdits, type Edit } from './operations/edits';
import type { Ref } from './operations/items';
import { type Operation, perform, type Performed, withCascadeEdits } from './operations/operations';

/** Far more than anyone undoes; older steps are dropped. A step is only as large as its changes. */
const MOST_STEPS = 500;

/** The edits that undo a step, and after an undo those that redo it. */
type Step = readonly Edit[];

export interface History {
	/** Oldest first. */
	readonly past: readonly Step[];
	/** Undone steps, the next to redo last. */
	readonly future: readonly Step[];
	/** The field being typed in: all of it is one step. */
	readonly typing: string | null;
	/** The server removed data that steps may still refer to. */
	readonly isRebased: boolean;
}

/** The draft after a step, and the step's effects. */
export interface Stepped {
	draft: Draft;
	history: History;
	done: readonly Edit[];
	/** Conditions that were removed as a side effect. */
	conditions: number;
}

/** With the requested edit, out of all edits that the step undoes or redoes. */
export interface Revised extends Stepped {
	asked: Edit | undefined;
}

export const noHistory: History = { past: [], future: [], typing: null, isRebased: false };

export function performStep( draft: Draft, history: History, operation: Operation ): Stepped {
	return stepBy( history, perform( draft, operation ) );
}

/** Applies edits that no person made, as a separate step. */
export function editsAsStep( draft: Draft, history: History, edits: readonly Edit[] ): Stepped {
	return stepBy( history, withCascadeEdits( draft, edits ) );
}

function stepBy( history: History, { back, ...performed }: Performed ): Stepped {
	return back.length === 0
		? { ...performed, history }
		: { ...performed, history: { ...history, past: pushed( history.past, back ), future: [], typing: null } };
}

/**
 * Adds a key press: typing in one field is one step until it loses focus or another action follows. Each key applies to the
 * draft before the first one: references to a renamed option must not follow half a name.
 */
export function typeStep( draft: Draft, history: History, operation: Operation ): Stepped {
	const field = JSON.stringify( { ...operation, value: null } );
	const last = history.past.at( -1 );
	if ( history.typing !== field || last === undefined ) {
		const first = performStep( draft, history, operation );
		return first.draft === draft ? first : { ...first, history: { ...first.history, typing: field } };
	}
	const start = applyEdits( draft, last ).draft;
	const stepped = performStep( start, { ...history, past: history.past.slice( 0, -1 ) }, operation );
	return { ...stepped, history: { ...stepped.history, typing: stepped.draft === start ? null : field } };
}

/** Returns the field being typed in, by ids. */
export function typedField( typing: History[ 'typing' ] ): string | null {
	if ( typing === null ) {
		return null;
	}
	const { path, ...of } = JSON.parse( typing ) as Ref & { path: string };
	return fieldName( of, path );
}

export function undoStep( draft: Draft, history: History ): Revised | null {
	const found = lastThatDoes( draft, history.past, history.isRebased );
	return (
		found && {
			...found.stepped,
			asked: found.applied.at( -1 ), // The first edit is undone last.
			history: { ...history, past: found.left, future: pushed( history.future, found.back ), typing: null },
		}
	);
}

export function redoStep( draft: Draft, history: History ): Revised | null {
	const found = lastThatDoes( draft, history.future, history.isRebased );
	return (
		found && {
			...found.stepped,
			asked: found.applied[ 0 ],
			history: { ...history, past: pushed( history.past, found.back ), future: found.left, typing: null },
		}
	);
}

/** Skips steps that only changed data deleted since. */
function lastThatDoes( draft: Draft, steps: readonly Step[], isRebased: boolean ) {
	for ( let count = steps.length; count > 0; count-- ) {
		const applied = applyEdits( draft, steps[ count - 1 ] ?? [] );
		if ( applied.done.length > 0 ) {
			const { edits, conditions } = isRebased
				? cascadeEdits( draft, applied.draft )
				: { edits: [], conditions: 0 };
			const whole = applyEdits( applied.draft, edits );
			return {
				stepped: { draft: whole.draft, done: [ ...applied.done, ...whole.done ], conditions },
				applied: applied.done,
				back: [ ...whole.back, ...applied.back ],
				left: steps.slice( 0, count - 1 ),
			};
		}
	}
	return null;
}

function pushed( steps: readonly Step[], step: Step ): readonly Step[] {
	return [ ...steps.slice( 1 - MOST_STEPS ), step ];
}
