import { answerable } from '@/question-types/matrix/rows';
import type { Draft } from '../form/draft';
import { isSame } from '@/lib/is-same';
import { type ConditionOwner, conditionOwners, quotaOwner } from './condition-owners';
import { leftOf, type When } from '../logic/conditions';
import type { Edit } from './edits';
import { firstPageEdits } from './pages';

export interface CascadeEdits {
	edits: readonly Edit[];
	/** Conditions that were removed or lost answers. */
	conditions: number;
}

/**
 * Side effects of a change: removes conditions that can't decide anything anymore, and question data that webhooks send, and
 * starts a page with the first question.
 */
export function cascadeEdits( before: Draft, after: Draft ): CascadeEdits {
	const were = conditionOwners( before );
	const dragged = conditionOwners( after ).map( ( owner ) =>
		changedConditions( owner, ( when ) => leftIn( owner, when, were ) )
	);
	return {
		edits: [
			...dragged.flatMap( ( { edits } ) => edits ),
			...webhooksWithout( before, after ),
			...firstPageEdits( after ),
		],
		conditions: dragged.reduce( ( sum, { conditions } ) => sum + conditions, 0 ),
	};
}

/** Updates conditions that use an option when it is renamed. */
export function renamedOption( draft: Draft, questionId: string, from: string, to: string ): readonly Edit[] {
	const follow = ( when: When ): When => {
		const { subject, value } = when;
		if ( subject !== questionId ) {
			return when;
		}
		return Array.isArray( value )
			? { ...when, value: value.map( ( answer ) => ( answer === from ? to : answer ) ) }
			: { ...when, value: value === from ? to : value };
	};
	const owners = [ ...conditionOwners( draft ), ...( IN_EDITION.behavior ? [ quotaOwner( draft ) ] : [] ) ];
	return owners.flatMap( ( owner ) => changedConditions( owner, follow ).edits );
}

function changedConditions( owner: ConditionOwner, change: ( when: When ) => When | null ): CascadeEdits {
	const changed = owner.conditions.map( change );
	const count = changed.filter( ( when, index ) => ! isSame( when, owner.conditions[ index ] ) ).length;
	return {
		edits: count === 0 ? [] : [ { kind: 'set', of: owner.of, path: owner.path, value: owner.with( changed ) } ],
		conditions: count,
	};
}

function leftIn( owner: ConditionOwner, when: When, were: readonly ConditionOwner[] ): When | null {
	const old = were.find( ( { of, path } ) => of.question === owner.of.question && path === owner.path );
	const wasThere = old?.conditions.some( ( condition ) => isSame( condition, when ) ) === true;
	const subject = ( { subjects }: ConditionOwner ) => subjects.find( ( { id } ) => id === when.subject );
	return leftOf( when, subject( owner ), wasThere ? subject( old ) : null );
}

/** Keeps the key in the webhook, without a value. */
function webhooksWithout( before: Draft, after: Draft ): Edit[] {
	const webhooks = after.notifications?.webhook.webhooks ?? [];
	const has = ( { questions }: Draft, id: string ) =>
		answerable( questions ).some( ( question ) => question.id === id );
	const isGone = ( id: string ) => has( before, id ) && ! has( after, id );
	return webhooks.flatMap( ( { id: webhook, body } ) =>
		body
			.filter( ( { value } ) => isGone( value ) )
			.map( ( { id: row } ): Edit => ( { kind: 'set', of: { webhook, row }, path: 'value', value: '' } ) )
	);
}
