import type { LogicCondition } from '@/contract/types';
import type { FormQuestion } from '../form/draft';
import type { When } from '../operations/conditions';
import { aboutQuestion } from './when';

type Logic = FormQuestion[ 'logic' ];

export function conditionOf( { subject, compare, value }: When ): LogicCondition {
	return { question_id: subject, compare, value };
}

export function whenIn( { question_id: subject, compare, value }: LogicCondition ): When {
	return { subject, compare, value };
}

/** Switched on it has a condition to fill in; where there is one question to ask for, it asks for that. */
export function switched( logic: Logic, enabled: boolean, subjects: readonly FormQuestion[] ): Logic {
	return enabled && logic.conditions.length === 0
		? withOneMore( { ...logic, enabled }, subjects )
		: { ...logic, enabled };
}

export function withOneMore( logic: Logic, subjects: readonly FormQuestion[] ): Logic {
	const only = subjects.length === 1 ? subjects[ 0 ] : undefined;
	return { ...logic, conditions: [ ...logic.conditions, conditionOf( aboutQuestion( only ) ) ] };
}

/** Without a condition there is nothing to decide by. */
export function withoutOne( logic: Logic, place: number ): Logic {
	const conditions = logic.conditions.filter( ( _, index ) => index !== place );
	return { ...logic, enabled: logic.enabled && conditions.length > 0, conditions };
}

export function withChanged( { conditions }: Logic, place: number, when: When ): LogicCondition[] {
	return conditions.map( ( condition, index ) => ( index === place ? conditionOf( when ) : condition ) );
}
