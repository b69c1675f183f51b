import type { LogicCondition } from '@/contract/types';
import type { FormQuestion } from '../form/draft';
import type { When } from './conditions';
import { aboutQuestion } from './comparisons';

type Logic = FormQuestion[ 'logic' ];

export function conditionOf( { subject, compare, value }: When ): LogicCondition {
	return { question_id: subject, compare, value };
}

export function whenIn( { question_id: subject, compare, value }: LogicCondition ): When {
	return { subject, compare, value };
}

/** When switched on, it adds a condition to fill in; if only one question is possible, it uses that. */
export function switched( logic: Logic, enabled: boolean, subjects: readonly FormQuestion[] ): Logic {
	return { ...logic, enabled, conditions: toFillIn( logic.conditions, enabled, subjects ) };
}

export function toFillIn(
	conditions: LogicCondition[],
	isOn: boolean,
	subjects: readonly FormQuestion[]
): LogicCondition[] {
	return isOn && conditions.length === 0 ? oneMore( conditions, subjects ) : conditions;
}

/** Switches logic off without conditions. */
export function withConditions( logic: Logic, conditions: LogicCondition[] ): Logic {
	return { ...logic, enabled: logic.enabled && conditions.length > 0, conditions };
}

export function oneMore( conditions: readonly LogicCondition[], subjects: readonly FormQuestion[] ): LogicCondition[] {
	const only = subjects.length === 1 ? subjects[ 0 ] : undefined;
	return [ ...conditions, conditionOf( aboutQuestion( only ) ) ];
}

export function withoutAt( conditions: readonly LogicCondition[], place: number ): LogicCondition[] {
	return conditions.filter( ( _, index ) => index !== place );
}

export function changedAt( conditions: readonly LogicCondition[], place: number, when: When ): LogicCondition[] {
	return conditions.map( ( condition, index ) => ( index === place ? conditionOf( when ) : condition ) );
}
