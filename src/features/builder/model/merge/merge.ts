import { type Draft, type FormQuestion, questionOf } from '../form/draft';
import { draggedAlong } from '../operations/dragged-along';
import { applyEdits } from '../operations/edits';
import { knownOptions } from './known-options';
import { mergedList } from './merged-list';
import { type Conflict, mergedFields } from './merged-fields';
import { mergedQuestion } from './merged-question';

export interface Merged {
	draft: Draft;
	/** What both sides changed, each to something else. The draft has mine. */
	conflicts: readonly Conflict[];
	/** Conditions that went because they asked for what is not there any more. */
	conditions: number;
	/** Theirs with the ids that their options have here. */
	theirs: Draft;
}

/** `settings`, `behavior`, `expire_at`: what lies deeper belongs together, a month and its day. */
const DEPTH = 3;

/**
 * Two editors' work on one survey, field by field: what only one side changed since `base` is taken. Questions and options
 * are followed by what they are, wherever either side has moved them. All that is as in `mine` is the same object.
 */
export function merge( base: Draft, mine: Draft, other: Draft ): Merged {
	const theirs = knownOptions( other, base, mine );
	const conflicts: Conflict[] = [];
	const { questions: baseQuestions, ...baseRest } = base;
	const { questions: myQuestions, ...myRest } = mine;
	const { questions: theirQuestions, ...theirRest } = theirs;
	const note = ( conflict: Conflict ) => conflicts.push( conflict );

	const questions = mergedList< FormQuestion >(
		{ base: baseQuestions, mine: myQuestions, theirs: theirQuestions },
		'questions',
		( sides, path ) => mergedQuestion( sides, path, note ),
		note
	);
	const rest = mergedFields( { base: baseRest, mine: myRest, theirs: theirRest }, '', DEPTH, note );
	const isMine = questions === myQuestions && rest === myRest;
	const merged = isMine ? mine : { ...rest, questions };
	const { edits, conditions } = draggedAlong( mine, merged );

	return { draft: applyEdits( merged, edits ).draft, conflicts, conditions, theirs };
}

/** Did questions go that were here? */
export function losesQuestions( mine: Draft, merged: Draft ): boolean {
	return mine.questions.some( ( { id } ) => questionOf( merged, id ) === undefined );
}
