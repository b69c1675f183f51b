import type { LogicCondition, SubmittedAnswer } from '../../../src/contract/types';
import { conditionHolds } from './comparison';

/** A question and its conditions; without logic, it is always asked. */
export interface Conditional {
	id: string;
	logic: { action: 'show' | 'hide'; conditions: readonly LogicCondition[] } | null;
}

/** Answers by question id; null or missing for a skipped question. */
export type Values = Readonly< Record< string, SubmittedAnswer[ 'value' ] > >;

/**
 * Returns the questions to ask, given the answers, like includes/Surveys/Questions/LogicEvaluator.php; tests/fixtures/logic.json runs
 * against both.
 *
 * It works from the first question to the last: each depends only on earlier questions that are asked themselves, so no survey
 * can loop, and the answer to a question that is now hidden is ignored.
 */
export function questionsToAsk( questions: readonly Conditional[], values: Values ): string[] {
	const ids: string[] = [];
	for ( const { id, logic } of questions ) {
		const fits = ( { question_id: subject, compare, value }: LogicCondition ): boolean =>
			ids.includes( subject ) && conditionHolds( compare, value, values[ subject ] ?? null );

		if ( ! logic?.conditions.length || logic.conditions.every( fits ) === ( logic.action !== 'hide' ) ) {
			ids.push( id );
		}
	}
	return ids;
}
