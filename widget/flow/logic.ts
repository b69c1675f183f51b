import type { LogicCondition, SubmittedAnswer } from '../../src/contract/types';
import { holds } from './comparison';

/** A question and when it is asked; without logic always. */
export interface Conditional {
	id: string;
	logic: { action: 'show' | 'hide'; conditions: readonly LogicCondition[] } | null;
}

/** Answers by question id; null, or none, for a skipped question. */
export type Values = Readonly< Record< string, SubmittedAnswer[ 'value' ] > >;

/**
 * Which questions are asked, given what was answered, as includes/Questions/LogicRules.php decides it;
 * tests/fixtures/logic.json runs against both.
 *
 * From the first question to the last: what is asked rests only on questions before it that were asked themselves, so
 * no survey can run in a circle, and the answer to a question that is hidden since counts as none.
 */
export function asked( questions: readonly Conditional[], values: Values ): string[] {
	const ids: string[] = [];
	for ( const { id, logic } of questions ) {
		const fits = ( { question_id: subject, compare, value }: LogicCondition ): boolean =>
			ids.includes( subject ) && holds( compare, value, values[ subject ] ?? null );

		if ( ! logic?.conditions.length || logic.conditions.every( fits ) === ( logic.action !== 'hide' ) ) {
			ids.push( id );
		}
	}
	return ids;
}
