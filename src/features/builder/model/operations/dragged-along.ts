import { type Draft, questionOf } from '../form/draft';
import { isSame } from '@/lib/same';
import { type ConditionOwner, conditionOwners } from './condition-owners';
import { leftOf, type When } from './conditions';
import type { Edit } from './edits';

export interface Dragged {
	edits: readonly Edit[];
	/** Conditions that went, or lost answers. */
	conditions: number;
}

/** What a change takes along: conditions that can decide nothing any more, and what webhooks send of a question. */
export function draggedAlong( before: Draft, after: Draft ): Dragged {
	const were = conditionOwners( before );
	const dragged = conditionOwners( after ).map( ( owner ) =>
		changedConditions( owner, ( when ) => leftIn( owner, when, were ) )
	);
	return {
		edits: [ ...dragged.flatMap( ( { edits } ) => edits ), ...webhooksWithout( before, after ) ],
		conditions: dragged.reduce( ( sum, { conditions } ) => sum + conditions, 0 ),
	};
}

/** Conditions that ask for an option follow when it is renamed. */
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
	return conditionOwners( draft ).flatMap( ( owner ) => changedConditions( owner, follow ).edits );
}

function changedConditions( owner: ConditionOwner, change: ( when: When ) => When | null ): Dragged {
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

/** A webhook goes on to send the key, with nothing in it. */
function webhooksWithout( before: Draft, after: Draft ): Edit[] {
	const webhooks = after.notifications?.webhook.webhooks ?? [];
	const isGone = ( id: string ) => questionOf( before, id ) !== undefined && questionOf( after, id ) === undefined;
	return webhooks.flatMap( ( { id: webhook, body } ) =>
		body
			.filter( ( { value } ) => isGone( value ) )
			.map( ( { id: row } ): Edit => ( { kind: 'set', of: { webhook, row }, path: 'value', value: '' } ) )
	);
}
