import { omit } from '@/lib/omit';
import { LIMITS } from '@/contract/limits';
import {
	type Draft,
	type FormQuestion,
	type FormWebhook,
	questionOf,
	webhooksOf,
} from '@/features/builder/draft/form/draft';
import { cascadeEdits } from '@/features/builder/draft/operations/cascade-edits';
import { applyEdits } from '@/features/builder/draft/operations/edits';
import { withKnownIds } from './known-ids';
import { mergeList } from './merge-list';
import { type Conflict, mergeFields, type Note, type Sides } from './merge-fields';
import { mergeQuestion } from './merge-question';
import { mergeWebhook } from './merge-webhook';

export interface Merged {
	draft: Draft;
	/** Fields that both sides changed differently. The draft has mine. */
	conflicts: readonly Conflict[];
	/** Conditions that were removed because their question or option is gone. */
	conditions: number;
	/** Theirs with this draft's ids of the list items. */
	theirs: Draft;
}

/** `settings`, `behavior`, `expire_at`: deeper values belong together, like a month and its day. */
const DEPTH = 3;

/**
 * Merges two editors' changes to one survey field by field: takes what only one side changed since `base`. Questions and
 * options are matched by identity, even if either side moved them. Everything that equals `mine` is the same object.
 */
export function merge( base: Draft, mine: Draft, other: Draft ): Merged {
	const theirs = withKnownIds( other, base, mine );
	const conflicts: Conflict[] = [];
	const note = ( conflict: Conflict ) => conflicts.push( conflict );
	const myRest = restOf( mine );

	const questions = mergeList< FormQuestion >(
		{ base: base.questions, mine: mine.questions, theirs: theirs.questions },
		'questions',
		( sides, path ) => mergeQuestion( sides, path, note ),
		note
	);
	const webhooks = mergedWebhooks(
		{ base: webhooksOf( base ), mine: webhooksOf( mine ), theirs: webhooksOf( theirs ) },
		note
	);
	const rest = mergeFields( { base: restOf( base ), mine: myRest, theirs: restOf( theirs ) }, '', DEPTH, note );
	const isMine = questions === mine.questions && webhooks === webhooksOf( mine ) && rest === myRest;
	const merged = isMine ? mine : whole( rest, questions, webhooks );
	const { edits, conditions } = cascadeEdits( mine, merged );

	return { draft: applyEdits( merged, edits ).draft, conflicts, conditions, theirs };
}

type Rest = ReturnType< typeof restOf >;

/** All but the lists. */
function restOf( draft: Draft ) {
	const { notifications, ...rest } = omit( draft, 'questions' );
	return notifications === undefined
		? rest
		: { ...rest, notifications: { ...notifications, webhook: { active: notifications.webhook.active } } };
}

function whole( rest: Rest, questions: readonly FormQuestion[], webhooks: readonly FormWebhook[] ): Draft {
	const { notifications, ...others } = rest as Rest & { notifications?: Draft[ 'notifications' ] };
	return notifications === undefined
		? { ...others, questions }
		: {
				...others,
				questions,
				notifications: { ...notifications, webhook: { ...notifications.webhook, webhooks } },
			};
}

/** Both sides together may exceed a survey's limit: then only mine are used. */
function mergedWebhooks( lists: Sides< readonly FormWebhook[] >, note: Note ): readonly FormWebhook[] {
	const path = 'notifications.webhook.webhooks';
	const merged = mergeList( lists, path, ( sides, at ) => mergeWebhook( sides, at, note ), note );
	if ( merged.length > LIMITS.WEBHOOKS ) {
		note( { path, mine: lists.mine, theirs: lists.theirs } );
		return lists.mine;
	}
	return merged;
}

/** True if its questions were removed. */
export function losesQuestions( mine: Draft, merged: Draft ): boolean {
	return mine.questions.some( ( { id } ) => questionOf( merged, id ) === undefined );
}
