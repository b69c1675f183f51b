import { fieldName } from '../fields';
import type { Draft } from '../form/draft';
import { draggedAlong } from '../operations/dragged-along';
import { applyEdits, type Edit } from '../operations/edits';
import type { Ref } from '../operations/places';
import { type Operation, perform, type Performed, withAllAlong } from '../operations/operations';

/** Far more than anybody takes back; what is older is forgotten. A step is as small as what it changed. */
const MOST_STEPS = 500;

/** The edits of a step that take it back, and once it is undone those that do it again. */
type Step = readonly Edit[];

export interface History {
	/** Oldest first. */
	readonly past: readonly Step[];
	/** Undone, the next to do again last. */
	readonly future: readonly Step[];
	/** The field in which is typed: all of it is one step. */
	readonly typing: string | null;
	/** The server took something away that steps may still refer to. */
	readonly isRebased: boolean;
}

/** The draft after a step, and what the step did. */
export interface Stepped {
	draft: Draft;
	history: History;
	done: readonly Edit[];
	/** Conditions that went without being asked to. */
	conditions: number;
}

/** With the edit that was asked for, of all that a step undoes or does again. */
export interface Revised extends Stepped {
	asked: Edit | undefined;
}

export const noHistory: History = { past: [], future: [], typing: null, isRebased: false };

export function operated( draft: Draft, history: History, operation: Operation ): Stepped {
	return stepBy( history, perform( draft, operation ) );
}

/** Edits that are no operation of a person's, as one step of their own. */
export function stepped( draft: Draft, history: History, edits: readonly Edit[] ): Stepped {
	return stepBy( history, withAllAlong( draft, edits ) );
}

function stepBy( history: History, { back, ...performed }: Performed ): Stepped {
	return back.length === 0
		? { ...performed, history }
		: { ...performed, history: { ...history, past: pushed( history.past, back ), future: [], typing: null } };
}

/**
 * Typing in one field is one step until focus leaves it or something else is done. Each key is performed on the draft as
 * it was before the first one: what follows a renamed option must not follow the half of a name.
 */
export function typed( draft: Draft, history: History, operation: Operation ): Stepped {
	const field = JSON.stringify( { ...operation, value: null } );
	const last = history.past.at( -1 );
	if ( history.typing !== field || last === undefined ) {
		const first = operated( draft, history, operation );
		return first.draft === draft ? first : { ...first, history: { ...first.history, typing: field } };
	}
	const start = applyEdits( draft, last ).draft;
	const stepped = operated( start, { ...history, past: history.past.slice( 0, -1 ) }, operation );
	return { ...stepped, history: { ...stepped.history, typing: stepped.draft === start ? null : field } };
}

/** The field in which is typed, by ids. */
export function typedField( typing: History[ 'typing' ] ): string | null {
	if ( typing === null ) {
		return null;
	}
	const { path, ...of } = JSON.parse( typing ) as Ref & { path: string };
	return fieldName( of, path );
}

export function undone( draft: Draft, history: History ): Revised | null {
	const found = lastThatDoes( draft, history.past, history.isRebased );
	return (
		found && {
			...found.stepped,
			asked: found.applied.at( -1 ), // What was done first is undone last.
			history: { ...history, past: found.left, future: pushed( history.future, found.back ), typing: null },
		}
	);
}

export function redone( draft: Draft, history: History ): Revised | null {
	const found = lastThatDoes( draft, history.future, history.isRebased );
	return (
		found && {
			...found.stepped,
			asked: found.applied[ 0 ],
			history: { ...history, past: pushed( history.past, found.back ), future: found.left, typing: null },
		}
	);
}

/** Steps that only changed what has gone since are passed over. */
function lastThatDoes( draft: Draft, steps: readonly Step[], isRebased: boolean ) {
	for ( let count = steps.length; count > 0; count-- ) {
		const applied = applyEdits( draft, steps[ count - 1 ] ?? [] );
		if ( applied.done.length > 0 ) {
			const { edits, conditions } = isRebased
				? draggedAlong( draft, applied.draft )
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
