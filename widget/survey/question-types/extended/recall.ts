import type { WidgetQuestion } from '../../../../src/contract/types';
import { fillTokens, recalledAnswer } from '../../../shared/logic/recall';
import { type FlowState, cleanAnswers } from '../../flow/flow';

/** Returns what inserts the answers on the visited path, and hidden fields, into a text of the owner. */
export function recallIn( questions: readonly WidgetQuestion[], flow: FlowState ): ( text: string ) => string {
	const answers = Object.fromEntries(
		cleanAnswers( questions, flow ).map( ( { question_id: of, value, extra } ) => [
			of,
			recalledAnswer( value, questions.find( ( { id } ) => id === of )?.other, extra?.comments ),
		] )
	);
	return ( text ) => fillTokens( text, answers );
}
