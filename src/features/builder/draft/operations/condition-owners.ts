import type { LogicCondition, QuotaCondition, RedirectCondition } from '@/contract/types';
import type { Draft, FormQuestion } from '../form/draft';
import { answerable } from '@/question-types/matrix/rows';
import { logicSubjects, type When } from '../logic/conditions';
import { quotasOf } from '../logic/quota-edits';
import type { Ref } from './items';

/** A list of conditions and its position. */
export interface ConditionOwner {
	of: Ref;
	/** The field with its conditions. */
	path: string;
	/** Questions that its conditions may use. */
	subjects: readonly FormQuestion[];
	conditions: readonly When[];
	/** Returns its field's value with these conditions instead; null for a removed one. */
	with: ( conditions: readonly ( When | null )[] ) => unknown;
}

/** Returns non-empty ones. */
export function conditionOwners( draft: Draft ): ConditionOwner[] {
	const owners = [ ...questionOwners( draft ), ...emailOwner( draft ), redirectOwner( draft ) ];
	return owners.filter( ( { conditions } ) => conditions.length > 0 );
}

/** All conditions must match, so a question with no conditions left is always asked. */
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

/** Quotas keep conditions on a deleted question, as errors: without one, a quota would count other people. */
export function quotaOwner( { questions, settings }: Draft ): ConditionOwner {
	const quotas = quotasOf( settings );
	return {
		of: {},
		path: 'settings.behavior.quotas',
		subjects: logicSubjects( questions ),
		conditions: quotas.flatMap( ( { conditions } ) => conditions.map( whenOf ) ),
		with: ( changed ) => {
			const left = [ ...changed ];
			return quotas.map( ( quota ) => ( {
				...quota,
				conditions: quota.conditions.map( ( condition ) => ( { ...condition, ...pickValue( left.shift() ) } ) ),
			} ) );
		},
	};
}

function pickValue( when: When | null | undefined ): Partial< Pick< When, 'value' > > {
	return when ? { value: when.value } : {};
}

/** Redirects may depend on any question, also one with a typed answer. */
function redirectOwner( { questions, settings }: Draft ): ConditionOwner {
	const { conditions } = settings.thank_you;
	return {
		of: {},
		path: 'settings.thank_you.conditions',
		subjects: answerable( questions ),
		conditions: conditions.map( ( { question, condition_type: compare, condition: value } ) => ( {
			subject: question,
			compare,
			value,
		} ) ),
		with: ( changed ): RedirectCondition[] =>
			written( conditions, changed, ( condition, { value } ) => ( { ...condition, condition: value } ) ),
	};
}

function whenOf( { question_id: subject, compare, value }: LogicCondition | QuotaCondition ): When {
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
