import { __ } from '@wordpress/i18n';
import type { LogicCondition, Question } from '@/contract/types';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	question: Question;
	/** The template's. */
	questions: readonly Question[];
}

/** The conditions under which a template asks a question. */
export function QuestionConditions( { question: { logic }, questions }: Props ) {
	return logic.enabled
		? logic.conditions.map( ( condition ) => (
				<p key={ condition.question_id } className="uf-template-dialog__condition">
					{ inWords( condition, 1 + questions.findIndex( ( { id } ) => id === condition.question_id ) ) }
				</p>
			) )
		: null;
}

function inWords( { compare, value }: LogicCondition, number: number ): string {
	const of = formatNumber( number );
	const answer = typeof value === 'number' ? formatNumber( value ) : String( value );
	switch ( compare ) {
		case '!=':
			/* translators: 1: number of a question. 2: an answer */
			return sprintf( __( 'Only if the answer to question %1$s is not “%2$s”', 'userfeedback' ), of, answer );
		case '<':
			/* translators: 1: number of a question. 2: a number of a scale */
			return sprintf( __( 'Only if the answer to question %1$s is below %2$s', 'userfeedback' ), of, answer );
		case '>':
			/* translators: 1: number of a question. 2: a number of a scale */
			return sprintf( __( 'Only if the answer to question %1$s is above %2$s', 'userfeedback' ), of, answer );
		default:
			/* translators: 1: number of a question. 2: an answer */
			return sprintf( __( 'Only if the answer to question %1$s is “%2$s”', 'userfeedback' ), of, answer );
	}
}
