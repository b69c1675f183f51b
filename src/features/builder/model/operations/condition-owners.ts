import type { LogicCondition, RedirectCondition } from '@/contract/types';
import type { Draft, FormQuestion } from '../form/draft';
import { logicSubjects, type When } from './conditions';
import type { Ref } from './places';

/** A list of conditions and where it stands. */
export interface ConditionOwner {
	of: Ref;
	/** The field that changes with its conditions. */
	path: string;
	/** What its conditions may ask for. */
	subjects: readonly FormQuestion[];
	conditions: readonly When[];
	/** What its field becomes with these in their place; null for one that goes. */
	with: ( conditions: readonly ( When | null )[] ) => unknown;
}

/** Those that have any. */
export function conditionOwners( draft: Draft ): ConditionOwner[] {
	const owners = [ ...questionOwners( draft ), ...emailOwner( draft ), redirectOwner( draft ) ];
	return owners.filter( ( { conditions } ) => conditions.length > 0 );
}

/** All conditions must hold, so a question that has none left is asked like any other. */
function questionOwners( { questions }: Draft ): ConditionOwner[] {
	return questions.flatMap( ( { id, logic }, place ) =>
		logic.conditions.length === 0
			? []
			: [
					{
						of: { question: id },
						path: 'logic',
						subjects: logicSubjects( questions.slice( 0, place ) ),
						conditions: logic.conditions.map( whenOf ),
						with: ( changed ) => {
							const conditions = logicConditions( logic.conditions, changed );
							return { ...logic, enabled: logic.enabled && conditions.length > 0, conditions };
						},
					},
				]
	);
}

function emailOwner( { questions, notifications }: Draft ): ConditionOwner[] {
	if ( notifications === undefined ) {
		return [];
	}
	const { logic } = notifications.email;
	return [
		{
			of: {},
			path: 'notifications.email.logic',
			subjects: logicSubjects( questions ),
			conditions: logic.conditions.map( whenOf ),
			with: ( changed ) => {
				const conditions = logicConditions( logic.conditions, changed );
				return { ...logic, enable: logic.enable && conditions.length > 0, conditions };
			},
		},
	];
}

/** Where to go may depend on any question, one with a typed answer as well. */
function redirectOwner( { questions, settings }: Draft ): ConditionOwner {
	const { conditions } = settings.thank_you;
	return {
		of: {},
		path: 'settings.thank_you.conditions',
		subjects: questions,
		conditions: conditions.map( ( { question, condition_type: compare, condition: value } ) => ( {
			subject: question,
			compare,
			value,
		} ) ),
		with: ( changed ): RedirectCondition[] =>
			written( conditions, changed, ( condition, { value } ) => ( { ...condition, condition: value } ) ),
	};
}

function whenOf( { question_id: subject, compare, value }: LogicCondition ): When {
	return { subject, compare, value };
}

function logicConditions(
	conditions: readonly LogicCondition[],
	changed: readonly ( When | null )[]
): LogicCondition[] {
	return written( conditions, changed, ( condition, { value } ) => ( { ...condition, value } ) );
}

function written< Condition >(
	conditions: readonly Condition[],
	changed: readonly ( When | null )[],
	write: ( condition: Condition, when: When ) => Condition
): Condition[] {
	return conditions.flatMap( ( condition, index ) => {
		const when = changed[ index ] ?? null;
		return when === null ? [] : [ write( condition, when ) ];
	} );
}
